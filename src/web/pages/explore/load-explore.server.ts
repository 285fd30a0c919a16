import type { ListingCard } from '#features/listings/listing-card.ts';
import { parseFilters } from '#features/listings/search/filters.ts';
import { findListingCards } from '#features/listings/store/listing-cards.server.ts';
import { findCity } from '#features/places/find-places.server.ts';
import type { Services } from '#services.ts';
import type { ListingCardData } from '#web/ui/listing-card.tsx';
import type { ExploreData } from './explore-data.ts';

/** Asks for what an explore page shows; `query` is its address's. */
export async function loadExplore({ db }: Services, query: URLSearchParams): Promise<ExploreData> {
  const filters = parseFilters(query);
  const [city, { items, totalCount }] = await Promise.all([
    filters.location === 0 ? undefined : findCity(db, filters.location),
    findListingCards(db, filters),
  ]);
  return {
    filters,
    place: city && { id: city.id, name: city.name, stateName: city.state.name },
    cards: items.map(cardData),
    totalCount,
  };
}

/** What a result shows; the rest need not travel with the page. */
function cardData({
  description: _,
  neighbourhood: __,
  videoId: ___,
  posted: ____,
  isPopular: _____,
  ...card
}: ListingCard): ListingCardData {
  return card;
}
