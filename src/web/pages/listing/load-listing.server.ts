import type { ListingCard } from '#features/listings/listing-card.ts';
import type { PublicServices } from '#features/listings/public-listings.server.ts';
import { idFromSlug } from '#features/listings/slug.ts';
import {
  findListingById,
  type ListingDetail,
} from '#features/listings/store/find-listings.server.ts';
import { findSimilarListings } from '#features/listings/store/similar-listings.server.ts';

/** The listing that an address names by the id at its end, whatever stands before it. */
export async function loadListing(
  { db }: PublicServices,
  slug: string,
): Promise<ListingDetail | undefined> {
  const id = idFromSlug(slug);
  return id === undefined ? undefined : findListingById(db, id);
}

/** Listings like this one. The page is complete without them: a failure is logged and nobody told. */
export async function loadSimilar(
  { db, log }: PublicServices,
  property: ListingDetail,
): Promise<ListingCard[]> {
  try {
    return await findSimilarListings(db, property);
  } catch (error) {
    log.error({ err: error }, 'unable to fetch similar properties');
    return [];
  }
}
