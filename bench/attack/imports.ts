import { loadavg } from 'node:os';
import { gzipSync } from 'node:zlib';
import { getRequest } from '#bench/http-load.ts';
import { importFile } from '#bench/import-file.ts';
import { createRandom } from '#bench/random.ts';
import { ask, readMetric } from './ask.ts';
import { STAFF, withServer } from './attacked-server.ts';
import { type Load, offerLoad } from './open-loop.ts';
import { randomWork } from './random-work.ts';
import type { Settings } from './settings.ts';
import { milliseconds, percentile, printTable } from './table.ts';

const PROMISED_SECONDS = 30;
const PAGES: Load = {
  requestsPerSecond: 10,
  seconds: PROMISED_SECONDS,
  drainSeconds: 30,
  maxConnections: 200,
};
const LONGEST_TURN = 'nodejs_eventloop_lag_max_seconds';

/** Imports a file as the browser sends it, and asks for pages meanwhile. */
export async function imports({ limitMegabytes, listings, rows }: Settings): Promise<void> {
  const file = new Blob([gzipSync(importFile(rows))]);
  await withServer({ limitMegabytes, listings, hasOneCore: false }, async ({ port, memory }) => {
    const { text } = await ask(port, {
      method: 'POST',
      path: '/api/Acount/authenticate',
      body: STAFF,
    });
    const { token } = JSON.parse(text);
    await ask(port, { path: '/home' });
    const random = createRandom(7);
    const processorSeconds = () => readMetric(port, 'process_cpu_seconds_total');
    const before = await processorSeconds();
    await readMetric(port, LONGEST_TURN);
    const measured = send(port, token, file).then(async (answer) => ({
      ...answer,
      longestTurnMs: 1000 * (await readMetric(port, LONGEST_TURN)),
      usedSeconds: (await processorSeconds()) - before,
    }));
    const [{ last, tookMs, longestTurnMs, usedSeconds }, ready, made] = await Promise.all([
      measured,
      offerLoad(port, PAGES, () => getRequest('/home')),
      offerLoad(port, PAGES, () => randomWork(random)),
    ]);
    const meanwhile = ({ samples }: typeof ready) =>
      percentile(
        samples.filter(({ atMs }) => atMs < tookMs).map(({ tookMs }) => tookMs),
        0.99,
      );
    printTable(
      `import: ${rows} rows, ${(file.size / 1e6).toFixed(1)} MB packed, beside ${listings} listings; load of the machine ${loadavg()[0]?.toFixed(1)}`,
      [
        ['answered', last],
        ['until the answer', milliseconds(tookMs), `at most ${PROMISED_SECONDS} s`],
        ['processor time of the server, with pages', `${usedSeconds.toFixed(1)} s`],
        ['longest turn of the event loop', milliseconds(longestTurnMs), 'at most 50 ms'],
        ['a ready page meanwhile, p99', milliseconds(meanwhile(ready)), 'at most 100 ms'],
        ['a page that is made meanwhile, p99', milliseconds(meanwhile(made)), 'at most 100 ms'],
        ['peak resident memory of the server', `${memory.peakMegabytes()} MB`, 'at most 512 MB'],
      ],
    );
  });
}

async function send(port: number, token: string, file: Blob) {
  const started = performance.now();
  const body = new FormData();
  body.set('file', file, 'listings.csv.gz');
  const response = await fetch(`http://127.0.0.1:${port}/api/Import`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body,
  });
  const lines = (await response.text()).trim().split('\n');
  const last = `${response.status} ${lines.at(-1)?.slice(0, 120)}`;
  return { last, tookMs: performance.now() - started };
}
