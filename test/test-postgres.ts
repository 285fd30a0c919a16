import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#platform/database/database.server.ts';
import type { PostgresConnections } from '#platform/database/hung-postgres.server.ts';
import { migrate } from '#platform/database/migrate.server.ts';
import { connectPostgres, openPostgres } from '#platform/database/open-postgres.server.ts';
import { type EmptySchema, EmptySchemas } from '#test/empty-schemas.ts';
import { createSchema, schemaUrl } from '#test/postgres-schema.ts';
import { postgresUrl } from '#test/postgres-server.ts';

let schemas: EmptySchemas | undefined;

/** By schema. A new connection has to read again all that the server knows of the tables. */
const connections = new Map<string, PostgresConnections>();

/** A database in a schema with all tables and no rows; one that closes leaves its schema to the next. */
export async function openTestPostgres(): Promise<Database> {
  const server = await postgresUrl();
  schemas ??= new EmptySchemas(server);
  const pool = schemas;
  const taken = (await pool.take()) ?? (await createMigrated(server, pool));
  const url = schemaUrl(server, taken.schema);
  const kept = connections.get(taken.schema) ?? connectPostgres(url);
  connections.set(taken.schema, kept);
  const database = openPostgres(url, undefined, { ...kept, end: () => whenIdle(kept) });
  let closed: Promise<void> | undefined;
  const close = async () => {
    await database.close();
    // A test that damaged its tables leaves a schema that is not used again.
    await pool.putBack(taken).catch(() => undefined);
  };
  return {
    ...database,
    close() {
      closed ??= close();
      return closed;
    },
  };
}

async function createMigrated(server: string, schemas: EmptySchemas): Promise<EmptySchema> {
  const schema = await createSchema(server);
  const database = openPostgres(schemaUrl(server, schema));
  await migrate(database);
  await database.close();
  return schemas.describe(schema);
}

/** A query that is still under way must not write what the next test finds. */
async function whenIdle(connections: PostgresConnections): Promise<void> {
  while (connections.isInUse()) await sleep(1);
}
