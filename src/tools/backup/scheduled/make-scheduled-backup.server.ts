import { join } from 'node:path';
import { type Backup, type State, writeBackup } from '#tools/backup/write-backup.server.ts';
import { newestBackup, removeAbandoned, removeDispensable } from './backup-folder.server.ts';
import { backupName } from './backup-name.ts';
import { asOnlyProcess } from './only-process.server.ts';
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
