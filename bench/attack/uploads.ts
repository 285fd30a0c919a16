import { loadavg } from 'node:os';
import { getRequest, measureLoad } from '#bench/http-load.ts';
import { createRandom } from '#bench/random.ts';
import { ask } from './ask.ts';
import { STAFF, withServer } from './attacked-server.ts';
import { type Load, offerLoad } from './open-loop.ts';
import { usedByTree, watchTree } from './process-tree.ts';
import { randomWork } from './random-work.ts';
import type { Settings } from './settings.ts';
import { startProcess } from './start-process.ts';
import { milliseconds, percentile, printTable, tally } from './table.ts';
import type { Uploaded, Uploads } from './upload-process.ts';

const PROMISED_SECONDS = 20;
/** A server that has just started is slow until its code is compiled. */
const WARM_UP_REQUESTS = 200;
const PAGES: Load = {
  requestsPerSecond: 10,
  seconds: PROMISED_SECONDS,
  drainSeconds: 30,
  maxConnections: 200,
};

/** Sends ten photos of a phone to one listing at once, and asks for pages meanwhile. */
export async function uploads({ limitMegabytes }: Settings): Promise<void> {
  const upload = await startProcess<Uploads, Uploaded>('upload-process.ts');
  await withServer({ limitMegabytes, hasOneCore: false }, async ({ port, pid, memory }) => {
    const { token } = await post(port, '/api/Acount/authenticate', STAFF);
    const authorization = `Bearer ${token}`;
    const listing = await addListing(port, authorization);
    await ask(port, { path: '/home' });
    const random = createRandom(7);
    const warmUp = Array.from({ length: WARM_UP_REQUESTS }, () => randomWork(random));
    await measureLoad(port, 1, warmUp);
    const tree = watchTree(pid);
    const before = usedByTree(pid).processorSeconds;
    const [{ answers, bytes }, ready, searched] = await Promise.all([
      upload({ port, listing, authorization }),
      offerLoad(port, PAGES, () => getRequest('/home')),
      offerLoad(port, PAGES, () => randomWork(random)),
    ]);
    const took = Math.max(...answers.map(({ tookMs }) => tookMs));
    const meanwhile = ({ samples }: typeof ready) =>
      percentile(
        samples.filter(({ atMs }) => atMs < took).map(({ tookMs }) => tookMs),
        0.99,
      );
    printTable(
      `uploads: ${answers.length} photos of 12 megapixels at once, ${Math.round(bytes / 1024 / 1024)} MB; load of the machine ${loadavg()[0]?.toFixed(1)}`,
      [
        ['answered', tally(answers.map(({ status }) => status)), '201 alone'],
        ['until the last', milliseconds(took), `at most ${PROMISED_SECONDS} s`],
        ['a ready page meanwhile, p99', milliseconds(meanwhile(ready)), 'at most 100 ms'],
        ['a page that is made meanwhile, p99', milliseconds(meanwhile(searched)), 'at most 100 ms'],
        ['peak resident memory of the server', `${memory.peakMegabytes()} MB`, 'at most 400 MB'],
        ['with its image processes', `${tree.stop()} MB`],
        [
          'processor time of what still runs',
          `${(usedByTree(pid).processorSeconds - before).toFixed(1)} s`,
        ],
      ],
    );
  });
}

async function addListing(port: number, authorization: string): Promise<number> {
  const add = async (path: string, body: object) =>
    (await post(port, path, body, { authorization })).id;
  const countryId = await add('/api/Country', { name: 'India' });
  const stateId = await add('/api/State', { name: 'Punjab', countryId });
  const cityID = await add('/api/City', { name: 'Jalandhar', stateId });
  const shop = { type: 1, totalArea: 200 };
  const texts = { title: 'Shop', description: 'On the main road', neighbourhood: 'Bazaar' };
  return add('/api/Property', { ...texts, propertyType: 400, price: 1e6, cityID, shop });
}

async function post(
  port: number,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<{ id: number; token: string }> {
  const { status, text } = await ask(port, { method: 'POST', path, body, headers });
  if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`);
  return JSON.parse(text);
}
