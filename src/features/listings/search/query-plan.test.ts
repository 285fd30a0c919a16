import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CompiledQuery } from 'kysely';
import { insertRandomListings } from '#bench/random-listings.ts';
import { HOUSE, LAND } from '#features/listings/listing-kind.ts';
import { type PublicDb, publicDbOf, soldQuery } from '#features/listings/public-listings.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { TEST_NOW } from '#test/test-app.ts';
import { openTestDatabase } from '#test/test-database.ts';
import { formatFilters, NO_FILTERS, type SearchFilters } from './filters.ts';
import { matchOf } from './find-matches.server.ts';
import { HOME_SECTIONS, homeSectionQuery } from './home-sections.server.ts';
import { countByKindQuery, countQuery, pageQuery } from './queries.server.ts';

const MANY = 10_000;
const FEW = 10;
const SLICE = { limit: 10, offset: 20 };

const SORTS = [
  { sortByIndex: 1, order: 'posted' },
  { sortByIndex: 2, order: 'cheapest' },
  { sortByIndex: 3, order: 'dearest' },
];
const PLACES = [{ location: 0 }, { location: 1 }];
const BUDGETS = [{ minBudget: 0 }, { minBudget: 100 }, { minBudget: 100, maxBudget: 500 }];
const DETAILS: Partial<SearchFilters>[] = [
  {},
  { propertyType: HOUSE },
  {
    propertyType: HOUSE,
    houseType: 1,
    noOfRooms: 2,
    propertyStatus: 1,
    propertyFacing: 3,
    minTotalArea: 500,
    maxTotalArea: 5000,
  },
  { propertyType: LAND, landType: 1, irrigationMethod: 2, minTotalLandArea: 1 },
  { propertyStatus: 1, propertyFacing: 2 },
  { minArea: 5, maxArea: 10, areaUnit: 'marla' },
  { propertyType: LAND, minArea: 2 },
];
const SEARCHES = SORTS.flatMap(({ sortByIndex, order }) =>
  PLACES.flatMap((place) =>
    BUDGETS.flatMap((budget) =>
      DETAILS.map((details) => ({
        order,
        filters: { ...NO_FILTERS, ...place, ...budget, ...details, sortByIndex },
      })),
    ),
  ),
);

const queryOf = (db: PublicDb, filters: SearchFilters, totalCount: number) =>
  pageQuery(db, matchOf(filters), filters.sortByIndex, totalCount, SLICE);

const isUnfiltered = (filters: SearchFilters) => formatFilters(filters).size === 0;

/** SQLite's steps for a query, without how it merges several scans. */
async function planOf({ db }: Database, query: { compile(): CompiledQuery }): Promise<string[]> {
  const { sql, parameters } = query.compile();
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
  );
  return [...new Set(rows.map(({ detail }) => detail.replace(/ \(.*/, '')))].filter(
    (step) => !/^(MERGE|LEFT|RIGHT)/.test(step),
  );
}

/** With statistics, which a catalogue may have or not, the planner decides differently. */
async function onBothPlanners(
  run: (database: Database, db: PublicDb) => Promise<void>,
): Promise<void> {
  const database = await openTestDatabase('sqlite');
  await run(
    database,
    publicDbOf(database, () => TEST_NOW),
  );
  await database.runScript('analyze');
  await run(
    database,
    publicDbOf(database, () => TEST_NOW),
  );
  await database.close();
}

test('scans the covering index of the order for every page of a search', async () => {
  await onBothPlanners(async (database, db) => {
    for (const { filters, order } of SEARCHES.filter(({ filters }) => !isUnfiltered(filters))) {
      const plan = await planOf(database, queryOf(db, filters, MANY));
      const index =
        filters.location === 0 ? `property_type_${order}` : `property_type_city_${order}`;
      assert.deepEqual(
        plan,
        [`SEARCH property USING COVERING INDEX ${index}`],
        JSON.stringify(filters),
      );
    }
  });
});

test('scans the narrowest index without filters', async () => {
  await onBothPlanners(async (database, db) => {
    const plan = await planOf(database, queryOf(db, NO_FILTERS, MANY));
    assert.deepEqual(plan, ['SCAN property USING COVERING INDEX property_posted']);
  });
});

test('reads one covering index for every count', async () => {
  await onBothPlanners(async (database, db) => {
    for (const { filters } of SEARCHES) {
      const plan = await planOf(database, countQuery(db, matchOf(filters)));
      assert.equal(plan.length, 1, JSON.stringify(filters));
      assert.match(
        plan[0] ?? '',
        /^(SEARCH|SCAN) property USING COVERING INDEX/,
        JSON.stringify(filters),
      );
    }
  });
});

test('counts by area in the index of areas, and finds there the few matches of a kind', async () => {
  const area = { minArea: 5, maxArea: 10, areaUnit: 'marla' } as const;
  await onBothPlanners(async (database, db) => {
    for (const { sortByIndex } of SORTS)
      for (const place of PLACES) {
        const filters = { ...NO_FILTERS, ...area, ...place, sortByIndex };
        const match = { ...matchOf(filters), rareKinds: [HOUSE, LAND] };
        const index = place.location === 0 ? 'property_type_area' : 'property_type_city_area';
        const search = `SEARCH property USING COVERING INDEX ${index}`;

        assert.deepEqual(await planOf(database, countByKindQuery(db, match)), [search]);
        const plan = await planOf(database, pageQuery(db, match, sortByIndex, MANY, SLICE));
        assert.ok(plan.includes(search), JSON.stringify({ filters, plan }));
      }
  });
});

test('finds few listings within a budget by price, and sorts them', async () => {
  await onBothPlanners(async (database, db) => {
    const filters = { ...NO_FILTERS, propertyType: HOUSE, location: 1, maxBudget: 500 };
    const [search, sort] = await planOf(database, queryOf(db, filters, FEW));

    assert.match(
      search ?? '',
      /^SEARCH property USING COVERING INDEX property_type_city_(cheap|dear)est$/,
    );
    assert.equal(sort, 'USE TEMP B-TREE FOR ORDER BY');
  });
});

test('scans an index, newest first, for the sections of the home page', async () => {
  await onBothPlanners(async (database, db) => {
    for (const section of HOME_SECTIONS) {
      const plan = await planOf(database, homeSectionQuery(db, section));
      assert.equal(plan.length, 1, section);
      assert.match(
        plan[0] ?? '',
        /^(SEARCH|SCAN) property USING COVERING INDEX property_(type_posted|posted|popular)$/,
        section,
      );
    }
  });
});

test('counts the sold listings of a large catalogue in an index that has no others', async () => {
  const database = await openTestDatabase('sqlite');
  await insertRandomListings(database.db, 2000);
  await database.analyze();

  const sold = soldQuery(publicDbOf(database, () => TEST_NOW));
  assert.deepEqual(await planOf(database, sold), ['SEARCH property USING INDEX property_sold']);
  await database.close();
});
