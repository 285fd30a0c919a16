import type { Listing } from '#features/listings/listing.ts';
import type { ListingCard } from '#features/listings/listing-card.ts';
import type { PublicDb } from '#features/listings/public-listings.server.ts';
import { newestQuery } from '#features/listings/search/queries.server.ts';
import { findCards } from './listing-cards.server.ts';

const AT_MOST = 12;
const ENOUGH = 3;

/** Other listings of the same city and type; with fewer than 3 of them, of the type in every city. At most 12, newest first. */
export async function findSimilarListings(
  db: PublicDb,
  { id, propertyType, cityID }: Pick<Listing, 'id' | 'propertyType' | 'cityID'>,
): Promise<ListingCard[]> {
  const newestBut = async (location?: number) => {
    const rows = await newestQuery(db, [propertyType], AT_MOST + 1, location).execute();
    return rows.map((row) => row.id).filter((other) => other !== id);
  };
  const near = await newestBut(cityID);
  const similar = near.length < ENOUGH ? await newestBut() : near;
  return findCards(db, similar.slice(0, AT_MOST));
}
