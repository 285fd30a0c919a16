import type { FilteredName } from '#features/listings/fields.ts';
import { NO_FILTERS, type SearchFilters } from '#features/listings/search/filters.ts';
import type { Message } from '#language/words.ts';

type Member = keyof SearchFilters;

interface Group<Kind extends string> {
  readonly kind: Kind;
  /** The field that it filters by. */
  readonly field: FilteredName | 'price';
  /** The group's name, also that of its button on small screens. */
  readonly label: string;
}

export interface ChoiceGroup extends Group<'choice'> {
  readonly member: Member;
  /** Names by code. */
  readonly options: Readonly<Record<number, string>>;
}

interface NumericGroup<Kind extends string> extends Group<Kind> {
  readonly notNumber: Message<'value'>;
}

export interface NumberGroup extends NumericGroup<'number'> {
  readonly member: Member;
  readonly max: number;
  /** What messages call it. */
  readonly value: string;
  readonly outside: string;
}

export interface RangeGroup extends NumericGroup<'range'> {
  readonly unit: string;
  readonly min: Member;
  readonly max: Member;
  /** What its two bounds are called. */
  readonly minimum: string;
  readonly maximum: string;
  readonly placeholders: readonly [min: string, max: string];
  readonly belowZero: string;
  readonly belowMinimum: string;
  /** Runs on its own button only, not whenever a bound changes. */
  readonly applied: boolean;
}

export type FilterGroup = ChoiceGroup | NumberGroup | RangeGroup;

/** The members of the filter that a group sets. */
export function membersOf(group: FilterGroup): readonly Member[] {
  return group.kind === 'range' ? [group.min, group.max] : [group.member];
}

/** The group that a field belongs to. */
export function groupOf(name: string, groups: readonly FilterGroup[]): FilterGroup | undefined {
  return groups.find((group) => membersOf(group).some((member) => member === name));
}

/** Whether a group waits for its own button. */
export function isApplied(group: FilterGroup | undefined): boolean {
  return group?.kind === 'range' && group.applied;
}

/** Whether a group limits what is shown. */
export function isActive(group: FilterGroup, filters: SearchFilters): boolean {
  return membersOf(group).some((member) => filters[member] !== NO_FILTERS[member]);
}
