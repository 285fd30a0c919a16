import type { SearchFilters } from '#features/listings/search/filters.ts';
import { type FormField, fieldValue, isMember } from './field-updates.ts';
import { type FilterGroup, groupOf } from './filter-groups.ts';
import {
  type Correction,
  checkField,
  checkGroups,
  type ReadField,
  unreadable,
} from './filter-rules.ts';

/** Corrections of one field. After its group was `left`, the two bounds are compared as well. */
export function correctionsOf(
  { name, validity }: FormField,
  groups: readonly FilterGroup[],
  searched: SearchFilters,
  read: ReadField,
  { left }: { left: boolean },
): Correction[] {
  const group = groupOf(name, groups);
  if (group === undefined || !isMember(name)) return [];
  if (validity.badInput && group.kind !== 'choice')
    return [unreadable(group, name, fieldValue(searched, name))];
  if (left && group.kind === 'range' && !group.applied) return checkGroups([group], read);
  const correction = checkField(group, read);
  return correction === undefined ? [] : [correction];
}
