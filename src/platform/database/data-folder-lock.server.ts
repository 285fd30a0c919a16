import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { OWNER_ONLY_UMASK, protectDataFiles } from './data-files.server.ts';
import { type FileLock, takeFileLock } from './file-lock.server.ts';

/** Makes this process the only server on a data folder, or throws a message for the operator. */
export function lockDataFolder(folder: string): FileLock {
  // Before anything is written: the lock makes files, too.
  process.umask(OWNER_ONLY_UMASK);
  const lock = tryToLock(folder);
  protectDataFiles(folder);
  if (lock !== undefined) return lock;
  throw new Error(
    `Another server is already running on the data folder ${folder}. ` +
      'Stop it first, or set DATA_DIR to another folder.',
  );
}

function tryToLock(folder: string): FileLock | undefined {
  try {
    makeFolder(resolve(folder));
    return takeFileLock(join(folder, 'server.lock'));
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
