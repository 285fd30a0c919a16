import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeMany } from '#features/listings/life/change-listings.server.ts';
import { openPostgres } from '#platform/database/open-postgres.server.ts';
import { insertRandomListings } from '../bench/random-listings.ts';
import type { ListingChange } from '../src/features/listings/life/listing-change.server.ts';
import type { Database } from '../src/platform/database/database.server.ts';
import { migrate } from '../src/platform/database/migrate.server.ts';
import { openSqlite } from '../src/platform/database/open-sqlite.server.ts';

const LISTINGS = Number(process.argv[2] ?? 20_000);
/** An empty PostgreSQL database, instead of SQLite in a temporary folder. */
const POSTGRES = process.argv[3];
const AT_ONCE = 500;

const CHANGES: readonly ListingChange[] = [
  { do: 'checked' },
  { do: 'popular', isPopular: true },
  { do: 'status', status: 2 },
  { do: 'status', status: 3 },
  { do: 'trash' },
  { do: 'restore' },
  { do: 'status', status: 1 },
];

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
try {
  const database =
    POSTGRES === undefined ? openSqlite(join(folder, 'catalogue.sqlite')) : openPostgres(POSTGRES);
  await migrate(database);
  await insertRandomListings(database.db, LISTINGS);
  const load = loadavg()[0]?.toFixed(1);
  console.log(`${AT_ONCE} of ${LISTINGS} listings, ${database.dialect}, load ${load}\n`);
  for (const change of CHANGES) await measure(database, change);
  await database.close();
} finally {
  await rm(folder, { recursive: true });
}

async function measure({ db }: Database, change: ListingChange): Promise<void> {
  const step = Math.max(1, Math.floor(LISTINGS / AT_ONCE));
  const ids = Array.from({ length: AT_ONCE }, (_, index) => 1 + index * step);
  const started = performance.now();
  const before = process.cpuUsage();
  const signature = { staffId: null, userName: 'bench', at: new Date() };
  const { done } = await changeMany(db, signature, ids, change);
  const wall = Math.round(performance.now() - started);
  const { user, system } = process.cpuUsage(before);
  const what = change.do === 'status' ? `status ${change.status}` : change.do;
  const cpu = Math.round((user + system) / 1000);
  console.log(
    `${what.padEnd(12)}${done.length} changed in ${wall} ms, of which ${cpu} ms processor time`,
  );
}
