import type { Database } from '#platform/database/database.server.ts';
import { openSqlite } from '#platform/database/open-sqlite.server.ts';
import { emptySqlite } from '#test/empty-sqlite.ts';
import { openTestPostgres } from '#test/test-postgres.ts';

/** `npm test` runs the tests a second time with `postgres`. */
const DIALECT = process.env.TEST_DATABASE ?? 'sqlite';

/** A database with all tables and no rows. */
export async function openTestDatabase(dialect: string = DIALECT): Promise<Database> {
  return dialect === 'postgres' ? openTestPostgres() : openSqlite(':memory:', await emptySqlite());
}
