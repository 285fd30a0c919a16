import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupRefused } from '#tools/backup/archive-parts.ts';

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

const NAME = /^backup-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)Z\.tar$/;
const UNFINISHED = /^backup-.{19}Z\.tar\.[\da-f-]{36}\.partial$/;

/** `backup-2026-11-22T00-00-12Z.tar`: when the backup was begun. Some disks forbid colons. */
export function backupName(at: Date): string {
  return `backup-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`;
}

/** Undefined for any other file. */
export function timeOfBackup(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  const time = new Date(`${day}${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

export function isUnfinished(name: string): boolean {
  return UNFINISHED.test(name);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** 1 January 1970 was a Thursday, and weeks begin on Monday. */
const DAYS_BEFORE_EPOCH = 3;

const day = (at: Date) => Math.floor(at.getTime() / DAY_MS);
const week = (at: Date) => Math.floor((day(at) + DAYS_BEFORE_EPOCH) / 7);
const month = (at: Date) => at.getUTCFullYear() * 12 + at.getUTCMonth();

const PERIODS = [
  { periodOf: day, kept: 7 },
  { periodOf: week, kept: 4 },
  { periodOf: month, kept: 12 },
];

/**
 * Which backups are not needed any more: all but those of the last 24 hours, and the newest of each
 * of the last seven days, four weeks and twelve months that have one.
 */
export function dispensable<Backup extends { readonly at: Date }>(
  backups: readonly Backup[],
): Backup[] {
  const newestFirst = backups.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const newest = newestFirst[0]?.at.getTime() ?? 0;
  const needed = new Set(newestFirst.filter(({ at }) => newest - at.getTime() < DAY_MS));
  for (const { periodOf, kept } of PERIODS) {
    const seen = new Set<number>();
    for (const backup of newestFirst) {
      const period = periodOf(backup.at);
      if (seen.has(period) || seen.size === kept) continue;
      seen.add(period);
      needed.add(backup);
    }
  }
  return newestFirst.filter((backup) => !needed.has(backup));
}
