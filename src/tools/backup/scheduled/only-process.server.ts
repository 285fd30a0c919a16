import { sql } from 'kysely';
import type { Database } from '#database/database.server.ts';

/**
 * Does the work unless another process over the same database is doing it; then undefined. A data
 * folder has one server anyway.
 */
export function asOnlyProcess<Result>(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  if (dialect === 'sqlite') return work();
  // PostgreSQL releases the lock with the connection, also when the process is killed.
  return db.connection().execute(async (connection) => {
    const key = sql`hashtextextended('scheduled backup', hashtext(current_schema()))`;
    const { rows } = await sql<{
      locked: boolean;
    }>`select pg_try_advisory_lock(${key}) as locked`.execute(connection);
    if (rows[0]?.locked !== true) return undefined;
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
  });
}
