import { connect, type Socket } from 'node:net';

export interface Load {
  readonly requestsPerSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly slowestMs: number;
}

const MAX_SECONDS = 12;
const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Sends one request after another over each connection, for up to `MAX_SECONDS`. Throws at the
 * first answer that is not 200. It speaks just enough HTTP/1.1 to be far cheaper than the server.
 */
export async function measureLoad(
  port: number,
  connections: number,
  requests: readonly string[],
): Promise<Load> {
  const queue = requests.values();
  const times: number[] = [];
  const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)));
  const started = performance.now();
  await Promise.all(
    sockets.map(async (socket) => {
      for (const request of queue) {
        if (performance.now() - started > MAX_SECONDS * 1000) break;
        const sent = performance.now();
        await exchange(socket, request);
        times.push(performance.now() - sent);
      }
      socket.destroy();
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  const percentile = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    requestsPerSecond: times.length / seconds,
    p50Ms: percentile(0.5),
    p99Ms: percentile(0.99),
    slowestMs: percentile(1),
  };
}

export async function sizeOfAnswer(port: number, request: string): Promise<number> {
  const socket = await open(port);
  const size = await exchange(socket, request);
  socket.destroy();
  return size;
}

export function getRequest(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: bench\r\nAccept-Encoding: br, gzip\r\n\r\n`;
}

export function postRequest(path: string, body: unknown, token?: string): string {
  const json = JSON.stringify(body);
  const length = Buffer.byteLength(json);
  const session = token === undefined ? '' : `Authorization: Bearer ${token}\r\n`;
  return `POST ${path} HTTP/1.1\r\nHost: bench\r\n${session}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${json}`;
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Resolves with the size of the complete body. */
function exchange(socket: Socket, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let received = 0;
    let head = Buffer.alloc(0);
    let end = Number.POSITIVE_INFINITY;
    let size = 0;
    const stop = (finish: () => void) => {
      socket.off('data', read).off('close', closed);
      finish();
    };
    const closed = () => stop(() => reject(new Error('The server closed the connection.')));
    const read = (chunk: Buffer) => {
      received += chunk.length;
      if (end === Number.POSITIVE_INFINITY) {
        head = Buffer.concat([head, chunk]);
        const bodyStart = head.indexOf(HEAD_END) + HEAD_END.length;
        if (bodyStart < HEAD_END.length) return;
        const text = head.toString('latin1', 0, bodyStart);
        const length = /^content-length: (\d+)/im.exec(text)?.[1];
        if (!text.startsWith('HTTP/1.1 200') || length === undefined)
          return stop(() => reject(new Error(`${request}\n${head}`)));
        size = Number(length);
        end = bodyStart + size;
      }
      if (received >= end) stop(() => resolve(size));
    };
    socket.on('data', read).on('close', closed);
    socket.write(request);
  });
}
