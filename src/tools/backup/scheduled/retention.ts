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
