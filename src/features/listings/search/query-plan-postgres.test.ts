import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CompiledQuery } from 'kysely';
import { insertRandomListings } from '#bench/random-listings.ts';
import { HOUSE } from '#features/listings/listing-kind.ts';
import { publicReads } from '#features/listings/public-listings.server.ts';
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
  const db = publicReads(database, () => TEST_NOW);
  await insertRandomListings(database.db, LISTINGS);
  await database.db.executeQuery(CompiledQuery.raw('analyze property'));
  const planOf = (query: { compile(): CompiledQuery }) =>
    database.db.connection().execute(async (db) => {
      // So few rows are as cheap to read from the table.
      for (const off of ['enable_seqscan', 'enable_bitmapscan'])
        await db.executeQuery(CompiledQuery.raw(`set ${off} = off`));
      const { sql, parameters } = query.compile();
      const { rows } = await db.executeQuery<Record<'QUERY PLAN', string>>(
        CompiledQuery.raw(`explain (costs off) ${sql}`, [...parameters]),
      );
      await db.executeQuery(CompiledQuery.raw('reset all'));
      return rows.map((row) => row['QUERY PLAN']).filter((step) => / Scan /.test(step));
    });
  const searches: readonly SearchFilters[] = [1, 2, 3].flatMap((sortByIndex) => [
    { ...NO_FILTERS, sortByIndex, propertyType: HOUSE, location: 1 },
    { ...NO_FILTERS, sortByIndex, propertyType: HOUSE, noOfRooms: 2, minBudget: 100 },
    { ...NO_FILTERS, sortByIndex, minArea: 5, maxArea: 10, areaUnit: 'marla' },
  ]);

  for (const filters of searches) {
    const match = matchOf(filters);
    const plans = [
      ...(await planOf((match.area === undefined ? countQuery : countByKindQuery)(db, match))),
      ...(await planOf(pageQuery(db, match, filters.sortByIndex, MANY, SLICE))),
    ];
    assert.ok(plans.length >= 2, JSON.stringify(filters));
    for (const step of plans)
      assert.match(step, /Index Only Scan using property_type_/, JSON.stringify(filters));
  }
  await database.close();
});
