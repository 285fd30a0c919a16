import { MAX_AMOUNT, type SearchFilters } from '#features/listings/search/filters.ts';
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
export function unreadable(group: FilterGroup, field: string, searched: string): Correction {
  const noun = group.kind === 'choice' ? group.label : group.noun;
  const bound = group.kind === 'range' && (field === group.min ? 'Minimum ' : 'Maximum ');
  return { field, value: searched, message: `${bound || ''}${noun} should be a number` };
}

/** Rounds rooms up and limits amounts, as the search does. */
export function tidyNumber(text: string, group: FilterGroup): string {
  const value = Number(text);
  if (text === '' || Number.isNaN(value) || value < 0) return text;
  return String(Math.min(group.kind === 'number' ? Math.ceil(value) : value, MAX_AMOUNT));
}

function checkNumber({ member, max, noun }: NumberGroup, read: ReadField): Correction | undefined {
  const value = Number(read(member));
  return value < 0 || value > max
    ? { field: member, value: '0', message: `${noun} should be between 0 and ${max}` }
    : undefined;
}

function checkMinimum({ min, noun }: RangeGroup, read: ReadField): Correction | undefined {
  return Number(read(min)) < 0
    ? { field: min, value: '0', message: `Minimum ${noun} should be greater than 0` }
    : undefined;
}

function checkBounds(group: FilterGroup, read: ReadField): Correction | undefined {
  if (group.kind !== 'range') return undefined;
  const { min, max, noun } = group;
  const isBelow = read(max) !== '' && Number(read(max)) < Number(read(min));
  return isBelow
    ? { field: max, value: '', message: `Maximum ${noun} should be greater than Minimum ${noun}` }
    : undefined;
}
