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
