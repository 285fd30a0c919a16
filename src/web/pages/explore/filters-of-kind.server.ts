import { unitOf } from '#features/listings/field-queries.ts';
import { FIELDS, FILTERS, type FilteredName } from '#features/listings/fields.ts';
import type {
  ChoiceName,
  CountName,
  FlagName,
  RangeName,
} from '#features/listings/labels/search-messages.ts';
import { PLOT } from '#features/listings/listing-kind.ts';
import { keysOf } from '#features/listings/typed-record.ts';
import { fill } from '#platform/language/fill.ts';
import { areaText } from '#platform/units/area-text.ts';
import type { AreaUnit, SaidArea } from '#platform/units/area-units.ts';
import { spokenPrice } from '#platform/units/price.ts';
import type { LanguageMessages } from '#web/messages/messages.server.ts';
import { USUAL_BUDGETS } from '#web/ui/usual-budgets.ts';
import {
  type ChoiceGroup,
  type FilterGroup,
  isArea,
  isOfKind,
  type NumberGroup,
  type RangeGroup,
  type Step,
} from './filter-groups.ts';
import { areaUnitOf } from './typed-query.ts';

/** The filters that a chosen kind brings, in words; without one, the budget alone. */
export function filterGroups(propertyType: number, messages: LanguageMessages): FilterGroup[] {
  const own = keysOf(FILTERS).filter((field) => isOfKind({ field }, propertyType));
  const budget = { min: 'minBudget', max: 'maxBudget', applied: true } as const;
  return [
    { ...rangeGroup('price', budget, messages), steps: budgetSteps(messages) },
    ...own.map((field) => groupOf(field, propertyType, messages)),
  ];
}

function groupOf(
  field: FilteredName,
  propertyType: number,
  messages: LanguageMessages,
): FilterGroup {
  if (isChoice(field)) return choiceGroup(field, messages);
  if (isCount(field)) return countGroup(field, messages);
  if (isFlag(field)) return flagGroup(field, messages);
  const { from, to } = FILTERS[field];
  const group = rangeGroup(field, { min: from, max: to, applied: false }, messages);
  return propertyType === PLOT && isArea(group)
    ? { ...group, steps: plotSizeSteps(group, messages) }
    : group;
}

function isChoice(field: FilteredName): field is ChoiceName {
  return 'is' in FILTERS[field];
}

function isCount(field: FilteredName): field is CountName {
  return 'atLeast' in FILTERS[field];
}

function isFlag(field: FilteredName): field is FlagName {
  return 'yes' in FILTERS[field];
}

function choiceGroup(field: ChoiceName, { filters, enumerations }: LanguageMessages): ChoiceGroup {
  return {
    kind: 'choice',
    field,
    label: filters.choices[field],
    member: FILTERS[field].is,
    options: enumerations[FIELDS[field].list],
  };
}

function countGroup(field: CountName, { filters }: LanguageMessages): NumberGroup {
  const { atLeast, max } = FILTERS[field];
  const { outside, ...names } = filters.counts[field];
  return {
    kind: 'number',
    field,
    ...names,
    member: atLeast,
    steps: countSteps(atLeast),
    max,
    outside: fill(outside, { max }),
    notNumber: filters.notNumber,
  };
}

function flagGroup(field: FlagName, { filters }: LanguageMessages): ChoiceGroup {
  const { label, has } = filters.flags[field];
  return { kind: 'choice', field, label, member: FILTERS[field].yes, options: { 1: has } };
}

function rangeGroup(
  field: RangeName,
  members: Pick<RangeGroup, 'min' | 'max' | 'applied'>,
  { filters, shared }: LanguageMessages,
): RangeGroup {
  const unit = unitOf(field);
  const areaUnit = areaUnitOf(unit);
  return {
    kind: 'range',
    field,
    ...filters.ranges[field],
    unit: unit === undefined ? '' : shared.units.inFilters[unit],
    ...members,
    ...(areaUnit !== undefined && { areaUnit }),
    notNumber: notNumber(field, areaUnit, filters),
  };
}

function notNumber(
  field: RangeName,
  areaUnit: AreaUnit | undefined,
  filters: LanguageMessages['filters'],
) {
  if (field === 'price') return filters.notAmount;
  return areaUnit === undefined ? filters.notNumber : filters.notArea;
}

const COUNTS = [1, 2, 3, 4];

const PLOT_SIZES: readonly SaidArea[] = [
  ...[5, 7, 10, 12].map((value) => ({ value, unit: 'marla' as const })),
  { value: 1, unit: 'kanal' },
];

function budgetSteps({ explore, shared }: LanguageMessages): Step[] {
  return USUAL_BUDGETS.map((maxBudget) => {
    const text = spokenPrice(maxBudget, shared.units);
    return { label: fill(explore.upTo, { amount: text }), text, asked: { maxBudget } };
  });
}

function countSteps(member: NumberGroup['member']): Step[] {
  return COUNTS.map((count) => ({
    label: `${count}+`,
    text: String(count),
    asked: { [member]: count },
  }));
}

/** Asked for in marlas and kanals, instead of in the members of the fields. */
function plotSizeSteps(
  { min, max }: Pick<RangeGroup, 'min' | 'max'>,
  { shared }: LanguageMessages,
): Step[] {
  return PLOT_SIZES.map(({ value, unit }) => {
    const text = areaText({ value, unit }, shared.units);
    const said = { minArea: value, maxArea: value, areaUnit: unit };
    return { label: text, text, asked: { [min]: 0, [max]: 0, ...said } };
  });
}
