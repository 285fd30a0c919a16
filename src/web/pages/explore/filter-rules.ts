import { MAX_AMOUNT, type SearchFilters } from '#features/listings/search/filters.ts';
import { fill } from '#language/fill.ts';
import type { FilterGroup, NumberGroup, RangeGroup } from './filter-groups.ts';

/** A new value for an invalid field, and the message for the visitor. */
export interface Correction {
  readonly field: string;
  readonly value: string;
  readonly message: string;
}

/** Returns the text of a field, '' when it is empty or absent. */
export type ReadField = (name: string) => string;

/** Checks a field by itself; `checkGroups` also compares the two bounds of a range. */
export function checkField(group: FilterGroup, read: ReadField): Correction | undefined {
  if (group.kind === 'number') return checkNumber(group, read);
  return group.kind === 'range' ? checkMinimum(group, read) : undefined;
}

export function checkGroups(groups: readonly FilterGroup[], read: ReadField): Correction[] {
  return groups
    .map((group) => checkField(group, read) ?? checkBounds(group, read))
    .filter((correction) => correction !== undefined);
}

/** Filters as the fields show them, with invalid values corrected. */
export function corrected(filters: SearchFilters, groups: readonly FilterGroup[]): SearchFilters {
  const values = new Map<string, unknown>(Object.entries(filters));
  const corrections = checkGroups(groups, (name) => String(values.get(name) || ''));
  return {
    ...filters,
    ...Object.fromEntries(corrections.map(({ field, value }) => [field, Number(value)])),
  };
}

/** Replaces text that is not a number by the value the search used. */
export function unreadable(
  group: NumberGroup | RangeGroup,
  field: string,
  searched: string,
): Correction {
  const message = fill(group.notNumber, { value: nameOf(group, field) });
  return { field, value: searched, message };
}

function nameOf(group: NumberGroup | RangeGroup, field: string): string {
  if (group.kind === 'number') return group.value;
  return field === group.min ? group.minimum : group.maximum;
}

/** Rounds rooms up and limits amounts, as the search does. */
export function tidyNumber(text: string, group: FilterGroup): string {
  const value = Number(text);
  if (text === '' || Number.isNaN(value) || value < 0) return text;
  return String(Math.min(group.kind === 'number' ? Math.ceil(value) : value, MAX_AMOUNT));
}

function checkNumber(
  { member, max, outside }: NumberGroup,
  read: ReadField,
): Correction | undefined {
  const value = Number(read(member));
  return value < 0 || value > max ? { field: member, value: '0', message: outside } : undefined;
}

function checkMinimum({ min, belowZero }: RangeGroup, read: ReadField): Correction | undefined {
  return Number(read(min)) < 0 ? { field: min, value: '0', message: belowZero } : undefined;
}

function checkBounds(group: FilterGroup, read: ReadField): Correction | undefined {
  if (group.kind !== 'range') return undefined;
  const { min, max, belowMinimum } = group;
  const isBelow = read(max) !== '' && Number(read(max)) < Number(read(min));
  return isBelow ? { field: max, value: '', message: belowMinimum } : undefined;
}
