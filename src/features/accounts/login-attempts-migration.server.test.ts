import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { knownMigrations, migrate } from '#platform/database/migrate.server.ts';
import { openPostgres } from '#platform/database/open-postgres.server.ts';
import { openSqlite } from '#platform/database/open-sqlite.server.ts';
import { createSchema, schemaUrl } from '#test/postgres-schema.ts';
import { postgresUrl } from '#test/postgres-server.ts';
import { accountKey, takeAttempt } from './login-attempts.server.ts';

const NOW = new Date('2026-03-01T06:30:00.000Z');
const IN_AN_HOUR = '2026-03-01T07:30:00.000Z';

for (const dialect of ['sqlite', 'postgres'] as const) {
  test(`carries the failures of an account over on ${dialect}`, async () => {
    const database = dialect === 'sqlite' ? openSqlite(':memory:') : await openEmptyPostgres();
    await migrate(database, { only: knownMigrations().filter((name) => name < '0002') });
    const account = accountKey('admin');
    await sql`insert into login_attempt (account, failures, blocked_until, last_at)
      values (${account}, 12, ${IN_AN_HOUR}, ${NOW.toISOString()})`.execute(database.db);

    await migrate(database);

    const attempt = { account, network: '192.0.2.1', isKnownAddress: false };
    assert.equal(await takeAttempt(database.db, attempt, NOW), 15);
    const rows = await database.db.selectFrom('login_attempt').selectAll().execute();
    assert.ok(rows.some(({ address, failures }) => address === '*' && failures === 12));
    await database.close();
  });
}

async function openEmptyPostgres() {
  const server = await postgresUrl();
  return openPostgres(schemaUrl(server, await createSchema(server)));
}
