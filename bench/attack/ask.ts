import { type OutgoingHttpHeaders, request } from 'node:http';

export interface Answer {
  /** 0 when none came. */
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | undefined;
  readonly tookMs: number;
}

interface Ask {
  readonly method?: string;
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** One of this machine's own addresses to ask from, e.g. 127.0.0.2. */
  readonly from?: string;
  readonly timeoutMs?: number;
}

/** One request on a connection of its own. */
export function ask(
  port: number,
  { method = 'GET', path, headers, body, from = '127.0.0.1', timeoutMs = 60_000 }: Ask,
): Promise<Answer> {
  const started = performance.now();
  const json = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve) => {
    const finish = (status: number, text: string, retryAfter?: string) =>
      resolve({ status, text, retryAfter, tookMs: performance.now() - started });
    const sent = request({
      host: '127.0.0.1',
      port,
      method,
      path,
      localAddress: from,
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      headers: { ...(json && { 'Content-Type': 'application/json' }), ...headers },
    });
    sent.on('error', () => finish(0, ''));
    sent.on('response', async (response) => {
      const { statusCode = 0, headers } = response;
      const parts: Buffer[] = [];
      try {
        for await (const part of response) parts.push(part);
        finish(statusCode, Buffer.concat(parts).toString(), headers['retry-after']);
      } catch {
        finish(0, '');
      }
    });
    sent.end(json);
  });
}

/** The number of one metric; 0 when the server does not tell it. */
export async function readMetric(port: number, name: string): Promise<number> {
  const { text } = await ask(port, { path: '/metrics' });
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? 0);
}
