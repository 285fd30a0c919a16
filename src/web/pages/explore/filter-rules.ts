import { type FilterGroup, membersOf, type NumberGroup, type RangeGroup } from './filter-groups.ts';

/** What a field is set to instead, and what the visitor is told. */
export interface Correction {
  readonly field: string;
  readonly value: '0' | '';
  readonly message: string;
}

/** Reads a field by its name: its text, '' when it is empty or absent. */
export type ReadField = (name: string) => string;

/**
 * The rule that the change of a field breaks, if any. The bounds of a group that is applied by its own button are
 * compared only then (`checkGroups`).
 */
export function checkField(name: string, groups: readonly FilterGroup[], read: ReadField): Correction | undefined {
  const group = groups.find((group) => membersOf(group).some((member) => member === name));
  if (group?.kind === 'number') return checkNumber(group, read);
  if (group?.kind === 'range') return group.applied ? checkMinimum(group, read) : checkRange(group, read);
  return undefined;
}

/** The first rule that the filters break together, if any. */
export function checkGroups(groups: readonly FilterGroup[], read: ReadField): Correction | undefined {
  for (const group of groups) {
    const correction = group.kind === 'range' ? checkRange(group, read) : group.kind === 'number' ? checkNumber(group, read) : undefined;
    if (correction !== undefined) return correction;
  }
  return undefined;
}

function checkNumber({ member, max }: NumberGroup, read: ReadField): Correction | undefined {
  const value = Number(read(member));
  return value < 0 || value > max ? { field: member, value: '0', message: `No of Rooms should be between 0 and ${max}` } : undefined;
}

function checkRange(group: RangeGroup, read: ReadField): Correction | undefined {
  return checkMinimum(group, read) ?? checkMaximum(group, read);
}

function checkMinimum({ min, noun }: RangeGroup, read: ReadField): Correction | undefined {
  return Number(read(min)) < 0 ? { field: min, value: '0', message: `Minimum ${noun} should be greater than 0` } : undefined;
}

function checkMaximum({ min, max, noun }: RangeGroup, read: ReadField): Correction | undefined {
  const isBelow = read(max) !== '' && Number(read(max)) < Number(read(min));
  return isBelow ? { field: max, value: '', message: `Maximum ${noun} should be greater than Minimum ${noun}` } : undefined;
}
