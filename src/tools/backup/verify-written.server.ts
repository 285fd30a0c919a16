import { isDeepStrictEqual } from 'node:util';
import { isFull } from '#database/sqlite-errors.ts';
import type { Snapshot } from './archive-parts.ts';
import { BackupRefused } from './backup-refused.ts';
import { checkBackup } from './check-backup.server.ts';

/**
 * Reads a written backup as a restore would: every byte against the checksum, every row into a
 * database with all constraints, every file that a row names. Throws `BackupRefused`.
 */
export async function verifyWritten(
  written: string,
  file: string,
  expected: Snapshot,
  signal?: AbortSignal,
): Promise<void> {
  const refused = (why: string, cause?: unknown) =>
    new BackupRefused(`${file} was not kept: ${why}.`, { cause });
  const found = await readSnapshot(written, signal).catch((error: unknown) => {
    if (isFull(error))
      throw refused('the folder for temporary files has no room to check it', error);
    if (!(error instanceof BackupRefused)) throw error;
    throw refused(`what is on the disk is not what was written (${error.message})`, error);
  });
  if (!isDeepStrictEqual(found, expected)) throw refused('it does not hold what was read');
}

async function readSnapshot(file: string, signal?: AbortSignal): Promise<Snapshot> {
  const backup = await checkBackup(file, signal === undefined ? {} : { signal });
  await backup.close();
  return backup.snapshot;
}
