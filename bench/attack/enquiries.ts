import { loadavg } from 'node:os';
import { createRandom } from '#bench/random.ts';
import { withServer } from './attacked-server.ts';
import { type Load, offerLoad } from './open-loop.ts';
import { usedByTree } from './process-tree.ts';
import { randomWork } from './random-work.ts';
import type { Settings } from './settings.ts';
import { milliseconds, percentile, printTable, type Row, tally } from './table.ts';

const AN_HOUR = 1000;
/** Longer would ask no more: the rate is what counts. */
const MAX_SECONDS = 30;
/** None again at the end says how far the machine itself has changed meanwhile. */
const RATES = [0, AN_HOUR / 3600, (10 * AN_HOUR) / 3600, 0];
const PAGES_PER_SECOND = 8;

/** Reads pages alone, then while 1,000 and 10,000 enquiries an hour arrive, in one run. */
export async function enquiries({ seconds, listings, limitMegabytes }: Settings): Promise<void> {
  const environment = { TRUSTED_PROXY: 'loopback' };
  await withServer({ listings, limitMegabytes, environment }, async ({ port, pid, memoryRows }) => {
    const load: Load = {
      requestsPerSecond: PAGES_PER_SECOND,
      seconds: Math.min(seconds, MAX_SECONDS),
      drainSeconds: 30,
      maxConnections: 500,
    };
    await offerLoad(port, load, pagesOf(1));
    const rows: Row[] = [];
    let alone: Measured | undefined;
    for (const [index, rate] of RATES.entries()) {
      const before = usedByTree(pid).processorSeconds;
      const [pages, sent] = await Promise.all([
        offerLoad(port, load, pagesOf(2 + index)),
        offerLoad(port, { ...load, requestsPerSecond: rate }, enquiry),
      ]);
      const times = pages.samples.map(({ tookMs }) => tookMs);
      const measured = { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
      alone ??= measured;
      const used = usedByTree(pid).processorSeconds - before;
      rows.push(
        [`${Math.round(rate * 3600)} enquiries an hour: answered`, tally(statusesOf(sent))],
        ['  pages, p50 and p99', `${milliseconds(measured.p50)}, ${milliseconds(measured.p99)}`],
        ['  against none', `${ratio(measured.p50, alone.p50)}, ${ratio(measured.p99, alone.p99)}`],
        ['  processor time', `${used.toFixed(1)} s`],
      );
    }
    printTable(
      `enquiries: ${PAGES_PER_SECOND} pages a second for ${load.seconds} s each; load of the machine ${loadavg()[0]?.toFixed(1)}`,
      [...rows, ...memoryRows()],
    );
  });
}

interface Measured {
  readonly p50: number;
  readonly p99: number;
}

/** Another seed for each part: what was asked before is kept ready. */
function pagesOf(seed: number): () => string {
  const random = createRandom(seed);
  return () => randomWork(random);
}

let sender = 0;

/** From another address and phone each time, as people are; only a trusted proxy is believed. */
function enquiry(): string {
  sender += 1;
  const body = JSON.stringify({
    kind: 'call-back',
    name: `Buyer ${sender}`,
    phone: `98${String(sender).padStart(8, '0')}`,
    consent: true,
  });
  return [
    'POST /api/Enquiry HTTP/1.1',
    'Host: bench',
    `X-Forwarded-For: 10.${(sender >> 16) & 255}.${(sender >> 8) & 255}.${sender & 255}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    '',
    body,
  ].join('\r\n');
}

function statusesOf({ samples }: { samples: readonly { status: number }[] }): number[] {
  return samples.map(({ status }) => status);
}

function ratio(value: number, base: number): string {
  return `× ${(value / base).toFixed(2)}`;
}
