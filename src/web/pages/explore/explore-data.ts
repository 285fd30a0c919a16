import { enumerationName } from '#features/listings/enumerations/enumerations.ts';
import { placeLabel } from '#features/listings/explore-address.ts';
import {
  formatFilters,
  NO_FILTERS,
  type SearchFilters,
} from '#features/listings/search/filters.ts';
import type { Place } from '#web/shell/shell-data.ts';
import type { ListingCardData } from '#web/ui/listing-card.tsx';

export interface ExploreData {
  readonly filters: SearchFilters;
  /** The chosen city; undefined when none is chosen or the id is unknown. */
  readonly place: Place | undefined;
  readonly cards: readonly ListingCardData[];
  readonly totalCount: number;
  /** Whether the results could not be fetched: only `filters` is valid then. */
  readonly isUnavailable?: boolean;
}

/** What the loader returns. If the fetch `failed`, `explore` is what was on the screen. */
export interface ExploreAnswer {
  readonly explore: ExploreData;
  readonly failed: boolean;
}

/** Adds the place to unavailable results, if it is one of `places`. */
export function withKnownPlace(explore: ExploreData, places: readonly Place[]): ExploreData {
  return explore.isUnavailable
    ? { ...explore, place: places.find(({ id }) => id === explore.filters.location) }
    : explore;
}

/** E.g. `House in Jalandhar, Punjab`; `Showing Results` without a kind. */
export function exploreHeading({
  filters,
  place,
  isUnavailable,
}: Pick<ExploreData, 'filters' | 'place' | 'isUnavailable'>): string {
  const subject =
    enumerationName('PropertyType', filters.propertyType) ??
    (isUnavailable ? 'Properties' : 'Showing Results');
  return place === undefined ? subject : `${subject} in ${placeLabel(place)}`;
}

export function pageCount({
  totalCount,
  filters,
}: Pick<ExploreData, 'totalCount' | 'filters'>): number {
  return Math.ceil(totalCount / filters.pageSize);
}

/** The address of the same explore page with other filters. */
export function addressOf(pathname: string, filters: SearchFilters): string {
  return withQuery(pathname, formatFilters(filters));
}

export function withQuery(pathname: string, query: URLSearchParams): string {
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

/** The filters after Clear All, which keeps place and kind. */
export function clearedFilters({ location, propertyType }: SearchFilters): SearchFilters {
  return { ...NO_FILTERS, location, propertyType };
}
