import type { EnumerationName } from '#features/listings/enumerations/enumerations.ts';
import { fieldOf, kindsWith, unitOf } from '#features/listings/field-queries.ts';
import { FILTERS, type FilteredName } from '#features/listings/fields.ts';
import { FILTER_WORDS } from '#features/listings/labels/en/filter-words.ts';
import { NO_FILTERS, type SearchFilters } from '#features/listings/search/filters.ts';
import { keysOf } from '#features/listings/typed-record.ts';
import { ENGLISH_UNITS } from '#units/words/english-units.ts';

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
  readonly list: EnumerationName;
}

export interface NumberGroup extends Group<'number'> {
  readonly member: Member;
  readonly max: number;
  /** What messages call it. */
  readonly noun: string;
}

export interface RangeGroup extends Group<'range'> {
  readonly unit: string;
  /** What the messages and labels call its two bounds: "Minimum Budget". */
  readonly noun: string;
  readonly min: Member;
  readonly max: Member;
  readonly placeholders: readonly [min: string, max: string];
  /** Runs on its own button only, not whenever a bound changes. */
  readonly applied: boolean;
}

export type FilterGroup = ChoiceGroup | NumberGroup | RangeGroup;

function rangeOf(
  field: FilteredName | 'price',
  { min, max, applied }: Pick<RangeGroup, 'min' | 'max' | 'applied'>,
): RangeGroup {
  const { label, noun = label, placeholders = ['Any', 'Any'] } = FILTER_WORDS[field];
  const unit = unitOf(field);
  return {
    kind: 'range',
    field,
    label,
    noun,
    placeholders,
    unit: unit === undefined ? '' : ENGLISH_UNITS.inFilters[unit],
    min,
    max,
    applied,
  };
}

const BUDGET = rangeOf('price', { min: 'minBudget', max: 'maxBudget', applied: true });

function groupsOf(field: FilteredName): FilterGroup[] {
  const filter = FILTERS[field];
  const { label, noun = label } = FILTER_WORDS[field];
  if ('from' in filter)
    return [rangeOf(field, { min: filter.from, max: filter.to, applied: false })];
  if ('atLeast' in filter)
    return [{ kind: 'number', field, label, noun, member: filter.atLeast, max: filter.max }];
  const asked = fieldOf(field);
  return asked.type === 'code'
    ? [{ kind: 'choice', field, label, member: filter.is, list: asked.list }]
    : [];
}

const FIELD_GROUPS = keysOf(FILTERS).map((field) => ({
  groups: groupsOf(field),
  kinds: kindsWith(field),
}));

/** The filters that a chosen kind brings; without one, the budget alone. */
export function filterGroups(propertyType: number): readonly FilterGroup[] {
  const own = FIELD_GROUPS.filter(({ kinds }) => kinds.some((kind) => kind === propertyType));
  return [BUDGET, ...own.flatMap(({ groups }) => groups)];
}

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
