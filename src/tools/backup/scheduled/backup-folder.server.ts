import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupRefused } from '#tools/backup/backup-refused.ts';
import { isUnfinished, timeOfBackup } from './backup-name.ts';
import { dispensable } from './retention.ts';

/** Something is written to an unfinished file much more often. */
const ABANDONED_MS = 60 * 60 * 1000;

export interface KeptBackup {
  readonly file: string;
  readonly at: Date;
}

/** The scheduled backups in a folder. It is never created: its disk may be missing. */
async function listBackups(folder: string): Promise<KeptBackup[]> {
  const names = await readdir(folder).catch((error: Error) => {
    throw new BackupRefused(`BACKUP_DIR: ${folder} cannot be used (${error.message}).`, {
      cause: error,
    });
  });
  return names.flatMap((name) => {
    const at = timeOfBackup(name);
    return at === undefined ? [] : [{ file: join(folder, name), at }];
  });
}

/** A clock that was wrong for a while may have left a backup of a later time. */
export async function newestBackup(folder: string, now: Date): Promise<KeptBackup | undefined> {
  const made = (await listBackups(folder)).filter(({ at }) => at <= now);
  return made.sort((a, b) => b.at.getTime() - a.at.getTime())[0];
}

export async function removeDispensable(folder: string): Promise<void> {
  for (const { file } of dispensable(await listBackups(folder))) await rm(file, { force: true });
}

/** What a process left that was killed while it wrote. */
export async function removeAbandoned(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter(isUnfinished)) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(file, { force: true });
  }
}
