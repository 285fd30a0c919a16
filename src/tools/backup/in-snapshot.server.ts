import type { Db } from '#database/database.server.ts';

/** Reads the state of one moment while others go on writing. */
export function inSnapshot<Result>(db: Db, read: (db: Db) => Promise<Result>): Promise<Result> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(read);
}
