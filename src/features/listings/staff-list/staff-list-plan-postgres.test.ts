import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertRandomListings } from '#bench/random-listings.ts';
import { analyzeListings, stepsOf } from '#test/postgres-plan.ts';
import { openTestDatabase } from '#test/test-database.ts';
import { inOrder, LIST_ORDERS } from './staff-list.server.ts';

const LISTINGS = 2000;

test('PostgreSQL reads every order of the list of staff from an index alone', async () => {
  const database = await openTestDatabase('postgres');
  await insertRandomListings(database.db, LISTINGS);
  await analyzeListings(database);
  const found = Int32Array.from({ length: LISTINGS }, (_, index) => index + 1);

  for (const sort of LIST_ORDERS.filter((order) => order !== 'id'))
    for (const isDescending of [false, true]) {
      const query = inOrder(database, found, { sort, isDescending, trash: false });
      const [first = ''] = await stepsOf(database, query, 'enable_sort');
      assert.match(first, /^Index Only Scan.* using property_kept_/, `${sort}: ${first}`);
    }
  await database.close();
});
