import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { protectDataFiles } from './data-files.server.ts';

/**
 * Makes this process the only server on a data folder, or throws a message for the operator. The
 * operating system releases SQLite's file lock even when the process is killed: it is never stale.
 */
export function lockDataFolder(folder: string): { release(): void } {
  const lock = openLock(folder);
  protectDataFiles(folder);
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive');
  } catch {
    lock.close();
    throw new Error(
      `Another server is already running on the data folder ${folder}. ` +
        'Stop it first, or set DATA_DIR to another folder.',
    );
  }
  return { release: () => lock.close() };
}

function openLock(folder: string): DatabaseSync {
  try {
    makeFolder(resolve(folder));
    return new DatabaseSync(join(folder, 'server.lock'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new Error(
      `DATA_DIR: ${JSON.stringify(folder)} cannot be used (${reason}); ` +
        'allowed is a folder that this user may write in.',
    );
  }
}

/** `mkdirSync` with `recursive` never returns below `/proc`, where no folder can be made. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}
