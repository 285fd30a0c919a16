import { existsSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { insertRandomListings } from '#bench/random-listings.ts';
import { publicDbOf } from '#features/listings/public-listings.server.ts';
import { NO_FILTERS, type SearchFilters } from '#features/listings/search/filters.ts';
import { findMatches } from '#features/listings/search/find-matches.server.ts';
import { ensureWords } from '#features/listings/text-search/rebuild-words.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { migrate } from '#platform/database/migrate.server.ts';
import { openPostgres } from '#platform/database/open-postgres.server.ts';
import { openTestDatabase } from '#test/test-database.ts';

const REPEATS = 9;
const FILL_MS = 600_000;

type Search = Partial<SearchFilters>;

const AREAS: readonly Search[] = [
  { minArea: 5, maxArea: 10, areaUnit: 'marla' },
  { minArea: 10, maxArea: 10, areaUnit: 'marla', squareFeetPerMarla: 225 },
  { minArea: 5, areaUnit: 'marla' },
  { minArea: 1, areaUnit: 'kanal' },
  { maxArea: 1, areaUnit: 'kanal' },
  { minArea: 1, maxArea: 4, areaUnit: 'acre' },
];
const TEXTS = ['colony 7', 'good place', 'wide raod', 'property 4711', 'city school', 'papers'];
const OTHERS: readonly Search[] = [
  {},
  { sortByIndex: 2 },
  { location: 1 },
  { location: 5 },
  { propertyType: 200 },
  { maxBudget: 4_500_000 },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  /** A database that stays, on this machine; it is filled while it is empty. */
  options: { postgres: { type: 'string' } },
});
const listings = Number(positionals[0] ?? 100_000);
const database = await open();
const publicDb = publicDbOf(database, () => new Date());

await publicDb.columns.settled();

for (const [name, asked] of [
  ['area', AREAS],
  ['text', TEXTS.map((text) => ({ text }))],
] as const)
  await measure(
    name,
    asked.flatMap((search) => OTHERS.map((other) => ({ ...search, ...other }))),
  );
await database.close();

async function open(): Promise<Database> {
  const url = values.postgres;
  if (url === undefined) {
    const opened = await openTestDatabase('sqlite');
    await fill(opened);
    return opened;
  }
  const filled = openPostgres(url, { connectionMs: 2000, queryMs: FILL_MS });
  await migrate(filled);
  const first = await filled.db.selectFrom('property').select('id').limit(1).executeTakeFirst();
  if (first === undefined) await fill(filled);
  await filled.close();
  return openPostgres(url);
}

async function fill({ db, analyze }: Database): Promise<void> {
  await insertRandomListings(db, listings);
  await ensureWords(db);
  await analyze();
}

async function measure(name: string, searches: readonly Search[]): Promise<void> {
  const rows = [];
  for (const search of searches) {
    const times: number[] = [];
    const filters = { ...NO_FILTERS, ...search };
    const { totalCount } = await findMatches(publicDb, filters);
    for (let run = 0; run < REPEATS; run += 1) times.push(await processorMs(filters));
    rows.push({ median: quantile(times, 0.5), times, totalCount, search });
  }
  const all = rows.flatMap(({ times }) => times);
  console.log(
    `${name}: p50 ${quantile(all, 0.5).toFixed(1)} ms of processor time,`,
    `p99 ${quantile(all, 0.99).toFixed(1)}, the slowest ${Math.max(...all).toFixed(1)}`,
    `at ${listings} listings; load ${loadavg()[0]?.toFixed(1)}`,
  );
  const slowest = rows.toSorted((one, other) => other.median - one.median).slice(0, 12);
  for (const { median, totalCount, search } of slowest)
    console.log(`  ${median.toFixed(1)} ms, ${totalCount} found: ${JSON.stringify(search)}`);
}

/** Of this process, and of the processes of PostgreSQL that serve it. */
async function processorMs(filters: SearchFilters): Promise<number> {
  const servers = await serverProcesses();
  const [start, before] = [servers.map(runTimeMs), process.cpuUsage()];
  await findMatches(publicDb, filters);
  const { user, system } = process.cpuUsage(before);
  const inServers = servers.map((id, index) => (runTimeMs(id) ?? 0) - (start[index] ?? 0));
  return (user + system) / 1000 + inServers.reduce((sum, ms) => sum + Math.max(ms, 0), 0);
}

async function serverProcesses(): Promise<number[]> {
  if (database.dialect === 'sqlite') return [];
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where backend_type = 'client backend'
      and datname = current_database()`.execute(database.db);
  return rows.map(({ pid }) => pid);
}

/** Undefined after the process of an idle connection has ended. */
function runTimeMs(id: number): number | undefined {
  const times = `/proc/${id}/schedstat`;
  if (!existsSync(times)) return undefined;
  const [nanoseconds] = readFileSync(times, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}

function quantile(times: readonly number[], share: number): number {
  const ordered = times.toSorted((one, other) => one - other);
  return ordered[Math.ceil(ordered.length * share) - 1] ?? 0;
}
