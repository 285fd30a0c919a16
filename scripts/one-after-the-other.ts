import { setTimeout as sleep } from 'node:timers/promises';
import { type FileLock, takeFileLock } from '../src/platform/database/file-lock.server.ts';

const RETRY_MS = 100;

interface Waiting {
  readonly onWait?: () => void;
  /** Ends the wait. */
  readonly signal?: AbortSignal | undefined;
}

/** Does the work while no other process does work under the same lock. */
export async function oneAfterTheOther<Result>(
  file: string,
  waiting: Waiting,
  work: () => Promise<Result>,
): Promise<Result> {
  const lock = takeFileLock(file) ?? (await waitForLock(file, waiting));
  try {
    return await work();
  } finally {
    lock.release();
  }
}

async function waitForLock(file: string, { onWait, signal }: Waiting): Promise<FileLock> {
  onWait?.();
  for (;;) {
    await sleep(RETRY_MS, undefined, { signal });
    const lock = takeFileLock(file);
    if (lock !== undefined) return lock;
  }
}
