import { findCity } from '#features/locations/location-store.server.ts';
import type { PropertyCard } from '#features/properties/property-card.ts';
import { findPropertyCards } from '#features/properties/property-card-store.server.ts';
import { parsePropertyFilters } from '#features/properties/property-filters.ts';
import type { Services } from '#services.ts';
import type { PropertyCardData } from '#web/ui/property-card.tsx';
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
