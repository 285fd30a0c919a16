import { setTimeout as sleep } from 'node:timers/promises';
import { getRequest, measureLoad } from '#bench/http-load.ts';
import { createRandom } from '#bench/random.ts';
import { type AttackedServer, withServer } from './attacked-server.ts';
import type { Offered, RandomLoad } from './load-process.ts';
import { offerLoad, type Sample } from './open-loop.ts';
import { randomWork } from './random-work.ts';
import type { Settings } from './settings.ts';
import { startProcess } from './start-process.ts';
import { milliseconds, ofAll, percentile, printTable, type Row } from './table.ts';

const OVERLOAD_FACTOR = 4;
const WARM_UP_REQUESTS = 1000;
const CAPACITY_REQUESTS = 600;
const CAPACITY_ROUNDS = 3;
const CAPACITY_CONNECTIONS = 8;
const DRAIN_SECONDS = 60;
const PROBES_PER_SECOND = 10;
/** Together with the probes below what a process may open by default on many systems (20,000). */
const MAX_CONNECTIONS = 18_000;
const NORMAL_MS = 500;
/** Most load balancers open a connection per check, and the server must first accept it. */
const HEALTH_AND_CLOSE = 'GET /healthz HTTP/1.1\r\nHost: bench\r\nConnection: close\r\n\r\n';

/** Offers four times the work the server can do; asks for its health and a ready page. */
export async function overload({ seconds, listings, limitMegabytes }: Settings): Promise<void> {
  await withServer({ listings, limitMegabytes }, async (server) => {
    const offerRandomWork = await startProcess<RandomLoad, Offered>('load-process.ts');
    const best = await measureCapacity(server.port);
    const requestsPerSecond = OVERLOAD_FACTOR * best;
    const load = { seconds, drainSeconds: DRAIN_SECONDS };
    const probe = { ...load, requestsPerSecond: PROBES_PER_SECOND, maxConnections: 500 };
    await offerLoad(server.port, { ...probe, seconds: 1 }, () => getRequest('/home'));
    const [{ samples, unsent }, health, newHealth, ready, secondsUntilNormal] = await Promise.all([
      offerRandomWork({
        port: server.port,
        load: { ...load, requestsPerSecond, maxConnections: MAX_CONNECTIONS },
        seed: 2,
      }),
      offerLoad(server.port, probe, () => getRequest('/healthz')),
      offerLoad(server.port, probe, () => HEALTH_AND_CLOSE),
      offerLoad(server.port, probe, () => getRequest('/home')),
      sleep(seconds * 1000).then(() => waitUntilNormal(server)),
    ]);
    printTable(
      `overload: ${Math.round(requestsPerSecond)} requests/s of uncached work for ${seconds} s; the server's best is ${Math.round(best)}/s`,
      [
        ...workRows(samples, { best, seconds }),
        ['requests that found no connection free', unsent],
        ...probeRows('/healthz', health.samples, 'at most 100 ms'),
        ...probeRows('/healthz on a new connection', newHealth.samples, 'at most 100 ms'),
        ...probeRows('a ready page', ready.samples),
        ['until answers are normal again', milliseconds(secondsUntilNormal * 1000), 'at most 5 s'],
        ...server.memoryRows(),
      ],
    );
  });
}

async function measureCapacity(port: number): Promise<number> {
  const random = createRandom(1);
  const requests = (count: number) => Array.from({ length: count }, () => randomWork(random));
  await measureLoad(port, CAPACITY_CONNECTIONS, requests(WARM_UP_REQUESTS));
  let best = 0;
  for (let round = 0; round < CAPACITY_ROUNDS; round += 1) {
    const { requestsPerSecond } = await measureLoad(
      port,
      CAPACITY_CONNECTIONS,
      requests(CAPACITY_REQUESTS),
    );
    best = Math.max(best, requestsPerSecond);
  }
  return best;
}

function workRows(
  samples: readonly Sample[],
  { best, seconds }: { best: number; seconds: number },
): Row[] {
  const times = (status: number) =>
    samples.filter((sample) => sample.status === status).map(({ tookMs }) => tookMs);
  const accepted = times(200);
  const refused = times(503);
  const inTime = samples.filter(
    ({ status, atMs, tookMs }) => status === 200 && atMs + tookMs <= seconds * 1000,
  );
  const lastMs = percentile(
    samples.map(({ atMs, tookMs }) => atMs + tookMs).filter(Number.isFinite),
    1,
  );
  return [
    ['goodput during the load, of the best', ofAll(inTime.length, best * seconds), 'at least 80 %'],
    ['accepted, p50', milliseconds(percentile(accepted, 0.5))],
    ['accepted, p99', milliseconds(percentile(accepted, 0.99)), 'at most 2 s'],
    ['answered 503', ofAll(refused.length, samples.length)],
    ['503, p50', milliseconds(percentile(refused, 0.5))],
    ['503, p99', milliseconds(percentile(refused, 0.99)), 'at once'],
    ['no answer or another status', samples.length - accepted.length - refused.length],
    ['last answer after the end of the load', milliseconds(Math.max(0, lastMs - seconds * 1000))],
  ];
}

function probeRows(name: string, samples: readonly Sample[], required?: string): Row[] {
  const times = samples.map(({ status, tookMs }) =>
    status === 200 ? tookMs : Number.POSITIVE_INFINITY,
  );
  const slowest = milliseconds(percentile(times, 1));
  return [
    [`${name}, p50`, milliseconds(percentile(times, 0.5))],
    required === undefined
      ? [`${name}, slowest`, slowest]
      : [`${name}, slowest`, slowest, required],
  ];
}

/** Seconds until uncached work is as fast as without load; infinite after a minute. */
async function waitUntilNormal({ port, memory }: AttackedServer): Promise<number> {
  const random = createRandom(3);
  const started = performance.now();
  const elapsedSeconds = () => (performance.now() - started) / 1000;
  while (elapsedSeconds() < DRAIN_SECONDS && memory.killedAfterSeconds() === undefined) {
    const seconds = elapsedSeconds();
    const { samples } = await offerLoad(
      port,
      { requestsPerSecond: 1, seconds: 1, drainSeconds: NORMAL_MS / 1000, maxConnections: 1 },
      () => randomWork(random),
    );
    if (samples.some(({ status, tookMs }) => status === 200 && tookMs < NORMAL_MS)) return seconds;
  }
  return Number.POSITIVE_INFINITY;
}
