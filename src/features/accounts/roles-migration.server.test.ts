import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { knownMigrations, migrate } from '#platform/database/migrate.server.ts';
import { openPostgres } from '#platform/database/open-postgres.server.ts';
import { openSqlite } from '#platform/database/open-sqlite.server.ts';
import { createSchema, schemaUrl } from '#test/postgres-schema.ts';
import { postgresUrl } from '#test/postgres-server.ts';
import { findSession } from './session-store.server.ts';
import { listStaff } from './staff-store.server.ts';

const AT = '2026-03-01T06:30:00.000Z';
const LATER = '2026-03-01T14:30:00.000Z';

for (const dialect of ['sqlite', 'postgres'] as const) {
  test(`every earlier account is an owner and stays logged in on ${dialect}`, async () => {
    const database = dialect === 'sqlite' ? openSqlite(':memory:') : await openEmptyPostgres();
    const { db } = database;
    await migrate(database, { only: knownMigrations().filter((name) => name < '0009') });
    for (const name of ['simran', 'office'])
      await sql`insert into staff (user_name, password_hash, created_at)
        values (${name}, 'x', ${AT})`.execute(db);
    await sql`insert into session (id, staff_id, created_at, expires_at)
      values ('s', 1, ${AT}, ${LATER})`.execute(db);

    await migrate(database);

    assert.deepEqual(
      (await listStaff(db)).map(({ userName, role, lastSeenAt }) => [userName, role, lastSeenAt]),
      [
        ['simran', 'owner', AT],
        ['office', 'owner', null],
      ],
    );
    const found = await findSession(db, 's', new Date(AT));
    assert.deepEqual([found?.staff.role, found?.session.lastSeenAt], ['owner', new Date(AT)]);
    await assert.rejects(sql`update staff set role = 'king'`.execute(db));
    await database.close();
  });
}

async function openEmptyPostgres() {
  const server = await postgresUrl();
  return openPostgres(schemaUrl(server, await createSchema(server)));
}
