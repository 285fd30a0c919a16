import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { HOUSE, LAND, PLOT, SHOP } from '#features/listings/listing-kind.ts';
import { isPublicStatus } from '#features/listings/listing-status.ts';
import { findMatches } from '#features/listings/search/find-matches.server.ts';
import { rebuildWords } from '#features/listings/text-search/rebuild-words.server.ts';
import { insertCity, insertListing, insertState } from '#test/factories.ts';
import { createTestApp } from '#test/test-app.ts';
import { BuyerInput, searchOf } from './buyer.ts';
import { findBuyersOf } from './buyers-of-listing.server.ts';
import { findNearListings } from './near-listings.server.ts';
import { buyerColumns } from './read-buyers.server.ts';

const LISTINGS = 60;
const BUYERS = 400;
const code = fc.integer({ min: 0, max: 3 });
const some = <Value>(...values: Value[]) => fc.constantFrom(...values);

const Listing = fc.record({
  property_type: some(HOUSE, PLOT, LAND, SHOP),
  city_id: fc.integer({ min: 1, max: 2 }),
  price: some(0, 0.5, 100, 200, 1_000_000),
  total_area: some(1, 1.5, 2, 3, 4, 5),
  house_type: code,
  plot_type: code,
  land_type: code,
  property_status: code,
  facing: code,
  water_supply: code,
  no_of_rooms: fc.integer({ min: 0, max: 5 }),
  property_number: some(0, 12, 1042),
  title: some('Kothi near the canal', 'Plot 12 by the school', 'ਮਾਡਲ ਟਾਊਨ', 'Corner shop'),
  title_pa: some('', 'ਨਹਿਰ ਨੇੜੇ ਕੋਠੀ'),
  status: some(1, 1, 2, 3),
});

const Wants = fc.record(
  {
    location: some(1, 2, 2, 99, 1.5, 4e9),
    propertyType: some(HOUSE, PLOT, LAND, SHOP, 500),
    minBudget: some(-1, 0.25, 100, 150),
    maxBudget: some(-1, 100, 250, 1_000_000, 1e300),
    houseType: some(1, 2, 99),
    plotType: some(1, 2),
    landType: some(1, 2),
    noOfRooms: some(-1, 1, 2.5, 5),
    propertyStatus: some(1, 2),
    minTotalArea: some(1.5, 3),
    maxTotalArea: some(2, 4),
    propertyFacing: some(1, 2),
    irrigationMethod: some(1, 2),
    minTotalLandArea: some(1.5, 3),
    maxTotalLandArea: some(2, 4),
    minArea: some(1, 100, 87_120),
    maxArea: some(2, 4, 200_000),
    areaUnit: some('sqft', 'sqyd', 'acre', 'kanal'),
    squareFeetPerMarla: some(225, 272.25),
    text: some(
      'canal',
      'cnaal',
      'school 12',
      '1042',
      'jalandhr',
      'ਨਹਿਰ',
      'ko',
      'nothing',
      '…',
      '0',
    ),
  },
  { requiredKeys: [] },
);

/** Few members, so that something matches. */
const FewWants = fc
  .tuple(Wants, fc.array(fc.nat(19), { maxLength: 3 }))
  .map(([wants, kept]) =>
    Object.fromEntries(Object.entries(wants).filter((_, index) => kept.includes(index))),
  );

test('a buyer matches a listing exactly when the search with these wants finds it, and nearly both ways', async () => {
  await using app = await createTestApp();
  const state_id = await insertState(app.db);
  await insertCity(app.db, { id: 1, name: 'Jalandhar', state_id });
  await insertCity(app.db, { id: 2, name: 'Nakodar', name_pa: 'ਨਕੋਦਰ', state_id });
  const listings = fc.sample(Listing, { numRuns: LISTINGS, seed: 1 });
  for (const [index, listing] of listings.entries())
    await insertListing(app.db, {
      ...listing,
      id: index + 1,
      is_public: isPublicStatus(listing.status) ? 1 : 0,
    });
  await app.db.transaction().execute(rebuildWords);
  const person = { name: 'Somebody', phone: '9812345678' };
  const buyers = fc
    .sample(FewWants, { numRuns: BUYERS, seed: 2 })
    .map((wants) => BuyerInput.parse({ ...person, wants }));
  const rows = buyers.map((buyer) => ({ ...buyerColumns(buyer), created_at: '' }));
  await app.db.insertInto('buyer').values(rows).execute();

  const expected = new Map(listings.map((_, index) => [index + 1, new Set<number>()]));
  for (const [index, { wants }] of buyers.entries()) {
    const page = { pageNumber: 1, pageSize: LISTINGS };
    for (const id of (await findMatches(app.publicDb, searchOf(wants, page))).ids)
      expected.get(id)?.add(index + 1);
  }
  const nearListings = new Map<number, number[]>();
  for (const [index, { wants }] of buyers.entries()) {
    const near = await findNearListings(app.publicDb, wants);
    nearListings.set(
      index + 1,
      near.map(({ listing }) => listing.id),
    );
  }
  let pairs = 0;
  let nearPairs = 0;
  for (const [id, ids] of expected) {
    const page = { pageNumber: 1, pageSize: BUYERS };
    const found = await findBuyersOf(app.db, app.publicDb, id, page);
    const found_ids = found.items.map(({ buyer }) => buyer.id);
    assert.deepEqual(
      found_ids,
      [...ids].toSorted((one, other) => other - one),
      `listing ${id}`,
    );
    assert.equal(found.totalCount, ids.size);
    assert.ok(found.near.every(({ buyer }) => !ids.has(buyer.id)));
    for (const { buyer } of found.near)
      assert.ok(nearListings.get(buyer.id)?.includes(id), `buyer ${buyer.id}, listing ${id}`);
    nearPairs += found.near.length;
    pairs += ids.size;
  }
  assert.ok(pairs > 500, `only ${pairs} matches were compared`);
  assert.ok(nearPairs > 10, `only ${nearPairs} near ones were compared`);
});
