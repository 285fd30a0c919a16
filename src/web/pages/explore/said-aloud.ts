import { areaText } from '#platform/units/area-text.ts';
import type { UnitMessages } from '#platform/units/messages/english-units.ts';
import { parseNumber } from '#platform/units/number.ts';
import { parseAmount } from '#platform/units/parse-amount.ts';
import { parseArea } from '#platform/units/parse-area.ts';
import { formatPrice, spokenPrice } from '#platform/units/price.ts';
import { isArea, isMoney, type RangeGroup } from './filter-groups.ts';

/** What is typed into a bound, in words; '' for what speaks for itself, undefined for nonsense. */
export function saidAloud(
  typed: string,
  group: RangeGroup,
  messages: UnitMessages,
): string | undefined {
  if (typed.trim() === '') return '';
  if (isMoney(group)) return amountAloud(parseAmount(typed), messages);
  if (parseNumber(typed) !== undefined) return '';
  const area = isArea(group) ? parseArea(typed) : undefined;
  return area && areaText(area, messages);
}

function amountAloud(rupees: number | undefined, messages: UnitMessages): string | undefined {
  if (rupees === undefined) return undefined;
  return rupees > 0 ? spokenPrice(rupees, messages) || formatPrice(rupees, messages) : '';
}
