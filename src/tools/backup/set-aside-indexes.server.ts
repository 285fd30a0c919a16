import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';

interface IndexSql {
  readonly name: string;
  readonly statement: string;
}

/**
 * Drops the indexes of SQLite that only make reads faster; those that keep rows unique stay.
 * Returns a function that makes them again: to sort many rows once is several times as fast as to
 * find the place of each. Call both in one transaction.
 */
export async function setAsideIndexes({
  db,
  dialect,
}: Pick<Database, 'db' | 'dialect'>): Promise<(signal?: AbortSignal) => Promise<void>> {
  if (dialect !== 'sqlite') return async () => undefined;
  const { rows: indexes } = await sql<IndexSql>`
    select made.name, made.sql as statement
    from sqlite_schema made
    join pragma_index_list(made.tbl_name) listed on listed.name = made.name
    where made.type = 'index' and listed.origin = 'c' and listed."unique" = 0`.execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.table(name)}`.execute(db);
  return async (signal) => {
    for (const { statement } of indexes) {
      await sql.raw(statement).execute(db);
      // SQLite blocks the event loop. Without this pause, no signal could stop the process.
      await setImmediate();
      signal?.throwIfAborted();
    }
  };
}
