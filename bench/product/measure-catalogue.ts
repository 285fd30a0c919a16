import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '#bench/attack/ask.ts';
import { residentMegabytes } from '#bench/attack/memory-watch.ts';
import { type ChildServer, startChildServer, startProduct } from '#bench/child-server.ts';
import { getRequest, measureLoad, sizeOfAnswer } from '#bench/http-load.ts';
import { createRandom } from '#bench/random.ts';
import { insertRandomListings } from '#bench/random-listings.ts';
import { addStaff } from '#features/accounts/manage-staff.server.ts';
import { ensureWords } from '#features/listings/text-search/rebuild-words.server.ts';
import { openDatabase } from '#platform/database/open-database.server.ts';
import { READY_REQUESTS, type RequestKind, requestKinds } from './requests.ts';
import type { CatalogueResult, Row } from './results.ts';

const YARDSTICK = join(import.meta.dirname, '../yardstick.ts');
const STAFF = { userName: 'bench-owner', password: 'Kestrel-harbour-7319' };
/** After this an idle process has given back what its start took. */
const IDLE_AFTER_MS = 3000;

interface Catalogue {
  readonly listings: number;
  /** An empty PostgreSQL database, instead of SQLite in a temporary folder. */
  readonly databaseUrl: string | undefined;
}

/** Fills a catalogue with random listings, serves it from another process and measures requests. */
export async function measureCatalogue({
  listings,
  databaseUrl,
}: Catalogue): Promise<CatalogueResult> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    await fill(folder, { listings, databaseUrl });
    const product = await startProduct({
      DATA_DIR: folder,
      ...(databaseUrl !== undefined && {
        DATABASE_URL: databaseUrl,
        AUTH_SECRET: 'only for measuring '.repeat(2),
      }),
      PORT: '0',
      HOST: '127.0.0.1',
      SAMPLE_DATA: '0',
      LOG_LEVEL: 'silent',
    });
    try {
      await sleep(IDLE_AFTER_MS);
      const idleMegabytes = residentMegabytes(product.pid);
      const rows: Row[] = [];
      for (const kind of requestKinds(createRandom(7), await logIn(product.port)))
        rows.push(await measure(product, kind));
      return {
        listings,
        database: databaseUrl === undefined ? 'SQLite' : 'PostgreSQL',
        startMs: product.startMs,
        idleMegabytes,
        afterLoadMegabytes: residentMegabytes(product.pid),
        rows,
      };
    } finally {
      await product.stop();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function fill(folder: string, { listings, databaseUrl }: Catalogue): Promise<void> {
  const database = await openDatabase({
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    DATABASE_REPLICA_URLS: [],
  });
  await insertRandomListings(database.db, listings);
  await ensureWords(database.db);
  const operator = { staffId: null, userName: STAFF.userName, at: new Date() };
  await addStaff(database.db, operator, STAFF.userName, STAFF.password, 'owner');
  await database.analyze();
  await database.close();
}

async function logIn(port: number): Promise<string> {
  const { status, text } = await ask(port, {
    method: 'POST',
    path: '/api/Acount/authenticate',
    body: STAFF,
  });
  if (status !== 200) throw new Error(`The log-in was answered ${status}: ${text}`);
  return JSON.parse(text).token;
}

/** Measures requests, then the yardstick with as many bytes, each after as many to warm up. */
async function measure(
  product: ChildServer,
  { name, connections, count, next }: RequestKind,
): Promise<Row> {
  const requests = () => Array.from({ length: count }, next);
  await measureLoad(product.port, connections, requests());
  const load = await measureLoad(product.port, connections, requests());
  const size = await sizeOfAnswer(product.port, next());
  const bare = await measureYardstick(size, connections);
  return { name, connections, ...load, ofYardstick: load.requestsPerSecond / bare };
}

async function measureYardstick(bytes: number, connections: number): Promise<number> {
  const yardstick = await startChildServer(process.execPath, [YARDSTICK, String(bytes)], {});
  try {
    const requests = () => Array.from({ length: READY_REQUESTS }, () => getRequest('/'));
    await measureLoad(yardstick.port, connections, requests());
    const { requestsPerSecond } = await measureLoad(yardstick.port, connections, requests());
    return requestsPerSecond;
  } finally {
    await yardstick.stop();
  }
}
