import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { ScheduledBackup } from './make-scheduled-backup.server.ts';

/** Neither: another process has made the backup or is making it. */
export interface BackupOutcome {
  readonly made?: ScheduledBackup;
  /** A sentence for the operator. */
  readonly failed?: string;
}

const STOP_MS = 3000;

/** Makes a backup in a process of its own, so that visitors do not wait for it. */
export function runBackupProcess(stopped: AbortSignal): Promise<BackupOutcome> {
  const child = fork(join(import.meta.dirname, 'backup-process.server.ts'), { execArgv: [] });
  let outcome: BackupOutcome | undefined;
  child.once('message', (message: BackupOutcome) => {
    outcome = message;
  });
  let lastResort: NodeJS.Timeout | undefined;
  const stop = () => {
    child.kill('SIGTERM');
    lastResort = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  };
  stopped.addEventListener('abort', stop, { once: true });
  return new Promise((resolve) => {
    const settle = (result: BackupOutcome) => {
      clearTimeout(lastResort);
      stopped.removeEventListener('abort', stop);
      resolve(result);
    };
    child.once('error', ({ message }) => settle({ failed: message }));
    child.once('exit', (code, signal) =>
      settle(outcome ?? { failed: `Its process ended early (${signal ?? code}).` }),
    );
  });
}
