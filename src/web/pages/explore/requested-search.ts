import type { SearchFilters } from '#features/listings/search/filters.ts';
import { type FilterGroup, isOfKind, membersOf } from './filter-groups.ts';
import { type Correction, checkGroups } from './filter-rules.ts';
import { typedFilters, typedNumbers } from './typed-query.ts';

interface RequestedSearch {
  readonly filters: SearchFilters;
  /** What breaks a rule; the search leaves it out. */
  readonly refused: readonly Correction[];
}

/**
 * What a form asks for, from the first page of results on. Of `groups`, those of the kind shown,
 * only what another chosen kind has too.
 */
export function requestedSearch(
  form: URLSearchParams,
  groups: readonly FilterGroup[],
): RequestedSearch {
  const valid = new URLSearchParams(form);
  const kind = form.get('type');
  for (const group of groups)
    if (kind !== null && !isOfKind(group, Number(kind)))
      for (const member of membersOf(group)) valid.delete(member);
  const numbers = typedNumbers(valid);
  const refused = checkGroups(groups, (name) => numbers.get(name) ?? '');
  for (const { field, value = '' } of refused) valid.set(field, value);
  return { filters: typedFilters(valid), refused };
}
