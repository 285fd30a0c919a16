import type { Config } from '#config.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A backup may take so long before it counts as late. */
const GRACE_MS = HOUR_MS;

/**
 * Whether a new span of `everySeconds` has begun since the newest backup. Spans are counted from
 * 1970, so that a daily backup is always made at midnight UTC, half past five in India.
 */
export function isDue(newest: Date | undefined, everySeconds: number, now: Date): boolean {
  const span = (at: Date) => Math.floor(at.getTime() / (everySeconds * 1000));
  return newest === undefined || span(newest) < span(now);
}

/** `since`: the newest backup, or without one the start of the process. */
export function isOverdue(since: Date, everySeconds: number, now: Date): boolean {
  return now.getTime() - since.getTime() > everySeconds * 1000 + GRACE_MS;
}

const DAY_SECONDS = 24 * 60 * 60;

export function backupEverySeconds({ BACKUP_EVERY }: Pick<Config, 'BACKUP_EVERY'>): number {
  return BACKUP_EVERY ?? DAY_SECONDS;
}
