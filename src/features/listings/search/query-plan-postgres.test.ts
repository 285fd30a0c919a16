import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CompiledQuery } from 'kysely';
import { insertRandomListings } from '#bench/random-listings.ts';
import { HOUSE } from '#features/listings/listing-kind.ts';
import { publicDbOf } from '#features/listings/public-listings.server.ts';
import { analyzeListings, stepsOf } from '#test/postgres-plan.ts';
import { TEST_NOW } from '#test/test-app.ts';
import { openTestDatabase } from '#test/test-database.ts';
import { NO_FILTERS, type SearchFilters } from './filters.ts';
import { matchOf } from './find-matches.server.ts';
import { countByKindQuery, countQuery, pageQuery } from './queries.server.ts';

const SLICE = { limit: 10, offset: 20 };
const MANY = 10_000;
const LISTINGS = 2000;

test('PostgreSQL answers counts and pages from the indexes of public listings alone', async () => {
  const database = await openTestDatabase('postgres');
  const db = publicDbOf(database, () => TEST_NOW);
  await insertRandomListings(database.db, LISTINGS);
  await analyzeListings(database);
  const scansOf = async (query: { compile(): CompiledQuery }) =>
    (await stepsOf(database, query)).filter((step) => / Scan /.test(step));
  const searches: readonly SearchFilters[] = [1, 2, 3].flatMap((sortByIndex) => [
    { ...NO_FILTERS, sortByIndex, propertyType: HOUSE, location: 1 },
    { ...NO_FILTERS, sortByIndex, propertyType: HOUSE, noOfRooms: 2, minBudget: 100 },
    { ...NO_FILTERS, sortByIndex, minArea: 5, maxArea: 10, areaUnit: 'marla' },
  ]);

  for (const filters of searches) {
    const match = matchOf(filters);
    const scans = [
      ...(await scansOf((match.area === undefined ? countQuery : countByKindQuery)(db, match))),
      ...(await scansOf(pageQuery(db, match, filters.sortByIndex, MANY, SLICE))),
    ];
    assert.ok(scans.length >= 2, JSON.stringify(filters));
    for (const step of scans)
      assert.match(
        step,
        /Index Only Scan using property_type_/,
        `${JSON.stringify(filters)}: ${step}`,
      );
  }
  await database.close();
});
