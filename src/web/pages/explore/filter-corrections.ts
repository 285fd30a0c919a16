import type { FieldTexts } from './field-texts.ts';
import type { FormField } from './field-updates.ts';
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
  { name }: Pick<FormField, 'name'>,
  groups: readonly FilterGroup[],
  searched: FieldTexts,
  read: ReadField,
  { left }: { left: boolean },
): Correction[] {
  const group = groupOf(name, groups);
  if (group === undefined) return [];
  if (group.kind === 'number' && Number.isNaN(Number(read(name))))
    return [unreadable(group, name, searched.get(name) ?? '')];
  if (left && group.kind === 'range' && !group.applied) return checkGroups([group], read);
  const correction = checkField(group, read);
  return correction?.field === name ? [correction] : [];
}
