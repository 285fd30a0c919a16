import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { knownMigrations, migrate } from '#platform/database/migrate.server.ts';
import { openPostgres } from '#platform/database/open-postgres.server.ts';
import { openSqlite } from '#platform/database/open-sqlite.server.ts';
import { createSchema, schemaUrl } from '#test/postgres-schema.ts';
import { postgresUrl } from '#test/postgres-server.ts';
import { listCities } from './find-places.server.ts';

for (const dialect of ['sqlite', 'postgres'] as const) {
  test(`gives known places their names on ${dialect}, and others none`, async () => {
    const database = dialect === 'sqlite' ? openSqlite(':memory:') : await openEmptyPostgres();
    const { db } = database;
    await migrate(database, { only: knownMigrations().filter((name) => name < '0004') });
    await sql`insert into country (name) values ('India'), ('Pakistan')`.execute(db);
    await sql`insert into state (name, country_id) values
      ('PUNJAB', 1), ('Punjab', 2), ('Haryana', 1)`.execute(db);
    await sql`insert into city (name, state_id) values
      ('Jalandhar', 1), ('DASUYA', 1), ('Unheard Of', 1), ('Adampur', 2), ('Adampur', 3)`.execute(
      db,
    );

    await migrate(database);

    const named = (await listCities(db)).map(({ name, state, names }) => [
      name,
      state.country.name,
      state.names,
      names,
    ]);
    const punjab = { pa: 'ਪੰਜਾਬ', hi: 'पंजाब' };
    assert.deepEqual(
      new Set(named),
      new Set([
        ['Jalandhar', 'India', punjab, { pa: 'ਜਲੰਧਰ', hi: 'जालंधर' }],
        ['DASUYA', 'India', punjab, { pa: 'ਦਸੂਹਾ', hi: 'दसूहा' }],
        ['Unheard Of', 'India', punjab, {}],
        ['Adampur', 'Pakistan', {}, {}],
        ['Adampur', 'India', {}, {}],
      ]),
    );
    await database.close();
  });
}

async function openEmptyPostgres() {
  const server = await postgresUrl();
  return openPostgres(schemaUrl(server, await createSchema(server)));
}
