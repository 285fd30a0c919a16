import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom, type Random } from '#bench/random.ts';
import { randomFilters } from '#bench/random-filters.ts';
import { insertRandomListings } from '#bench/random-listings.ts';
import { ColumnsInStep } from '#features/listings/columns/columns-in-step.server.ts';
import { ensureWords } from '#features/listings/text-search/rebuild-words.server.ts';
import { raiseCatalogueVersion } from '#platform/database/catalogue-version.server.ts';
import { insertListing } from '#test/factories.ts';
import { createTestAppWithStaff } from '#test/test-app-with-staff.ts';
import { NO_FILTERS, type SearchFilters } from './filters.ts';
import { findMatches } from './find-matches.server.ts';

type TestApp = Awaited<ReturnType<typeof createTestAppWithStaff>>;

const LISTINGS = 600;
const HOUSES = 10;
/** With a write before each. A question to PostgreSQL takes longer. */
const ROUNDS = { sqlite: 200, postgres: 50 };
const SEARCHES_PER_ROUND = 50;
/** Some searches order their matches in memory, the others leave that to the database. */
const LIMITS = { min: 0, max: 10_000, ordered: 30 };
const NUMBER = 4711;
const TEXTS = ['colony 7', 'good place', 'property', String(NUMBER), `${NUMBER} kothi`, 'nowhere'];

test('finds in memory what the database finds, whatever is written meanwhile', async () => {
  await using app = await createTestAppWithStaff();
  const random = createRandom(3);
  await insertRandomListings(app.db, LISTINGS);
  await app.db
    .updateTable('property')
    .set({ property_number: NUMBER })
    .where('id', 'in', [3, 4, 5, 250])
    .execute();
  await ensureWords(app.db);
  for (let count = 0; count < HOUSES; count += 1) await app.staff.post('/api/Property', app.house);
  const columns = new ColumnsInStep(app.services.database, LIMITS);
  await columns.settled();
  assert.ok(columns.bytes > 0);

  const found = { none: 0, ordered: 0, many: 0 };
  const rounds = ROUNDS[app.services.database.dialect];
  for (let round = 0; round < rounds; round += 1) {
    await writeSomething(random, app);
    for (let count = 0; count < SEARCHES_PER_ROUND; count += 1) {
      const filters = fewFilters(random);
      const inMemory = await findMatches({ ...app.publicDb, columns }, filters);

      assert.deepEqual(inMemory, await findMatches(app.publicDb, filters), JSON.stringify(filters));
      found[sizeOf(inMemory.totalCount)] += 1;
    }
  }
  for (const times of Object.values(found)) assert.ok(times > rounds, JSON.stringify(found));
});

function sizeOf(totalCount: number) {
  if (totalCount === 0) return 'none';
  return totalCount <= LIMITS.ordered ? 'ordered' : 'many';
}

/** With all that a visitor may ask, nothing of so few listings would match. */
function fewFilters(random: Random): SearchFilters {
  const all = Object.entries(randomFilters(random));
  const kept = all.filter(([name]) => !/^(?:location|m..Budget)$/.test(name) || random.chance(0.4));
  const text = random.chance(0.2) ? (TEXTS[random.below(TEXTS.length)] ?? '') : '';
  const pageSize = random.chance(0.2) ? 0 : 7;
  return { ...NO_FILTERS, ...Object.fromEntries(kept), text, pageSize };
}

async function writeSomething(random: Random, { db, staff, house }: TestApp): Promise<void> {
  const address = `/api/Property/${1 + random.below(LISTINGS + HOUSES)}`;
  const ofHouse = `/api/Property/${LISTINGS + 1 + random.below(HOUSES)}`;
  const changed = { ...house, price: random.below(100) * 100_000, propertyNumber: NUMBER };
  if (random.chance(0.3)) await staff.put(`${address}/status`, { status: 1 + random.below(5) });
  if (random.chance(0.1)) await staff.delete(address);
  if (random.chance(0.1)) await staff.post(`${address}/restore`, {});
  if (random.chance(0.2)) await staff.put(ofHouse, changed);
  if (random.chance(0.05)) await staff.post('/api/Property', changed);
  if (random.chance(0.05)) await staff.delete(`${address}?forever=true`);
  if (random.chance(0.05)) {
    const ids = Array.from({ length: 40 }, () => 1 + random.below(LISTINGS));
    await staff.post('/api/Property/bulk', { ids, do: 'status', status: 1 + random.below(3) });
  }
  if (random.chance(0.05)) {
    await insertListing(db, { city_id: 1, price: random.below(100) * 100_000 });
    await db.transaction().execute(raiseCatalogueVersion);
  }
}
