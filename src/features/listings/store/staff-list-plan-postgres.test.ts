import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CompiledQuery } from 'kysely';
import { insertRandomListings } from '#bench/random-listings.ts';
import { openTestDatabase } from '#test/test-database.ts';
import { inOrder, LIST_ORDERS } from './staff-list.server.ts';

const LISTINGS = 2000;

test('PostgreSQL reads every order of the list of staff from an index alone', async () => {
  const database = await openTestDatabase('postgres');
  await insertRandomListings(database.db, LISTINGS);
  await database.db.executeQuery(CompiledQuery.raw('analyze property'));
  const found = Int32Array.from({ length: LISTINGS }, (_, index) => index + 1);

  for (const sort of LIST_ORDERS.filter((order) => order !== 'id'))
    for (const isDescending of [false, true]) {
      const query = inOrder(database, found, { sort, isDescending, trash: false });
      const steps = await database.db.connection().execute(async (db) => {
        // So few rows are as cheap to read from the table.
        for (const off of ['enable_seqscan', 'enable_bitmapscan', 'enable_sort'])
          await db.executeQuery(CompiledQuery.raw(`set ${off} = off`));
        const { sql, parameters } = query.compile();
        const { rows } = await db.executeQuery<Record<'QUERY PLAN', string>>(
          CompiledQuery.raw(`explain (costs off) ${sql}`, [...parameters]),
        );
        await db.executeQuery(CompiledQuery.raw('reset all'));
        return rows.map((row) => row['QUERY PLAN']);
      });
      assert.match(steps[0] ?? '', /^Index Only Scan.* using property_kept_/, sort);
    }
  await database.close();
});
