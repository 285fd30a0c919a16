import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createSchema, schemaUrl } from '#test/postgres-schema.ts';
import { postgresUrl } from '#test/postgres-server.ts';
import { openTestDatabase } from '#test/test-database.ts';
import type { Database, Dialect } from './database.server.ts';
import { migrate } from './migrate.server.ts';
import { openPostgres } from './open-postgres.server.ts';

test('creates the same tables, columns and constraints on both databases', async () => {
  const [sqlite, postgres] = await Promise.all([
    describeColumns('sqlite'),
    describeColumns('postgres'),
  ]);

  assert.ok(sqlite.includes('property.title not null'));
  assert.deepEqual(postgres, sqlite);
});

test('creates the same indexes on both databases', async () => {
  await using sqlite = disposable(await openTestDatabase('sqlite'));
  await using postgres = disposable(await openTestDatabase('postgres'));
  const ofSqlite = await sql<{
    name: string;
  }>`select name from sqlite_schema where type = 'index' and sql is not null`.execute(sqlite.db);
  const ofPostgres = await sql<{ name: string }>`
    select indexname as name from pg_indexes where schemaname = current_schema() and indexname !~ '_(pkey|key)$'`.execute(
    postgres.db,
  );

  assert.deepEqual(
    ofPostgres.rows.map((row) => row.name).sort(),
    ofSqlite.rows.map((row) => row.name).sort(),
  );
});

test('migrates once when processes start together on an empty database', async () => {
  const server = await postgresUrl();
  const schema = await createSchema(server);
  const processes = [1, 2, 3, 4].map(() => openPostgres(schemaUrl(server, schema)));

  await Promise.all(processes.map((database) => migrate(database)));

  for (const database of processes) {
    assert.equal(await database.committedVersion(), 1);
    await database.close();
  }
});

test('refuses a database that a newer version has changed', async () => {
  await using database = disposable(await openTestDatabase());
  await sql`insert into migration (name, applied_at) values ('9999-from-the-future', '2030-01-01')`.execute(
    database.db,
  );

  await assert.rejects(migrate(database), /newer version \(9999-from-the-future\)/);
  await sql`delete from migration where name = '9999-from-the-future'`.execute(database.db);
});

test('rolls back a migration that fails', async () => {
  await using database = disposable(await openTestDatabase());

  await assert.rejects(
    database.runScript('create table half (id integer); insert into no_such_table values (1);'),
  );
  await assert.rejects(sql`select * from half`.execute(database.db));
});

function disposable(database: Database) {
  return { ...database, [Symbol.asyncDispose]: () => database.close() };
}

const COLUMNS = {
  sqlite: sql<Column>`
    select t.name as "table", c.name as "column", case when c."notnull" = 1 or c.pk > 0 then 1 else 0 end as filled
    from sqlite_schema t, pragma_table_xinfo(t.name) c where t.type = 'table' and t.name not like 'sqlite_%'`,
  postgres: sql<Column>`
    select table_name as "table", column_name as "column", case is_nullable when 'NO' then 1 else 0 end as filled
    from information_schema.columns where table_schema = current_schema()`,
};

interface Column {
  table: string;
  column: string;
  filled: number;
}

async function describeColumns(dialect: Dialect): Promise<string[]> {
  await using database = disposable(await openTestDatabase(dialect));
  const { rows } = await COLUMNS[dialect].execute(database.db);
  return rows
    .map(({ table, column, filled }) => `${table}.${column}${filled === 1 ? ' not null' : ''}`)
    .sort();
}
