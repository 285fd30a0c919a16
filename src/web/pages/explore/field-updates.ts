import { NO_FILTERS, type SearchFilters } from '#features/listings/search/filters.ts';
import type { FieldValues, PendingUpdate } from './explore-state.ts';
import { type FilterGroup, groupOf, isApplied } from './filter-groups.ts';

export interface FormField {
  readonly name: string;
  readonly value: string;
  /** `badInput`: it holds text that is not a number, and its value is ''. */
  readonly validity: { readonly badInput: boolean };
}

/** The text of a field for a filter: empty for a filter that is not set. */
export function fieldValue(filters: SearchFilters, member: keyof SearchFilters): string {
  return filters[member] === 0 ? '' : String(filters[member]);
}

export function isMember(name: string): name is keyof SearchFilters {
  return name in NO_FILTERS;
}

/** Whether a field changed after the search under way began. */
export function isNewer(
  { name, value, validity }: FormField,
  { sent, isFocused }: { sent: FieldValues | undefined; isFocused: boolean },
): boolean {
  const before = sent?.get(name);
  return before !== undefined && (value !== before || (validity.badInput && isFocused));
}

/** The text that makes a field show `filters`; undefined for a field to leave alone. */
export function updatedValue(
  { name, value }: FormField,
  filters: SearchFilters,
  { from, keepsTyped }: PendingUpdate,
  groups: readonly FilterGroup[],
): string | undefined {
  if (!isMember(name)) return undefined;
  const waitsForApply = isApplied(groupOf(name, groups)) && value !== fieldValue(from, name);
  const isSame = Number(value) === filters[name];
  return keepsTyped && (waitsForApply || isSame) ? undefined : fieldValue(filters, name);
}
