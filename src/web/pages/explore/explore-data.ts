import {
  formatFilters,
  NO_FILTERS,
  type SearchFilters,
} from '#features/listings/search/filters.ts';
import type { Place } from '#web/shell/shell-data.ts';
import type { ListingCardData } from '#web/ui/listing-card.tsx';
import type { PageWords } from '#web/words/use-words.ts';
import type { FilterGroup } from './filter-groups.ts';

export interface ExploreData {
  readonly filters: SearchFilters;
  /** The chosen city; undefined when none is chosen or the id is unknown. */
  readonly place: Place | undefined;
  readonly cards: readonly ListingCardData[];
  readonly totalCount: number;
  readonly groups: readonly FilterGroup[];
  /** Undefined if the results could not be fetched: only `filters` is valid then. */
  readonly words: ExploreWords | undefined;
}

/** The page's words, and those about these results. */
export interface ExploreWords {
  readonly page: PageWords;
  readonly search: SearchTexts;
}

export interface SearchTexts {
  readonly heading: string;
  /** E.g. `Plots for sale in Nakodar, Punjab`. */
  readonly subject: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** The home page among the breadcrumbs. */
  readonly home: string;
}

/** What the loader returns. If the fetch `failed`, `explore` is what was on the screen. */
export interface ExploreAnswer {
  readonly explore: ExploreData;
  readonly failed: boolean;
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
