import { daysSince } from '#language/dates.ts';

export function checkedText(checkedAt: string | null, now = new Date()): string {
  if (checkedAt === null) return 'Not checked yet';
  const days = daysSince(checkedAt, now);
  if (days === 0) return 'Checked today';
  return days === 1 ? 'Checked yesterday' : `Checked ${days} days ago`;
}

/** `12 d`, where a row has little room. */
export function checkedShort(checkedAt: string | null, now = new Date()): string {
  if (checkedAt === null) return 'never';
  const days = daysSince(checkedAt, now);
  return days === 0 ? 'today' : `${days} d`;
}
