import { fill } from '#language/fill.ts';
import { areaText } from '#units/area-text.ts';
import type { SaidArea } from '#units/area-units.ts';
import { spokenPrice } from '#units/price.ts';
import { USUAL_BUDGETS } from '#web/ui/usual-budgets.ts';
import type { LanguageWords } from '#web/words/words.server.ts';
import type { NumberGroup, RangeGroup, Step } from './filter-groups.ts';

const COUNTS = [1, 2, 3, 4];

const PLOT_SIZES: readonly SaidArea[] = [
  ...[5, 7, 10, 12].map((value) => ({ value, unit: 'marla' as const })),
  { value: 1, unit: 'kanal' },
];

export function budgetSteps({ explore, shared }: LanguageWords): Step[] {
  return USUAL_BUDGETS.map((maxBudget) => {
    const text = spokenPrice(maxBudget, shared.units);
    return { label: fill(explore.upTo, { amount: text }), text, asked: { maxBudget } };
  });
}

export function countSteps(member: NumberGroup['member']): Step[] {
  return COUNTS.map((count) => ({
    label: `${count}+`,
    text: String(count),
    asked: { [member]: count },
  }));
}

/** Asked for in marlas and kanals, instead of in the members of the fields. */
export function plotSizeSteps(
  { min, max }: Pick<RangeGroup, 'min' | 'max'>,
  { shared }: LanguageWords,
): Step[] {
  return PLOT_SIZES.map(({ value, unit }) => {
    const text = areaText({ value, unit }, shared.units);
    const said = { minArea: value, maxArea: value, areaUnit: unit };
    return { label: text, text, asked: { [min]: 0, [max]: 0, ...said } };
  });
}
