import { DatabaseSync } from 'node:sqlite';
import { isBusy } from './database-errors.ts';

export interface FileLock {
  release(): void;
}

/**
 * Takes a lock that excludes other processes; undefined if one of them has it. The operating
 * system releases SQLite's file lock even when the process is killed: it is never stale.
 */
export function takeFileLock(file: string): FileLock | undefined {
  const lock = new DatabaseSync(file);
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive');
    return { release: () => lock.close() };
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    return undefined;
  }
}
