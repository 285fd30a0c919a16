import type { PropertyCard } from '#features/listings/listing-card.ts';
import { idFromSlug } from '#features/listings/slug.ts';
import {
  findPropertyById,
  type PropertyDetail,
} from '#features/listings/store/find-listings.server.ts';
import { findSimilarProperties } from '#features/listings/store/similar-listings.server.ts';
import type { Services } from '#services.ts';

/** The listing that an address names by the id at its end, whatever stands before it. */
export async function loadProperty(
  { db }: Services,
  slug: string,
): Promise<PropertyDetail | undefined> {
  const id = idFromSlug(slug);
  return id === undefined ? undefined : findPropertyById(db, id);
}

/** Listings like this one. The page is complete without them: a failure is logged and nobody told. */
export async function loadSimilar(
  { db, log }: Services,
  property: PropertyDetail,
): Promise<PropertyCard[]> {
  try {
    return await findSimilarProperties(db, property);
  } catch (error) {
    log.error({ err: error }, 'unable to fetch similar properties');
    return [];
  }
}
