import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';
import { type Backup, type State, writeBackup } from '#tools/backup/write-backup.server.ts';
import {
  backupName,
  newestBackup,
  removeAbandoned,
  removeDispensable,
} from './backup-folder.server.ts';
import { isDue } from './when.ts';

export interface ScheduledBackup extends Pick<Backup, 'rows' | 'missingFiles' | 'size'> {
  readonly file: string;
}

interface Schedule {
  readonly folder: string;
  readonly everySeconds: number;
}

/** Writes a checked backup and removes those not needed any more. Undefined if another process did. */
export function makeScheduledBackup(
  state: State,
  { folder, everySeconds }: Schedule,
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<ScheduledBackup | undefined> {
  return asOnlyProcess(state.database, async () => {
    if (!isDue((await newestBackup(folder, now))?.at, everySeconds, now)) return undefined;
    await removeAbandoned(folder);
    const file = join(folder, backupName(now));
    const options = signal === undefined ? { now } : { now, signal };
    const { rows, missingFiles, size } = await writeBackup(file, state, options);
    await removeDispensable(folder);
    return { file, rows, missingFiles, size };
  });
}

/**
 * Does the work unless another process over the same database is doing it; then undefined. A data
 * folder has one server anyway.
 */
function asOnlyProcess<Result>(
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
