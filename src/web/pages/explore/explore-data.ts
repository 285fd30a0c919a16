import { enumerationName } from '#features/listings/enumerations/enumerations.ts';
import { placeLabel } from '#features/listings/search/explore-address.ts';
import {
  formatFilters,
  NO_FILTERS,
  type SearchFilters,
} from '#features/listings/search/filters.ts';
import type { ListingCardData } from '#web/ui/listing-card.tsx';

/** What an explore page shows. */
export interface ExploreData {
  readonly filters: SearchFilters;
  /** The chosen city; undefined when none is chosen or there is none of that id. */
  readonly place:
    | { readonly id: number; readonly name: string; readonly stateName: string }
    | undefined;
  readonly cards: readonly ListingCardData[];
  readonly totalCount: number;
  /** Whether the results could not be fetched: then only the filters are true. */
  readonly isLost?: boolean;
}

/** Names the place that a page without results was asked for, where it is among the known ones. */
export function withKnownPlace(
  explore: ExploreData,
  places: readonly NonNullable<ExploreData['place']>[],
): ExploreData {
  return explore.isLost
    ? { ...explore, place: places.find(({ id }) => id === explore.filters.location) }
    : explore;
}

/** `House in Jalandhar, Punjab`; `Showing Results` stands for a type that was not chosen, if there are any to show. */
export function exploreHeading({
  filters,
  place,
  isLost,
}: Pick<ExploreData, 'filters' | 'place' | 'isLost'>): string {
  const subject =
    enumerationName('PropertyType', filters.propertyType) ??
    (isLost ? 'Properties' : 'Showing Results');
  return place === undefined ? subject : `${subject} in ${placeLabel(place)}`;
}

/** How many pages the results fill. */
export function pageCount({
  totalCount,
  filters,
}: Pick<ExploreData, 'totalCount' | 'filters'>): number {
  return Math.ceil(totalCount / filters.pageSize);
}

/** The same explore page under other filters. */
export function addressOf(pathname: string, filters: SearchFilters): string {
  return withQuery(pathname, formatFilters(filters));
}

/** A path with its query, if there is any. */
export function withQuery(pathname: string, query: URLSearchParams): string {
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

/** What Clear All leaves: the location and the type. */
export function clearedFilters({ location, propertyType }: SearchFilters): SearchFilters {
  return { ...NO_FILTERS, location, propertyType };
}
