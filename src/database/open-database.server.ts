import { join } from 'node:path';
import type { Config } from '#config.ts';
import type { Database } from './database.server.ts';
import { migrate } from './migrate.server.ts';
import { openPostgres } from './open-postgres.server.ts';
import { openSqlite } from './open-sqlite.server.ts';

/** Opens the database that the configuration names, its schema up to date. */
export async function openDatabase(config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Database> {
  const database =
    config.DATABASE_URL === undefined ? openSqlite(join(config.DATA_DIR, 'catalogue.sqlite')) : openPostgres(config.DATABASE_URL);
  await migrate(database);
  return database;
}
