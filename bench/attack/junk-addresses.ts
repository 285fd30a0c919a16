import { measureLoad } from '#bench/http-load.ts';
import { createRandom } from '#bench/random.ts';
import { readMetric } from './ask.ts';
import { withServer } from './attacked-server.ts';
import { offerLoad } from './open-loop.ts';
import { randomWork } from './random-work.ts';
import type { Settings } from './settings.ts';
import { milliseconds, percentile, printTable, type Row, tally } from './table.ts';

const REQUESTS_PER_SECOND = 40;
const WARM_UP_REQUESTS = 200;
const CONNECTIONS = 50;
const KINDS = [
  { name: 'unknown parameter', request: (id: number) => `GET /home?x${id}=1` },
  { name: 'known parameter, unknown ones', request: (id: number) => `GET ${EXPLORE}&x=${id}` },
  { name: 'HEAD', request: (id: number) => `HEAD /home?y${id}=1` },
  { name: 'no such page', request: (id: number) => `GET /no-such-page-${id}` },
  { name: 'long address', request: (id: number) => `GET /home?${'z'.repeat(700)}${id}=1` },
];
const EXPLORE = '/explore-properties/properties-for-sale?loc=1';

/** Asks for addresses that nobody links to, and counts the ready answers that are kept of them. */
export async function junkAddresses({
  seconds,
  listings,
  limitMegabytes,
}: Settings): Promise<void> {
  await withServer({ listings, limitMegabytes }, async ({ port, memoryRows }) => {
    const random = createRandom(5);
    const warmUp = Array.from({ length: WARM_UP_REQUESTS }, () => randomWork(random));
    await measureLoad(port, 1, warmUp);
    const rows: Row[] = [];
    for (const { name, request } of KINDS) {
      const kept = await readMetric(port, 'ready_answers_kept');
      const missed = await readMetric(port, 'ready_answers_total{outcome="miss"}');
      const { samples } = await offerLoad(
        port,
        {
          requestsPerSecond: REQUESTS_PER_SECOND,
          seconds: seconds / KINDS.length,
          drainSeconds: 20,
          maxConnections: CONNECTIONS,
        },
        () =>
          `${request(random.below(1e9))} HTTP/1.1\r\nHost: bench\r\nAccept-Encoding: br\r\n\r\n`,
      );
      const newlyKept = (await readMetric(port, 'ready_answers_kept')) - kept;
      const made = (await readMetric(port, 'ready_answers_total{outcome="miss"}')) - missed;
      const times = samples.map(({ tookMs }) => tookMs);
      rows.push(
        [`${name}: answers`, tally(samples.map(({ status }) => status))],
        [`${name}: made anew, newly kept`, `${made}, ${newlyKept}`, 'at most 1 each'],
        [`${name}: p50`, milliseconds(percentile(times, 0.5))],
      );
    }
    printTable(`junk addresses: ${REQUESTS_PER_SECOND} requests/s`, [...rows, ...memoryRows()]);
  });
}
