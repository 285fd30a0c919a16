import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChildServer, startChildServer } from '../bench/child-server.ts';
import { getRequest, measureLoad, postRequest, sizeOfAnswer } from '../bench/http-load.ts';
import { createRandom } from '../bench/random.ts';
import { randomFilters } from '../bench/random-filters.ts';
import { insertRandomListings } from '../bench/random-listings.ts';
import { migrate } from '../src/database/migrate.server.ts';
import { openSqlite } from '../src/database/open-sqlite.server.ts';
import { ensureProductionBuild } from './production-build.ts';

const LISTINGS = Number(process.argv[2] ?? 100_000);
const CONNECTIONS = 16;
const REQUESTS = 1000;
/** A ready answer takes microseconds: enough of them that garbage collection does not decide. */
const READY_REQUESTS = 50_000;
const YARDSTICK = join(import.meta.dirname, '../bench/yardstick.ts');
const START = join(import.meta.dirname, 'start.ts');

const random = createRandom(7);
const times = (count: number, make: () => string) => Array.from({ length: count }, make);
const search = () => postRequest('/api/Property/filtered-properties', randomFilters(random));
const explore = () =>
  getRequest(
    `/explore-properties/properties-for-sale?loc=${1 + random.below(24)}&minBudget=${random.below(1e7)}&sortByIndex=${1 + random.below(3)}`,
  );

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await ensureProductionBuild();
const folder = await mkdtemp(join(tmpdir(), 'bench-'));
try {
  await fill(folder);
  const product = await startChildServer(START, [], {
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    SAMPLE_DATA: '0',
    LOG_LEVEL: 'silent',
  });
  console.log(
    `\n${LISTINGS} listings, SQLite, Node.js ${process.version}; started in ${Math.round(product.startMs)} ms\n`,
  );
  console.log(
    '                                             connections  requests/s    p50 ms    p99 ms    slowest   of yardstick',
  );
  await row(product, 'search, every filter different', 1, search);
  await row(product, 'search, every filter different', CONNECTIONS, search);
  await row(product, 'explore page, every filter different', 1, explore);
  await row(product, 'home page, ready', CONNECTIONS, () => getRequest('/home'), READY_REQUESTS);
  await row(
    product,
    'fresh listings as JSON, ready',
    CONNECTIONS,
    () => getRequest('/api/Property/freshProperties'),
    READY_REQUESTS,
  );
  await product.stop();
} finally {
  await rm(folder, { recursive: true });
}

async function fill(folder: string): Promise<void> {
  const started = performance.now();
  const database = openSqlite(join(folder, 'catalogue.sqlite'));
  await migrate(database);
  await insertRandomListings(database.db, LISTINGS);
  await database.close();
  console.log(
    `${LISTINGS} listings stored in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
}

/** Measures requests, then the yardstick with as many bytes, each after as many to warm up. */
async function row(
  product: ChildServer,
  name: string,
  connections: number,
  request: () => string,
  count = REQUESTS,
): Promise<void> {
  await measureLoad(product.port, connections, times(count, request));
  const load = await measureLoad(product.port, connections, times(count, request));

  const yardstick = await startChildServer(
    YARDSTICK,
    [String(await sizeOfAnswer(product.port, request()))],
    {},
  );
  const bare = times(READY_REQUESTS, () => getRequest('/'));
  await measureLoad(yardstick.port, connections, bare);
  const { requestsPerSecond } = await measureLoad(yardstick.port, connections, bare);
  await yardstick.stop();

  const cells = [
    connections,
    Math.round(load.requestsPerSecond),
    load.p50Ms.toFixed(2),
    load.p99Ms.toFixed(2),
    load.slowestMs.toFixed(2),
  ];
  const ratio = (load.requestsPerSecond / requestsPerSecond).toFixed(3);
  console.log(
    `${name.padEnd(44)}${cells.map((cell) => String(cell).padStart(11)).join(' ')}${ratio.padStart(14)}`,
  );
}
