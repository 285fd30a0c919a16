import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '#database/database.server.ts';
import { migrate } from '#database/migrate.server.ts';
import { openPostgres } from '#database/open-postgres.server.ts';
import { openSqlite } from '#database/open-sqlite.server.ts';
import { postgresUrl } from '#test/postgres-server.ts';

/** `npm test` runs the tests a second time with `postgres`. */
const DIALECT = process.env.TEST_DATABASE ?? 'sqlite';

export async function openTestDatabase(dialect: string = DIALECT): Promise<Database> {
  if (dialect === 'postgres') return openTestPostgres();
  const database = openSqlite(':memory:');
  await migrate(database);
  return database;
}

/** Schemas to use again: emptying one takes a tenth of the time of creating one. */
const emptySchemas: string[] = [];

async function openTestPostgres(): Promise<Database> {
  const server = await postgresUrl();
  const schema = emptySchemas.pop() ?? (await createSchema(server));
  const database = openPostgres(schemaUrl(server, schema));
  await migrate(database);
  const { rows } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = ${schema}`.execute(database.db);
  const tables = rows.map(({ name }) => name).filter((name) => name !== 'migration');
  return {
    ...database,
    async close() {
      const empty = `truncate ${tables.join(', ')} restart identity; insert into catalogue (id, version) values (1, 1)`;
      // A test that damaged its tables leaves a schema that is not used again.
      await database.runScript(empty).then(
        () => emptySchemas.push(schema),
        () => undefined,
      );
      await database.close();
    },
  };
}

/** Creates a schema without tables and returns its name. */
export async function createSchema(server: string): Promise<string> {
  // Process ids come again while the tests run.
  const schema = `test_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(`create schema ${schema}`);
  } finally {
    await client.end();
  }
  return schema;
}

export function schemaUrl(server: string, schema: string): string {
  const url = new URL(server);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return url.href;
}
