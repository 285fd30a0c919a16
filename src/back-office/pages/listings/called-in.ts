import type { Listing } from '#features/listings/listing.ts';

type Named = Pick<Listing, 'id' | 'propertyNumber'>;

/** What a short notice calls listings, by the number that their rows show. */
export function calledIn(listings: readonly Named[]): string {
  const [one] = listings;
  if (one === undefined || listings.length > 1) return `${listings.length} properties`;
  return one.propertyNumber ? `No. ${one.propertyNumber}` : `Id ${one.id}`;
}
