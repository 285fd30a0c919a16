import type { SearchFilters } from '#features/listings/search/filters.ts';
import { fieldValue } from './field-updates.ts';
import { type FilterGroup, groupOf, membersOf } from './filter-groups.ts';
import {
  type Correction,
  checkField,
  checkGroups,
  type ReadField,
  unreadable,
} from './filter-rules.ts';

interface CheckedField {
  readonly name: string;
  readonly isUnreadable: boolean;
}

/** Corrections of one field. After its group was `left`, the two bounds are compared as well. */
export function correctionsOf(
  { name, isUnreadable }: CheckedField,
  groups: readonly FilterGroup[],
  searched: SearchFilters,
  read: ReadField,
  { left }: { left: boolean },
): Correction[] {
  const group = groupOf(name, groups);
  const member = group && membersOf(group).find((member) => member === name);
  if (group === undefined || member === undefined) return [];
  if (isUnreadable) return [unreadable(group, member, fieldValue(searched, member))];
  if (left && group.kind === 'range' && !group.applied) return checkGroups([group], read);
  const correction = checkField(group, read);
  return correction === undefined ? [] : [correction];
}
