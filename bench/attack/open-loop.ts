import { setTimeout as sleep } from 'node:timers/promises';
import { Lane } from './lane.ts';

const TICK_MS = 4;
const LOOK_MS = 50;

/** One request: when it was due after the start, how long its answer took from then (infinite without one), and its status (0 without). */
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
 * Sends requests at a fixed rate however slowly they are answered, each on a connection that is free; another one is
 * opened when none is. Answers one sample for each request; `unsent` tells how many found no connection.
 */
export async function offerLoad(
  port: number,
  { requestsPerSecond, seconds, drainSeconds, maxConnections }: Load,
  next: () => string,
): Promise<{ samples: Sample[]; unsent: number }> {
  const samples: Sample[] = [];
  const free: Lane[] = [];
  const open = new Set<Lane>();
  const total = Math.round(requestsPerSecond * seconds);
  let sent = 0;
  let unsent = 0;
  const started = performance.now();

  const connect = () => {
    const lane = new Lane(port, () => open.delete(lane));
    open.add(lane);
    return lane;
  };
  const takeLane = () => {
    for (let lane = free.pop(); lane !== undefined; lane = free.pop()) if (lane.isOpen) return lane;
    return open.size < maxConnections ? connect() : undefined;
  };
  const send = (dueMs: number) => {
    const lane = takeLane();
    if (lane === undefined) {
      unsent += 1;
      return;
    }
    lane.ask(next(), (status) => {
      const tookMs = status === 0 ? Number.POSITIVE_INFINITY : performance.now() - started - dueMs;
      samples.push({ atMs: dueMs, tookMs, status });
      if (lane.isOpen) free.push(lane);
    });
  };

  while (sent < total) {
    const due = Math.min(total, ((performance.now() - started) / 1000) * requestsPerSecond);
    for (; sent < due; sent += 1) send((sent / requestsPerSecond) * 1000);
    await sleep(TICK_MS);
  }
  const deadline = performance.now() + drainSeconds * 1000;
  while (samples.length + unsent < sent && performance.now() < deadline) await sleep(LOOK_MS);
  for (const lane of open) lane.close();
  // What is still unanswered becomes a sample when its connection closes.
  await sleep(LOOK_MS);
  return { samples, unsent };
}
