import { chmodSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const DATABASE_FILE = 'catalogue.sqlite';

/** Written once the database works. */
const MARK = '.in-use';

const KNOWN_FILES = [
  DATABASE_FILE,
  `${DATABASE_FILE}-wal`,
  `${DATABASE_FILE}-shm`,
  'server.lock',
  'auth-secret',
];

export const OWNER_ONLY_UMASK = 0o077;

/** Makes what the data folder holds, now and later, readable by its owner alone. */
export function protectDataFiles(folder: string): void {
  process.umask(OWNER_ONLY_UMASK);
  for (const name of KNOWN_FILES) restrict(join(folder, name), 0o600);
  restrict(join(folder, 'media'), 0o700);
}

/** Another user's file stays as it is: whoever may write it can use it. */
function restrict(path: string, mode: number): void {
  try {
    if ((statSync(path).mode & OWNER_ONLY_UMASK) !== 0) chmodSync(path, mode);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code !== 'ENOENT' && error.code !== 'EPERM') throw error;
  }
}

/** Throws a message for the operator if the database was lost: a new one would hide the loss. */
export function refuseLostDatabase(folder: string): void {
  const file = join(folder, DATABASE_FILE);
  const isMissing = !existsSync(file);
  if (!isMissing && statSync(file).size > 0) return;
  const wasUsed =
    existsSync(join(folder, MARK)) || hasPhotos(folder) || (!isMissing && hasSecret(folder));
  if (!wasUsed) return;
  throw new Error(
    `${file} is ${isMissing ? 'missing' : 'empty'}, though this data folder was in use before. ` +
      'Bring a backup back with npm run restore -- FILE, ' +
      'or set DATA_DIR to an empty folder to begin anew.',
  );
}

export function markInUse(folder: string): void {
  const mark = join(folder, MARK);
  if (!existsSync(mark)) writeFileSync(mark, '');
}

function hasPhotos(folder: string): boolean {
  const media = join(folder, 'media');
  return existsSync(media) && readdirSync(media).length > 0;
}

/** It is made before the database: alone it may be left of a first start that was interrupted. */
function hasSecret(folder: string): boolean {
  return existsSync(join(folder, 'auth-secret'));
}
