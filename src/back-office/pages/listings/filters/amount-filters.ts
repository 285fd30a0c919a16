import '#platform/units/spoken-number.ts';
import { areaText } from '#platform/units/area-text.ts';
import { fromSquareFeet, toSquareFeet } from '#platform/units/area-units.ts';
import { ENGLISH_UNITS } from '#platform/units/messages/english-units.ts';
import { parseArea } from '#platform/units/parse-area.ts';
import { parsePrice } from '#platform/units/parse-price.ts';
import { formatPrice, spokenPrice } from '#platform/units/price.ts';
import { inTwelveDigits } from '#platform/units/rounding.ts';
import type { AmountName } from './list-filters.ts';

/** A filter by an amount: in the address rupees or square feet, in its field as people say it. */
export interface AmountFilter {
  readonly name: AmountName;
  readonly label: string;
  readonly example: string;
  /** `undefined` for text that is no such amount. */
  readonly parse: (text: string) => number | undefined;
  readonly format: (amount: number) => string;
}

const PRICE = {
  example: '45 lakh',
  parse: (text: string) => parsePrice(text),
  format: (rupees: number) =>
    spokenPrice(rupees, ENGLISH_UNITS) || formatPrice(rupees, ENGLISH_UNITS),
};

const AREA = {
  example: '10 marla',
  parse(text: string) {
    const area = parseArea(text, { bare: { unit: 'sqft', times: 1 } });
    return area && inTwelveDigits(toSquareFeet(area));
  },
  format: areaFieldText,
};

export const AMOUNT_FILTERS: readonly AmountFilter[] = [
  { name: 'minBudget', label: 'Price from', ...PRICE },
  { name: 'maxBudget', label: 'Price to', ...PRICE },
  { name: 'minArea', label: 'Area from', ...AREA },
  { name: 'maxArea', label: 'Area to', ...AREA },
];

/** In the largest unit in which it is a round number of at least 1. */
function areaFieldText(squareFeet: number): string {
  const [said = { value: squareFeet, unit: 'sqft' as const }] = (
    ['acre', 'kanal', 'marla'] as const
  )
    .map((unit) => ({ value: inTwelveDigits(fromSquareFeet(squareFeet, unit)), unit }))
    .filter(({ value }) => value >= 1 && Number.isInteger(value * 2));
  return areaText(said, ENGLISH_UNITS);
}
