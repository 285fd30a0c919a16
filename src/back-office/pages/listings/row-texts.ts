import type { Listing } from '#features/listings/listing.ts';
import { areaAndPrice } from '#features/listings/listing-facts.ts';
import { TRASH_DAYS } from '#features/listings/listing-status.ts';
import { daysSince } from '#platform/language/dates.ts';
import { ENGLISH_UNITS } from '#platform/units/messages/english-units.ts';

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

type Named = Pick<Listing, 'id' | 'propertyNumber'>;

/** What a short notice calls listings, by the number that their rows show. */
export function calledIn(listings: readonly Named[]): string {
  const [one] = listings;
  if (one === undefined || listings.length > 1) return `${listings.length} properties`;
  return one.propertyNumber ? `No. ${one.propertyNumber}` : `Id ${one.id}`;
}

export const TRASH_RULE = `What is deleted stays here for ${TRASH_DAYS} days. Then it is gone for ever.`;

/** How long a listing can still be taken out of the trash. */
export function trashText(trashedAt: string | null, now = new Date()): string {
  const left = TRASH_DAYS - (trashedAt === null ? 0 : daysSince(trashedAt, now));
  if (left <= 0) return 'Last day';
  return left === 1 ? '1 day left' : `${left} days left`;
}

/** `10 marla`; '' where a draft has no area yet. */
export function shortArea(listing: Listing): string {
  const { house, plot, land, shop } = listing;
  const totalArea = (house ?? plot ?? land ?? shop)?.totalArea ?? 0;
  return totalArea > 0 ? areaAndPrice({ ...listing, totalArea }, ENGLISH_UNITS).area : '';
}
