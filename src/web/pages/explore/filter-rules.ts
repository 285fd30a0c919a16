import { MAX_AMOUNT } from '#features/listings/search/filters.ts';
import { fill } from '#platform/language/fill.ts';
import type { FilterGroup, NumberGroup, RangeGroup } from './filter-groups.ts';

/** What is wrong with a field, in words for the visitor. */
export interface Correction {
  readonly field: string;
  /** What stands there instead; undefined where the text stays, to be mended. */
  readonly value: string | undefined;
  readonly message: string;
}

/** Returns the text of a field, '' when it is empty or absent. */
export type ReadField = (name: string) => string;

/** Checks a field by itself; `checkGroups` also compares the two bounds of a range. */
export function checkField(group: FilterGroup, read: ReadField): Correction | undefined {
  if (group.kind === 'number') return checkNumber(group, read);
  return group.kind === 'range' ? checkRange(group, read) : undefined;
}

export function checkGroups(groups: readonly FilterGroup[], read: ReadField): Correction[] {
  return groups
    .map((group) => checkField(group, read) ?? checkBounds(group, read))
    .filter((correction) => correction !== undefined);
}

/** Text that is not a number; `instead` replaces it. */
export function unreadable(
  group: NumberGroup | RangeGroup,
  field: string,
  instead: string | undefined,
): Correction {
  const message = fill(group.notNumber, { value: nameOf(group, field) });
  return { field, value: instead, message };
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

function checkNumber(group: NumberGroup, read: ReadField): Correction | undefined {
  const { member, max, outside } = group;
  const value = Number(read(member));
  if (Number.isNaN(value)) return unreadable(group, member, '');
  return value < 0 || value > max ? { field: member, value: '0', message: outside } : undefined;
}

function checkRange(group: RangeGroup, read: ReadField): Correction | undefined {
  const { min, max, belowZero } = group;
  if (Number(read(min)) < 0) return { field: min, value: '0', message: belowZero };
  const field = [min, max].find((bound) => !Number.isFinite(Number(read(bound))));
  return field && unreadable(group, field, undefined);
}

function checkBounds(group: FilterGroup, read: ReadField): Correction | undefined {
  if (group.kind !== 'range') return undefined;
  const { min, max, belowMinimum } = group;
  const isBelow = read(max) !== '' && Number(read(max)) < Number(read(min));
  return isBelow ? { field: max, value: '', message: belowMinimum } : undefined;
}
