import { setTimeout as sleep } from 'node:timers/promises';
import { KeepAliveConnection } from './keep-alive-connection.ts';

const TICK_MS = 4;
const LOOK_MS = 50;

/** `atMs`: due time after the start. Without an answer `tookMs` is infinite and `status` 0. */
export interface Sample {
  readonly atMs: number;
  readonly tookMs: number;
  readonly status: number;
}

export interface Load {
  readonly requestsPerSecond: number;
  readonly seconds: number;
  /** How long answers are waited for after the last request. */
  readonly drainSeconds: number;
  readonly maxConnections: number;
}

/**
 * Sends requests at a fixed rate however slowly they are answered, each on a free connection or a
 * new one. Returns one sample per request; `unsent` counts those that found no connection.
 */
export async function offerLoad(
  port: number,
  { requestsPerSecond, seconds, drainSeconds, maxConnections }: Load,
  next: () => string,
): Promise<{ samples: Sample[]; unsent: number }> {
  const samples: Sample[] = [];
  const free: KeepAliveConnection[] = [];
  const open = new Set<KeepAliveConnection>();
  const total = Math.round(requestsPerSecond * seconds);
  let sent = 0;
  let unsent = 0;
  const started = performance.now();

  const connect = () => {
    const connection = new KeepAliveConnection(port, () => open.delete(connection));
    open.add(connection);
    return connection;
  };
  const takeConnection = () => {
    for (let connection = free.pop(); connection !== undefined; connection = free.pop())
      if (connection.isOpen) return connection;
    return open.size < maxConnections ? connect() : undefined;
  };
  const send = (dueMs: number) => {
    const connection = takeConnection();
    if (connection === undefined) {
      unsent += 1;
      return;
    }
    connection.ask(next(), (status) => {
      const tookMs = status === 0 ? Number.POSITIVE_INFINITY : performance.now() - started - dueMs;
      samples.push({ atMs: dueMs, tookMs, status });
      if (connection.isOpen) free.push(connection);
    });
  };

  while (sent < total) {
    const due = Math.min(total, ((performance.now() - started) / 1000) * requestsPerSecond);
    for (; sent < due; sent += 1) send((sent / requestsPerSecond) * 1000);
    await sleep(TICK_MS);
  }
  const deadline = performance.now() + drainSeconds * 1000;
  while (samples.length + unsent < sent && performance.now() < deadline) await sleep(LOOK_MS);
  for (const connection of open) connection.close();
  // What is still unanswered becomes a sample when its connection closes.
  await sleep(LOOK_MS);
  return { samples, unsent };
}
