import { TRASH_DAYS } from '#features/listings/listing-status.ts';
import { daysSince } from '#language/dates.ts';

export const TRASH_RULE = `What is deleted stays here for ${TRASH_DAYS} days. Then it is gone for ever.`;

/** How long a listing can still be taken out of the trash. */
export function trashText(trashedAt: string | null, now = new Date()): string {
  const left = TRASH_DAYS - (trashedAt === null ? 0 : daysSince(trashedAt, now));
  if (left <= 0) return 'Last day';
  return left === 1 ? '1 day left' : `${left} days left`;
}
