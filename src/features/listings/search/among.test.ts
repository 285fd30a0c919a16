import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ListingSet } from '#features/listings/text-search/listing-set.ts';
import { insertListing } from '#test/factories.ts';
import { openTestDatabase } from '#test/test-database.ts';
import { isMarked } from './among.server.ts';

test('finds the marked listings, and none that was added behind the last mark', async () => {
  await using database = { ...(await openTestDatabase()), [Symbol.asyncDispose]: () => close() };
  const close = database.close;
  const { db, dialect } = database;
  const set = new ListingSet();
  const marked = [1, 7, 8, 9, 4095, 4096, 9000];
  const first = await insertListing(db);
  const row = await db
    .selectFrom('property')
    .selectAll()
    .where('id', '=', first)
    .executeTakeFirstOrThrow();
  const others = [2, 6, 10, 4094, 4097, 8999, 9001, 20_000];
  const { is_public: _, ...values } = row;
  for (const id of [...marked, ...others].filter((id) => id !== first))
    await db
      .insertInto('property')
      .values({ ...values, id })
      .execute();
  for (const id of marked) set.add(id);

  const found = await db
    .selectFrom('property')
    .select('id')
    .where(isMarked(dialect, set))
    .orderBy('id')
    .execute();
  assert.deepEqual(
    found.map(({ id }) => id),
    marked,
  );
});
