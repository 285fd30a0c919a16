import type { SearchFilters } from '#features/listings/search/filters.ts';
import type { FilterGroup } from './filter-groups.ts';
import { type Correction, checkGroups } from './filter-rules.ts';
import { typedFilters, typedNumbers } from './typed-query.ts';

interface RequestedSearch {
  readonly filters: SearchFilters;
  /** What breaks a rule; the search leaves it out. */
  readonly refused: readonly Correction[];
}

/** What a form asks for, from the first page of results on. */
export function requestedSearch(
  form: URLSearchParams,
  groups: readonly FilterGroup[],
): RequestedSearch {
  const numbers = typedNumbers(form);
  const refused = checkGroups(groups, (name) => numbers.get(name) ?? '');
  const valid = new URLSearchParams(form);
  for (const { field, value = '' } of refused) valid.set(field, value);
  return { filters: typedFilters(valid), refused };
}
