import type { FieldValues } from './explore-state.ts';
import type { FieldTexts } from './field-texts.ts';
import { type FilterGroup, groupOf, isArea, isMoney } from './filter-groups.ts';
import { UNIT_FIELD } from './typed-query.ts';

export interface FormField {
  readonly name: string;
  readonly value: string;
}

/** Whether a field changed after the search under way began. */
export function isNewer({ name, value }: FormField, sent: FieldValues | undefined): boolean {
  const before = sent?.get(name);
  return before !== undefined && value !== before;
}

/** What a field has to show; undefined for one to leave alone. */
export function updatedValue(
  { name, value }: FormField,
  texts: FieldTexts,
  groups: readonly FilterGroup[],
  { keepsTyped }: { keepsTyped: boolean },
): string | undefined {
  const text = texts.get(name);
  if (text === undefined || !keepsTyped) return text;
  const group = groupOf(name, groups);
  // `45 lakh` stays as it was typed, and so does what was refused.
  if (isMoney(group)) return undefined;
  if (isArea(group) && name === UNIT_FIELD)
    return texts.get(group.min) || texts.get(group.max) ? text : undefined;
  return Number(value) === Number(text) ? undefined : text;
}
