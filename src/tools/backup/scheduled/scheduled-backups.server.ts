import type { Services } from '#services.ts';
import { describeCounts } from '#tools/backup/existing-state.server.ts';
import { type KeptBackup, newestBackup } from './backup-folder.server.ts';
import type { ScheduledBackup } from './make-scheduled-backup.server.ts';
import { type BackupOutcome, runBackupProcess } from './run-backup-process.server.ts';
import { backupEverySeconds, isDue, isOverdue } from './when.ts';

const CHECK_INTERVAL_MS = 60_000;
const RETRY_MS = 15 * 60_000;

/** What the server knows of its backups when it last looked, at most a minute ago. */
export interface BackupState {
  readonly newestAt: Date | undefined;
  readonly failures: number;
  /** The last attempt failed, or the newest backup is older than it may be. */
  readonly isLate: boolean;
}

/** Makes a backup whenever one is due. `state` is undefined without `BACKUP_DIR`. */
export function createScheduledBackups(
  { config, log, now }: Pick<Services, 'config' | 'log' | 'now'>,
  run: (stopped: AbortSignal) => Promise<BackupOutcome> = runBackupProcess,
) {
  const { BACKUP_DIR: folder } = config;
  const everySeconds = backupEverySeconds(config);
  const startedAt = now();
  const stopped = new AbortController();
  let newest: KeptBackup | undefined;
  let failedAt: Date | undefined;
  let failures = 0;
  let timer: NodeJS.Timeout | undefined;
  let checking: Promise<void> | undefined;

  const look = async (folder: string) => {
    newest = await newestBackup(folder, now());
  };

  const hasFailedLately = () =>
    failedAt !== undefined && Math.abs(now().getTime() - failedAt.getTime()) < RETRY_MS;

  async function makeIfDue(folder: string): Promise<void> {
    await look(folder);
    if (isDue(newest?.at, everySeconds, now())) {
      if (hasFailedLately()) return;
      const { made, failed } = await run(stopped.signal);
      if (stopped.signal.aborted) return;
      if (failed !== undefined) throw new Error(failed);
      await look(folder);
      if (made !== undefined) logBackup(made);
    }
    failedAt = undefined;
  }

  function logBackup({ file, rows, size, missingFiles }: ScheduledBackup): void {
    log.info({ file, size, missingFiles }, `backed up ${describeCounts(rows)}`);
  }

  function noteFailure(error: unknown): void {
    if (hasFailedLately()) return;
    failedAt = now();
    failures += 1;
    log.error({ err: error }, 'no backup was made; it is tried again in fifteen minutes');
  }

  function check(): Promise<void> {
    if (folder === undefined) return Promise.resolve();
    checking ??= makeIfDue(folder)
      .catch(noteFailure)
      .finally(() => {
        checking = undefined;
      });
    return checking;
  }

  return {
    check,
    start() {
      if (folder === undefined) return;
      void check();
      timer = setInterval(() => void check(), CHECK_INTERVAL_MS).unref();
    },
    state(): BackupState | undefined {
      if (folder === undefined) return undefined;
      const isLate =
        failedAt !== undefined || isOverdue(newest?.at ?? startedAt, everySeconds, now());
      return { newestAt: newest?.at, failures, isLate };
    },
    async stop() {
      clearInterval(timer);
      stopped.abort();
      await checking;
    },
  };
}
