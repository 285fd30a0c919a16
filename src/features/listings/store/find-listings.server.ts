import type { Listing } from '#features/listings/listing.ts';
import { listingIn } from '#features/listings/listing-in-language.ts';
import { type ListingPhoto, photoFromRow } from '#features/listings/photos/photo.ts';
import {
  type ListingQuery,
  type PublicDb,
  publicListings,
} from '#features/listings/public-listings.server.ts';
import type { SearchFilters } from '#features/listings/search/filters.ts';
import { findMatches } from '#features/listings/search/find-matches.server.ts';
import { type ShownPlace, shownPlace } from '#features/places/place.ts';
import type { Language } from '#language/language.ts';
import { listingFromRow, selectListings } from './listing-row.server.ts';

/** `place` is its city as pages name it and link to it. */
export type ListingDetail = Listing & { image: ListingPhoto | null; place: ShownPlace };

/** With the texts of a language where there are some; without those of the others. */
export async function findListingById(
  db: PublicDb,
  id: number,
  language: Language = 'en',
): Promise<ListingDetail | undefined> {
  const row = await selectListings(publicListings(db))
    .where('property.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const listing = listingFromRow(row);
  return {
    ...listingIn(language, listing),
    image: photoFromRow(row),
    place: shownPlace(language, listing.city),
  };
}

export async function findListings(
  db: PublicDb,
  filters: SearchFilters,
): Promise<{ items: Listing[]; totalCount: number }> {
  const { ids, totalCount } = await findMatches(db, filters);
  return { items: await findListingsById(publicListings(db), ids), totalCount };
}

/** Those of `listings` that have one of the ids, in the order of the ids. */
export async function findListingsById(
  listings: ListingQuery,
  ids: readonly number[],
): Promise<Listing[]> {
  if (ids.length === 0) return [];
  const rows = await selectListings(listings).where('property.id', 'in', ids).execute();
  const found = new Map(rows.map((row) => [row.id, listingFromRow(row)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
