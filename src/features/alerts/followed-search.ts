import {
  formatFilters,
  NO_FILTERS,
  type SearchFilters,
} from '#features/listings/search/filters.ts';

/** Without order and page, which do not change what is found. */
export function followedSearch(filters: SearchFilters): string {
  const { sortByIndex, pageNumber, pageSize } = NO_FILTERS;
  return formatFilters({ ...filters, sortByIndex, pageNumber, pageSize }).toString();
}
