import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { CompiledQuery } from 'kysely';
import type { Database } from '#database/database.server.ts';
import { migrate } from '#database/migrate.server.ts';
import { openPostgres } from '#database/open-postgres.server.ts';
import { openSqlite } from '#database/open-sqlite.server.ts';
import { postgresUrl } from './postgres-server.ts';

/** Runs a test twice: on an empty SQLite database and on an empty PostgreSQL one. */
export function testOnEachDatabase(name: string, run: (database: Database) => Promise<void>): void {
  test(`${name} (SQLite)`, async () => {
    await runOn(openSqlite(':memory:'), run);
  });
  test(`${name} (PostgreSQL)`, async () => {
    await runOn(openPostgres(await createPostgresDatabase()), run);
  });
}

async function runOn(database: Database, run: (database: Database) => Promise<void>): Promise<void> {
  try {
    await migrate(database);
    await run(database);
  } finally {
    await database.close();
  }
}

async function createPostgresDatabase(): Promise<string> {
  const url = new URL(await postgresUrl());
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = openPostgres(url.href);
  await server.db.executeQuery(CompiledQuery.raw(`create database ${name}`));
  await server.close();
  url.pathname = `/${name}`;
  return url.href;
}
