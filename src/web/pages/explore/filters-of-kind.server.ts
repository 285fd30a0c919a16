import { unitOf } from '#features/listings/field-queries.ts';
import { FIELDS, FILTERS, type FilteredName } from '#features/listings/fields.ts';
import type { ChoiceName, CountName, RangeName } from '#features/listings/labels/search-words.ts';
import { PLOT } from '#features/listings/listing-kind.ts';
import { keysOf } from '#features/listings/typed-record.ts';
import { fill } from '#language/fill.ts';
import type { AreaUnit } from '#units/area-units.ts';
import type { LanguageWords } from '#web/words/words.server.ts';
import {
  type ChoiceGroup,
  type FilterGroup,
  isArea,
  isOfKind,
  type NumberGroup,
  type RangeGroup,
} from './filter-groups.ts';
import { areaUnitOf } from './typed-query.ts';
import { budgetSteps, countSteps, plotSizeSteps } from './usual-steps.server.ts';

/** The filters that a chosen kind brings, in words; without one, the budget alone. */
export function filterGroups(propertyType: number, words: LanguageWords): FilterGroup[] {
  const own = keysOf(FILTERS).filter((field) => isOfKind({ field }, propertyType));
  const budget = { min: 'minBudget', max: 'maxBudget', applied: true } as const;
  return [
    { ...rangeGroup('price', budget, words), steps: budgetSteps(words) },
    ...own.map((field) => groupOf(field, propertyType, words)),
  ];
}

function groupOf(field: FilteredName, propertyType: number, words: LanguageWords): FilterGroup {
  if (isChoice(field)) return choiceGroup(field, words);
  if (isCount(field)) return countGroup(field, words);
  const { from, to } = FILTERS[field];
  const group = rangeGroup(field, { min: from, max: to, applied: false }, words);
  return propertyType === PLOT && isArea(group)
    ? { ...group, steps: plotSizeSteps(group, words) }
    : group;
}

function isChoice(field: FilteredName): field is ChoiceName {
  return 'is' in FILTERS[field];
}

function isCount(field: FilteredName): field is CountName {
  return 'atLeast' in FILTERS[field];
}

function choiceGroup(field: ChoiceName, { filters, enumerations }: LanguageWords): ChoiceGroup {
  return {
    kind: 'choice',
    field,
    label: filters.choices[field],
    member: FILTERS[field].is,
    options: enumerations[FIELDS[field].list],
  };
}

function countGroup(field: CountName, { filters }: LanguageWords): NumberGroup {
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

function rangeGroup(
  field: RangeName,
  members: Pick<RangeGroup, 'min' | 'max' | 'applied'>,
  { filters, shared }: LanguageWords,
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
  filters: LanguageWords['filters'],
) {
  if (field === 'price') return filters.notAmount;
  return areaUnit === undefined ? filters.notNumber : filters.notArea;
}
