import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '#database/database.server.ts';
import { migrate } from '#database/migrate.server.ts';
import { openPostgres } from '#database/open-postgres.server.ts';
import { openSqlite } from '#database/open-sqlite.server.ts';
import { postgresUrl } from '#test/postgres-server.ts';

/** The second run of `npm test` sets it to `postgres`, and every suite over a database then runs on that. */
const DIALECT = process.env.TEST_DATABASE ?? 'sqlite';

/** An empty database with the newest schema, for one test. */
export async function openTestDatabase(dialect: string = DIALECT): Promise<Database> {
  if (dialect === 'postgres') return openTestPostgres();
  const database = openSqlite(':memory:');
  await migrate(database);
  return database;
}

/** Schemas of the tests' server that are empty again: emptying one takes a tenth of the time that making one does. */
const emptied: string[] = [];
let made = 0;

async function openTestPostgres(): Promise<Database> {
  const server = await postgresUrl();
  const schema = emptied.pop() ?? (await createSchema(server));
  const database = openPostgres(within(server, schema));
  await migrate(database);
  const { rows } = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = ${schema}`.execute(database.db);
  const tables = rows.map(({ name }) => name).filter((name) => name !== 'migration');
  return {
    ...database,
    async close() {
      const empty = `truncate ${tables.join(', ')} restart identity; insert into catalogue (id, version) values (1, 1)`;
      // A test that spoiled its tables leaves a schema that nobody gets again.
      await database.runScript(empty).then(
        () => emptied.push(schema),
        () => undefined,
      );
      await database.close();
    },
  };
}

/** An empty schema without any table. */
export async function createSchema(server: string): Promise<string> {
  made += 1;
  const schema = `test_${process.pid}_${made}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create schema ${schema}`);
  await client.end();
  return schema;
}

/** The address of one schema of a server. */
export function within(server: string, schema: string): string {
  const url = new URL(server);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return url.href;
}
