import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { insertListing } from '#test/factories.ts';
import { openTestDatabase } from '#test/test-database.ts';

test('PostgreSQL knows how many rows there are', async () => {
  const { db, analyze, close } = await openTestDatabase('postgres');
  for (let count = 0; count < 20; count += 1) await insertListing(db);

  await analyze();

  const { rows } = await sql<{ rows: number }>`
    select reltuples as rows from pg_class where oid = 'property'::regclass`.execute(db);
  assert.equal(rows[0]?.rows, 20);
  await close();
});

test('SQLite has figures of its indexes', async () => {
  const { db, analyze, close } = await openTestDatabase('sqlite');
  for (let count = 0; count < 20; count += 1) await insertListing(db);

  await analyze();

  const { rows } = await sql`select 1 from sqlite_stat1 where tbl = 'property'`.execute(db);
  assert.ok(rows.length > 0);
  await close();
});
