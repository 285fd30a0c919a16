import type { Listing } from '#features/listings/listing.ts';
import type { ListingCard } from '#features/listings/listing-card.ts';
import type { PublicDb } from '#features/listings/public-listings.server.ts';
import { newestQuery } from '#features/listings/search/queries.server.ts';
import type { Language } from '#language/language.ts';
import { findCards } from './listing-cards.server.ts';

const MAX_LISTINGS = 12;
const MIN_OF_CITY = 3;

/** Other listings of the same city and kind, or of the kind alone when those are fewer than 3. */
export async function findSimilarListings(
  db: PublicDb,
  { id, propertyType, cityID }: Pick<Listing, 'id' | 'propertyType' | 'cityID'>,
  language: Language = 'en',
): Promise<ListingCard[]> {
  const newestOthers = async (cityId?: number) => {
    const rows = await newestQuery(db, [propertyType], MAX_LISTINGS + 1, cityId).execute();
    return rows.map((row) => row.id).filter((other) => other !== id);
  };
  const ofCity = await newestOthers(cityID);
  const similar = ofCity.length < MIN_OF_CITY ? await newestOthers() : ofCity;
  return findCards(db, similar.slice(0, MAX_LISTINGS), language);
}
