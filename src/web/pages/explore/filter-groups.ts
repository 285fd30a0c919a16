import { kindsWith } from '#features/listings/field-queries.ts';
import type { FilteredName } from '#features/listings/fields.ts';
import { NO_FILTERS, type SearchFilters } from '#features/listings/search/filters.ts';
import type { Message } from '#platform/language/messages.ts';
import type { AreaUnit } from '#platform/units/area-units.ts';
import { UNIT_FIELD } from './typed-query.ts';

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
  readonly options: Readonly<Record<number, string>>;
}

/** A usual value, which one tap asks for. */
export interface Step {
  readonly label: string;
  readonly text: string;
  readonly asked: Partial<SearchFilters>;
}

interface NumericGroup<Kind extends string> extends Group<Kind> {
  readonly steps?: readonly Step[];
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
  /** The unit of its members, if it is an area: it may be said in others. */
  readonly areaUnit?: AreaUnit;
  readonly min: Member;
  readonly max: Member;
  /** What its two bounds are called. */
  readonly minimum: string;
  readonly maximum: string;
  readonly placeholders: readonly [min: string, max: string];
  readonly belowZero: string;
  readonly belowMinimum: string;
  /** Has a button of its own, and does not search when it is left. */
  readonly applied: boolean;
}

export type FilterGroup = ChoiceGroup | NumberGroup | RangeGroup;

/** The members of the filter that a group sets. */
export function membersOf(group: FilterGroup): readonly Member[] {
  return group.kind === 'range' ? [group.min, group.max] : [group.member];
}

/** The id of a group's first field. */
export function fieldId(group: FilterGroup): string {
  return `filter-${membersOf(group)[0]}`;
}

export function groupOf(name: string, groups: readonly FilterGroup[]): FilterGroup | undefined {
  return groups.find(
    (group) =>
      membersOf(group).some((member) => member === name) || (name === UNIT_FIELD && isArea(group)),
  );
}

export function isActive(group: FilterGroup, filters: SearchFilters): boolean {
  const members = isArea(group) ? [...membersOf(group), ...SAID_AREA] : membersOf(group);
  return members.some((member) => filters[member] !== NO_FILTERS[member]);
}

/** Whether listings of a kind have what a group filters by; 0 stands for all kinds. */
export function isOfKind({ field }: Pick<FilterGroup, 'field'>, kind: number): boolean {
  return field === 'price' || kindsWith(field).some((known) => known === kind);
}

/** Of the area as it is said, in any unit. */
export const SAID_AREA = ['minArea', 'maxArea'] as const satisfies readonly Member[];

export function isMoney(group: FilterGroup | undefined): boolean {
  return group?.field === 'price';
}

export function isArea(
  group: FilterGroup | undefined,
): group is RangeGroup & { readonly areaUnit: AreaUnit } {
  return group?.kind === 'range' && group.areaUnit !== undefined;
}
