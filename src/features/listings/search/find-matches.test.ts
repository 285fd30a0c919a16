import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { ColumnsInStep } from '#features/listings/columns/columns-in-step.server.ts';
import { HOUSE, LAND, PLOT, SHOP } from '#features/listings/listing-kind.ts';
import { type PublicDb, publicDbOf } from '#features/listings/public-listings.server.ts';
import { ensureWords } from '#features/listings/text-search/rebuild-words.server.ts';
import type { Database, Db } from '#platform/database/database.server.ts';
import { insertCity, insertListing, insertState } from '#test/factories.ts';
import { TEST_NOW } from '#test/test-app.ts';
import { openTestDatabase } from '#test/test-database.ts';
import { SearchFiltersBody } from './filters-schema.ts';
import { findMatches } from './find-matches.server.ts';

const LISTINGS = 500;
/** A question to PostgreSQL takes longer. */
const FILTERS = { sqlite: 2000, postgres: 1000 };
const CITIES = 3;
/** So far from each other that none is found in the place of another. */
const WORDS = ['gulmohar', 'jamun', 'peepal', 'tulsi'];

const code = fc.integer({ min: 0, max: 3 });

/** Few different values, so that listings tie and filters match. */
const Listing = fc.record({
  property_type: fc.constantFrom(HOUSE, PLOT, LAND, SHOP),
  city_id: fc.integer({ min: 1, max: CITIES }),
  price: fc.constantFrom(0, 0.5, 100, 200, 300, 400, 500, 1_000_000),
  posted: fc.integer({ min: 10, max: 30 }).map((day) => `2026-01-${day}T00:00:00.000Z`),
  total_area: fc.constantFrom(1, 1.5, 2, 3, 4, 5),
  house_type: code,
  plot_type: code,
  land_type: code,
  property_status: code,
  facing: code,
  water_supply: code,
  no_of_rooms: fc.integer({ min: 0, max: 5 }),
  parking: fc.constantFrom(0, 1),
  title: fc.subarray(WORDS).map((words) => ['Home', ...words].join(' ')),
});
type Listing = ReturnType<typeof Listing.generate>['value'] & { id: number };

const unset = fc.constantFrom(null, 0, '');
const member = <Value>(...values: Value[]) =>
  fc.oneof({ weight: 1, arbitrary: unset }, { weight: 6, arbitrary: fc.constantFrom(...values) });

const Filters = fc.record(
  {
    location: member(1, 2, 3, 3, 99),
    propertyType: member(HOUSE, PLOT, LAND, SHOP, 500),
    minBudget: member(-1, 0.25, 100, 150, 400),
    maxBudget: member(-1, 100, 250, 500, 1_000_000, 1e300),
    houseType: member(1, 2, 99),
    plotType: member(1, 2),
    landType: member(1, 2),
    noOfRooms: member(-1, 1, 2.5, 5),
    propertyStatus: member(1, 2),
    minTotalArea: member(1.5, 3),
    maxTotalArea: member(2, 4),
    propertyFacing: member(1, 2),
    irrigationMethod: member(1, 2),
    minTotalLandArea: member(1.5, 3),
    maxTotalLandArea: member(2, 4),
    carParking: member<number | boolean>(true, 1, false),
    parkingSpace: member<number | boolean>(true, 1, false),
    minArea: member(1, 1.5, 100, 87_120),
    maxArea: member(2, 4, 200_000),
    areaUnit: member('sqft', 'sqyd', 'acre', 'kanal'),
    squareFeetPerMarla: member(225, 272.25),
    sortByIndex: member(1, 2, 3),
    text: member('jamun', 'Tulsi gulmohar', 'peepal'),
    pageSize: fc.integer({ min: 60, max: 100 }),
  },
  { requiredKeys: ['pageSize'] },
);
// Few members at a time: with all of them set, nothing would match.
const SparseFilters = Filters.chain((filters) =>
  fc.subarray(Object.keys(filters), { maxLength: 4 }).map((kept) => ({
    pageSize: filters.pageSize,
    ...Object.fromEntries(Object.entries(filters).filter(([name]) => kept.includes(name))),
  })),
);
type Filters = ReturnType<typeof Filters.generate>['value'];

const wordsOf = (text: string) => text.toLowerCase().split(' ');

