import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Makes this process the only server on a data folder until it ends, or throws a sentence for the operator.
 * The lock is SQLite's own file lock: the system frees it even when the process is killed, so it can never go stale.
 */
export function lockDataFolder(folder: string): { release(): void } {
  const lock = openLock(folder);
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive');
  } catch {
    lock.close();
    throw new Error(`Another server is already running on the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`);
  }
  return { release: () => lock.close() };
}

function openLock(folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true });
    return new DatabaseSync(join(folder, 'server.lock'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(`DATA_DIR: ${JSON.stringify(folder)} cannot be used (${reason}); allowed is a folder that this user may write in.`);
  }
}
