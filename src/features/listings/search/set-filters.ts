import { NO_FILTERS, type SearchFilters } from './filters.ts';

type Paging = 'sortByIndex' | 'pageNumber' | 'pageSize';

/** The members of a search that are set, whatever its order and page. */
export type SetFilters = Partial<Omit<SearchFilters, Paging>>;

export function setFilters(filters: Omit<SearchFilters, Paging>): SetFilters {
  const standard: Readonly<Record<string, unknown>> = NO_FILTERS;
  const members = Object.entries(filters).filter(([name, value]) => value !== standard[name]);
  const set: SetFilters = Object.fromEntries(members);
  return set;
}
