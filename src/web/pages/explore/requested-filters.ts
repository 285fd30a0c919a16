import { parseFilters, type SearchFilters } from '#features/listings/search/filters.ts';
import { type FilterGroup, isApplied, membersOf } from './filter-groups.ts';

/** The filters a form asks for. Groups with an Apply button keep what is `searched` until then. */
export function requestedFilters(
  form: Iterable<readonly [string, FormDataEntryValue]>,
  searched: SearchFilters,
  groups: readonly FilterGroup[],
  { applying }: { applying: boolean },
): SearchFilters {
  const query = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
  const waiting = applying ? [] : groups.filter(isApplied).flatMap(membersOf);
  return {
    ...parseFilters(query),
    ...Object.fromEntries(waiting.map((member) => [member, searched[member]])),
  };
}
