import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { insertRandomListings } from '#bench/random-listings.ts';
import { changeListing } from '#features/listings/life/change-listings.server.ts';
import { raiseCatalogueVersion } from '#platform/database/catalogue-version.server.ts';
import { insertListing } from '#test/factories.ts';
import { TEST_NOW } from '#test/test-app.ts';
import { openTestDatabase } from '#test/test-database.ts';
import { ColumnsInStep } from './columns-in-step.server.ts';
import type { ListingColumns } from './listing-columns.ts';

const LISTINGS = 1200;
const LIMITS = { min: 0, max: 10_000, ordered: 100 };
const ALL = {
  kinds: [100, 200, 300, 400],
  cityId: 0,
  ranges: [],
  order: 'newest',
  first: 0,
} as const;

const sizeOf = (columns: ListingColumns | undefined) => columns?.find(ALL).totalCount;

test('loads the listings meanwhile, and has what was written meanwhile', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  await insertRandomListings(db, LISTINGS);
  const columns = new ColumnsInStep(database, LIMITS);

  assert.equal(await columns.current(), undefined);
  const settled = columns.settled();
  await insertListing(db, { city_id: 1 });
  await db.transaction().execute(raiseCatalogueVersion);
  await settled;

  const asked = await Promise.all([columns.current(), columns.current()]);
  assert.deepEqual(asked.map(sizeOf), [LISTINGS + 1, LISTINGS + 1]);
  assert.ok(columns.bytes > LISTINGS * 40);
  await database.close();
});

test('leaves few listings and too many to the database', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  await insertRandomListings(db, LISTINGS);
  for (const limits of [
    { ...LIMITS, min: LISTINGS + 1 },
    { ...LIMITS, max: LISTINGS - 1 },
  ]) {
    const columns = new ColumnsInStep(database, limits);
    await columns.settled();
    assert.equal(await columns.current(), undefined);
    assert.equal(columns.bytes, 0);
  }

  const growing = new ColumnsInStep(database, { ...LIMITS, max: LISTINGS });
  await growing.settled();
  assert.equal(sizeOf(await growing.current()), LISTINGS);
  await insertListing(db, { city_id: 1 });
  await db.transaction().execute(raiseCatalogueVersion);
  assert.equal(await growing.current(), undefined);
  await database.close();
});

test('loads the listings anew after a restored backup has another audit trail', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  await insertRandomListings(db, LISTINGS);
  const signature = { staffId: null, userName: 'operator', at: TEST_NOW };
  await changeListing(db, signature, 1, { do: 'checked', checkedAt: undefined });
  const columns = new ColumnsInStep(database, LIMITS);
  await columns.settled();

  await db.transaction().execute(async (db) => {
    await db.deleteFrom('audit_entry').execute();
    await db.deleteFrom('property').where('id', '>', 100).execute();
    await raiseCatalogueVersion(db);
  });
  assert.equal(await columns.current(), undefined);
  await columns.settled();

  assert.equal(sizeOf(await columns.current()), 100);
  await database.close();
});

test('leaves all to the database, with a warning, while a listing has a date of another form', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  await insertRandomListings(db, 20);
  const columns = new ColumnsInStep(database, LIMITS);
  await columns.settled();
  const id = await insertListing(db, { city_id: 1, posted: '2026-01-10' });
  await db.transaction().execute(raiseCatalogueVersion);

  const warned = once(process, 'warning');
  assert.equal(await columns.current(), undefined);
  const [warning] = await warned;
  assert.match(warning.message, /answers searches alone: .*date of another form: "2026-01-10"/);

  const posted = '2026-01-10T00:00:00.000Z';
  await db.updateTable('property').set({ posted }).where('id', '=', id).execute();
  await db.transaction().execute(raiseCatalogueVersion);
  await columns.settled();
  assert.equal(sizeOf(await columns.current()), 21);
  await database.close();
});
