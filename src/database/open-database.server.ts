import { join } from 'node:path';
import type { Config } from '#config.ts';
import type { Database } from './database.server.ts';
import { migrate } from './migrate.server.ts';
import { openPostgres } from './open-postgres.server.ts';
import { openSqlite } from './open-sqlite.server.ts';

/** Opens the database that the configuration names, its schema up to date. Throws a sentence when DATABASE_URL leads to none. */
export async function openDatabase({ DATABASE_URL, DATA_DIR }: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Database> {
  const database = DATABASE_URL === undefined ? openSqlite(join(DATA_DIR, 'catalogue.sqlite')) : openPostgres(DATABASE_URL);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    if (DATABASE_URL === undefined || !(error instanceof Error)) throw error;
    const { host, pathname } = new URL(DATABASE_URL);
    throw new Error(`DATABASE_URL: the database ${host}${pathname} cannot be used: ${error.message}.`, { cause: error });
  }
}
