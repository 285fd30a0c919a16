import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { knownMigrations, migrate } from '#platform/database/migrate.server.ts';
import { openPostgres } from '#platform/database/open-postgres.server.ts';
import { openSqlite } from '#platform/database/open-sqlite.server.ts';
import { createSchema, schemaUrl } from '#test/postgres-schema.ts';
import { postgresUrl } from '#test/postgres-server.ts';
import { addMissedSearches } from './missed-search-store.server.ts';

for (const dialect of ['sqlite', 'postgres'] as const) {
  test(`what was counted before goes on counting on ${dialect}`, async () => {
    const database = dialect === 'sqlite' ? openSqlite(':memory:') : await openEmptyPostgres();
    const { db } = database;
    await migrate(database, { only: knownMigrations().filter((name) => name < '0013') });
    await sql`insert into tap (day, property_id, kind, taps)
      values ('2026-02-28', 7, 'call', 3), ('2024-12', 7, 'share', 5)`.execute(db);
    await sql`insert into page_view (day, path, referrer_host, device, views)
      values ('2026-02-28', '/property-details/7', '', 'phone', 11)`.execute(db);

    await migrate(database);
    await addMissedSearches(db, [[{ day: '2026-03-01', search: 'type=300' }, 2]]);

    const taps = await db.selectFrom('tap').select(['day', 'taps']).orderBy('day').execute();
    assert.deepEqual(
      taps.map(({ day, taps }) => [day, taps]),
      [
        ['2024-12', 5],
        ['2026-02-28', 3],
      ],
    );
    const view = await db.selectFrom('page_view').select('views').executeTakeFirstOrThrow();
    assert.equal(view.views, 11);
    const missed = await db.selectFrom('missed_search').selectAll().executeTakeFirstOrThrow();
    assert.deepEqual({ ...missed }, { day: '2026-03-01', search: 'type=300', times: 2 });
    await database.close();
  });
}

async function openEmptyPostgres() {
  const server = await postgresUrl();
  return openPostgres(schemaUrl(server, await createSchema(server)));
}
