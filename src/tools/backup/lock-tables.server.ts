import { sql } from 'kysely';
import type { Database } from '#database/database.server.ts';
import { ALL_TABLES } from './table-keys.ts';

/** Readers see the old state until the commit. As in every write, the catalogue is locked first. */
export async function lockTables({ db, dialect }: Pick<Database, 'db' | 'dialect'>): Promise<void> {
  // A transaction of SQLite is alone from its start.
  if (dialect === 'sqlite') return;
  const tables = ALL_TABLES.toReversed().map((table) => sql.table(table));
  await sql`lock table ${sql.join(tables)} in share row exclusive mode`.execute(db);
}
