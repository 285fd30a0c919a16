import { loadavg } from 'node:os';
import { insertRandomBuyers } from '../bench/buyers.ts';
import { insertRandomListings } from '../bench/random-listings.ts';
import { findBuyersOf } from '../src/features/buyers/buyers-of-listing.server.ts';
import { publicDbOf } from '../src/features/listings/public-listings.server.ts';
import { migrate } from '../src/platform/database/migrate.server.ts';
import { openSqlite } from '../src/platform/database/open-sqlite.server.ts';

const BUYERS = 10_000;
const LISTINGS = 1000;
const PAGE = { pageNumber: 1, pageSize: 10 };

const database = openSqlite(':memory:');
await migrate(database);
await insertRandomListings(database.db, LISTINGS);
await insertRandomBuyers(database.db, BUYERS);
const publicDb = publicDbOf(database, () => new Date());

console.log(`${BUYERS} buyers against one listing, SQLite; load ${loadavg()[0]?.toFixed(1)}`);
console.log(`first, which reads all: ${(await cpuMs(1)).toFixed(1)} ms of processor time`);
await database.db
  .updateTable('buyer')
  .set((set) => ({ version: set('version', '+', 1) }))
  .where('id', '=', 5)
  .execute();
console.log(`after a buyer has changed: ${(await cpuMs(2)).toFixed(1)} ms`);
const times: number[] = [];
for (let id = 3; id <= LISTINGS; id += 1) times.push(await cpuMs(id));
times.sort((one, other) => one - other);
const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(1);
console.log(`then p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
await database.close();

async function cpuMs(listing: number): Promise<number> {
  const before = process.cpuUsage();
  await findBuyersOf(database.db, publicDb, listing, PAGE);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