/** The rules of the search without SQL. */
function expected(listings: Listing[], filters: Filters): number[] {
  const isSet = (value: number | string | boolean | null | undefined): value is number =>
    Boolean(value);
  const { minBudget, maxBudget, sortByIndex } = filters;
  const sizes: Record<string, number> = {
    sqft: 1,
    sqyd: 9,
    acre: 43_560,
    kanal: 20 * Number(filters.squareFeetPerMarla || 272.25),
  };
  const size = sizes[filters.areaUnit || 'sqft'] ?? 0;
  const squareFeet = (listing: Listing) => listing.total_area * (of(listing, LAND) ? 43_560 : 1);
  const of = (listing: Listing, ...types: number[]) => types.includes(listing.property_type);
  const rules: [keyof Filters, (listing: Listing, value: number) => boolean][] = [
    ['location', (listing, value) => listing.city_id === value],
    ['propertyType', (listing, value) => listing.property_type === value],
    ['minBudget', (listing, value) => listing.price >= value],
    ['maxBudget', (listing, value) => listing.price <= value],
    ['houseType', (listing, value) => of(listing, HOUSE) && listing.house_type === value],
    ['plotType', (listing, value) => of(listing, PLOT) && listing.plot_type === value],
    ['landType', (listing, value) => of(listing, LAND) && listing.land_type === value],
    ['noOfRooms', (listing, value) => of(listing, HOUSE) && listing.no_of_rooms >= value],
    [
      'propertyStatus',
      (listing, value) => of(listing, HOUSE, SHOP) && listing.property_status === value,
    ],
    ['carParking', (listing) => of(listing, HOUSE) && listing.parking === 1],
    ['parkingSpace', (listing) => of(listing, SHOP) && listing.parking === 1],
    ['minTotalArea', (listing, value) => !of(listing, LAND) && listing.total_area >= value],
    ['maxTotalArea', (listing, value) => !of(listing, LAND) && listing.total_area <= value],
    ['propertyFacing', (listing, value) => !of(listing, LAND) && listing.facing === value],
    ['irrigationMethod', (listing, value) => of(listing, LAND) && listing.water_supply === value],
    ['minTotalLandArea', (listing, value) => of(listing, LAND) && listing.total_area >= value],
    ['maxTotalLandArea', (listing, value) => of(listing, LAND) && listing.total_area <= value],
    ['text', ({ title }, value) => wordsOf(String(value)).every((word) => title.includes(word))],
    ['minArea', (listing, value) => squareFeet(listing) >= value * size * 0.9999],
    ['maxArea', (listing, value) => squareFeet(listing) <= value * size * 1.0001],
  ];
  const matches = (listing: Listing) =>
    !((isSet(minBudget) || isSet(maxBudget)) && listing.price === 0) &&
    rules.every(([name, rule]) => {
      const value = filters[name];
      return !isSet(value) || rule(listing, value);
    });
  const byPrice = (a: Listing, b: Listing) => {
    if (sortByIndex === 2) return (a.price || Infinity) - (b.price || Infinity) || 0;
    return sortByIndex === 3 ? b.price - a.price : 0;
  };
  return listings
    .filter(matches)
    .sort((a, b) => byPrice(a, b) || b.posted.localeCompare(a.posted) || b.id - a.id)
    .map(({ id }) => id);
}

async function insertListings(db: Db): Promise<Listing[]> {
  const state_id = await insertState(db);
  for (let i = 0; i < CITIES; i += 1) await insertCity(db, { state_id });
  const listings: Listing[] = [];
  for (const listing of fc.sample(Listing, { numRuns: LISTINGS, seed: 1 })) {
    listings.push({ ...listing, id: await insertListing(db, listing) });
  }
  await ensureWords(db);
  return listings;
}

/** Some searches order their matches in memory, the others leave that to the database. */
const COLUMNS = { min: 0, max: 10_000, ordered: 60 };

async function inColumns(database: Database): Promise<PublicDb> {
  const columns = new ColumnsInStep(database, COLUMNS);
  await columns.settled();
  return { ...publicDbOf(database, () => TEST_NOW), columns };
}

for (const [name, publicDb] of [
  ['the database', async (database: Database) => publicDbOf(database, () => TEST_NOW)],
  ['columns in memory', inColumns],
] as const)
  test(`finds the matches of every search in ${name}, each once on its pages`, async () => {
    const database = await openTestDatabase();
    const listings = await insertListings(database.db);
    const db = await publicDb(database);

    await fc.assert(
      fc.asyncProperty(SparseFilters, async (filters) => {
        const ids: number[] = [];
        const search = SearchFiltersBody.parse(filters);
        const wanted = expected(listings, filters);
        for (
          let pageNumber = 1;
          (pageNumber - 2) * search.pageSize < wanted.length;
          pageNumber += 1
        ) {
          const page = await findMatches(db, { ...search, pageNumber });
          assert.equal(page.totalCount, wanted.length);
          ids.push(...page.ids);
        }
        assert.deepEqual(ids, wanted);
      }),
      { numRuns: FILTERS[database.dialect] },
    );
    await database.close();
  });
