import { loadavg } from 'node:os';
import { openPostgres } from '#platform/database/open-postgres.server.ts';
import { giveLivesToListings } from '../bench/listing-lives.ts';
import { insertRandomListings } from '../bench/random-listings.ts';
import {
  StaffListQueryInput,
  staffListQuery,
} from '../src/features/listings/api/staff-list-api.server.ts';
import {
  LIST_ORDERS,
  listForStaff,
} from '../src/features/listings/staff-list/staff-list.server.ts';
import { migrate } from '../src/platform/database/migrate.server.ts';
import { openSqlite } from '../src/platform/database/open-sqlite.server.ts';

const LISTINGS = Number(process.argv[2] ?? 100_000);
/** An empty PostgreSQL database, instead of SQLite in memory. */
const POSTGRES = process.argv[3];
const REPEATS = 40;
const NOW = new Date('2026-10-01T00:00:00Z');

const QUESTIONS: readonly Record<string, string>[] = [
  ...LIST_ORDERS.flatMap((sort) => [{ sort }, { sort: `-${sort}` }]),
  { sort: '-id', pageNumber: '5000' },
  { sort: 'title', pageNumber: '5000' },
  { sort: 'checkedAt', pageNumber: '5000' },
  { search: 'place' },
  { search: 'number 4242' },
  { search: 'nowhere' },
  { search: 'city 7', sort: 'price' },
  { search: '98123' },
  { text: 'colony 7' },
  { status: '1' },
  { status: '4', sort: 'price' },
  { status: '1,2', uncheckedForDays: '30', sort: 'checkedAt' },
  { propertyType: '400', sort: '-price' },
  { cityId: '9', sort: 'title' },
  { cityId: '1', propertyType: '300', status: '3' },
  { countryId: '1' },
  { stateId: '1', sort: 'checkedAt' },
  { withoutPhoto: 'true' },
  { withoutPhoto: 'true', sort: '-price', pageNumber: '900' },
  { uncheckedForDays: '90' },
  { trash: 'true' },
];

/** To fill the tables of a busy machine. */
const PATIENT = { connectionMs: 10_000, queryMs: 600_000 };

const database = POSTGRES === undefined ? openSqlite(':memory:') : openPostgres(POSTGRES, PATIENT);
await migrate(database);
await insertRandomListings(database.db, LISTINGS);
await giveLivesToListings(database.db);

const load = loadavg()[0]?.toFixed(1);
console.log(
  `A page of ${LISTINGS} listings, ${database.dialect}, load ${load}; processor time in ms\n`,
);
console.log(`${'p50'.padStart(7)}${'p99'.padStart(7)}${'total'.padStart(9)}`);
for (const question of QUESTIONS) await measure(question);
await database.close();

async function measure(question: Record<string, string>): Promise<void> {
  const query = staffListQuery(StaffListQueryInput.parse({ pageSize: '10', ...question }));
  const times: number[] = [];
  let total = 0;
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const before = process.cpuUsage();
    total = (await listForStaff(database, query, NOW)).totalCount;
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(1).padStart(7);
  console.log(
    `${at(0.5)}${at(0.99)}${String(total).padStart(9)}  ${new URLSearchParams(question)}`,
  );
}
