import type { Listing } from '#features/listings/listing.ts';
import { type ListingPhoto, photoFromRow } from '#features/listings/photos/photo.ts';
import {
  type ListingQuery,
  type PublicDb,
  publicListings,
} from '#features/listings/public-listings.server.ts';
import type { SearchFilters } from '#features/listings/search/filters.ts';
import { findMatches } from '#features/listings/search/find-matches.server.ts';
import { listingFromRow, selectListings } from './listing-row.server.ts';

export type ListingDetail = Listing & { image: ListingPhoto | null };

export async function findListingById(
  db: PublicDb,
  id: number,
): Promise<ListingDetail | undefined> {
  const row = await selectListings(publicListings(db))
    .where('property.id', '=', id)
    .executeTakeFirst();
  return row && { ...listingFromRow(row), image: photoFromRow(row) };
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
