import type { PropertyCard } from '#features/listings/listing-card.ts';
import { parsePropertyFilters } from '#features/listings/search/filters.ts';
import { findPropertyCards } from '#features/listings/store/listing-cards.server.ts';
import { findCity } from '#features/places/find-places.server.ts';
import type { Services } from '#services.ts';
import type { PropertyCardData } from '#ui/listing-card.tsx';
import type { ExploreData } from './explore-data.ts';

/** Asks for what an explore page shows; `query` is its address's. */
export async function loadExplore({ db }: Services, query: URLSearchParams): Promise<ExploreData> {
  const filters = parsePropertyFilters(query);
  const [city, { items, totalCount }] = await Promise.all([
    filters.location === 0 ? undefined : findCity(db, filters.location),
    findPropertyCards(db, filters),
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
}: PropertyCard): PropertyCardData {
  return card;
}
