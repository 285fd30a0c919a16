import { NO_FILTERS, type SearchFilters } from '#features/listings/search/filters.ts';
import type { FieldValues, PendingFieldUpdate } from './explore-state.ts';
import { type FilterGroup, groupOf, isApplied } from './filter-groups.ts';

/** A field of the filter form as it stands on the page. */
export interface FieldSnapshot {
  readonly name: string;
  readonly value: string;
  /** Whether it holds text that the browser cannot read as a number; its `value` is '' then. */
  readonly isUnreadable: boolean;
  readonly isFocused: boolean;
}

/** The text of a field for a filter: empty for a filter that is not set. */
export function fieldValue(filters: SearchFilters, member: keyof SearchFilters): string {
  return filters[member] === 0 ? '' : String(filters[member]);
}

/** Whether the visitor is in a field that changed after the search under way began. */
export function isTyping(fields: readonly FieldSnapshot[], sent: FieldValues | undefined): boolean {
  return fields.some((field) => field.isFocused && isNewer(field, sent));
}

/**
 * The values to write into the fields so that they show `filters`. Left alone are fields that changed
 * after the search began, and, with `keepsTyped`, those that were typed into and not searched for.
 */
export function fieldUpdates(
  fields: readonly FieldSnapshot[],
  filters: SearchFilters,
  { from, keepsTyped }: PendingFieldUpdate,
  groups: readonly FilterGroup[],
  sent: FieldValues | undefined,
): { name: string; value: string }[] {
  return fields.flatMap((field) => {
    const { name, value } = field;
    if (!isMember(name) || isNewer(field, sent)) return [];
    const waitsForApply = isApplied(groupOf(name, groups)) && value !== fieldValue(from, name);
    const isSame = Number(value) === filters[name];
    if (keepsTyped && (waitsForApply || isSame)) return [];
    return [{ name, value: fieldValue(filters, name) }];
  });
}

function isNewer(field: FieldSnapshot, sent: FieldValues | undefined): boolean {
  const before = sent?.get(field.name);
  if (before === undefined) return false;
  return field.value !== before || (field.isUnreadable && field.isFocused);
}

function isMember(name: string): name is keyof SearchFilters {
  return name in NO_FILTERS;
}
