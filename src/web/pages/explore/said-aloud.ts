import { areaText } from '#platform/units/area-text.ts';
import { parseNumber } from '#platform/units/number.ts';
import { parseAmount } from '#platform/units/parse-amount.ts';
import { parseArea } from '#platform/units/parse-area.ts';
import { formatPrice, spokenPrice } from '#platform/units/price.ts';
import type { UnitWords } from '#platform/units/words/english-units.ts';
import { isArea, isMoney, type RangeGroup } from './filter-groups.ts';

/** What is typed into a bound, in words; '' for what speaks for itself, undefined for nonsense. */
export function saidAloud(typed: string, group: RangeGroup, words: UnitWords): string | undefined {
  if (typed.trim() === '') return '';
  if (isMoney(group)) return amountAloud(parseAmount(typed), words);
  if (parseNumber(typed) !== undefined) return '';
  const area = isArea(group) ? parseArea(typed) : undefined;
  return area && areaText(area, words);
}

function amountAloud(rupees: number | undefined, words: UnitWords): string | undefined {
  if (rupees === undefined) return undefined;
  return rupees > 0 ? spokenPrice(rupees, words) || formatPrice(rupees, words) : '';
}
