import { toSquareFeet } from './area-units.ts';
import { parseAmount } from './parse-amount.ts';
import { parseRate, type Rate } from './parse-rate.ts';

/** What stands in place of a price. */
const WITHOUT_PRICE = [
  '(?:(?:please|pls\\.?) )?(?:call|ask|contact|enquire|request)(?: us| (?:the )?(?:owner|agent|dealer|seller|builder))?(?: for)?(?: the)?(?: price)?',
  '(?:up)?on (?:request|call|application|demand)',
  'p\\.?o\\.?a\\.?|n\\.?[/ ]?a\\.?|tb[ad]|to be (?:decided|announced)',
  'not (?:available|disclosed|mentioned|specified|given|applicable)|unavailable|undisclosed|confidential|negotiable',
  'nil|none|null|nan|[-.?]+',
].join('|');
const BEFORE = '(?:(?:price|rs|inr|₹)[.:]?(?: ?-)? ?)?';
const ON_REQUEST = new RegExp(`^${BEFORE}(?:${WITHOUT_PRICE})$`);

/** Rupees, from which a number alone is `bareSize`. "Call for price" and "N/A" are 0. */
export function parsePrice(text: string, bareSize?: number): number | undefined {
  const words = text.toLowerCase().replace(/[–—]/g, '-').replace(/\s+/g, ' ').trim();
  return ON_REQUEST.test(words) ? 0 : parseAmount(text, bareSize);
}

/** What a whole area costs at a rate, in full rupees. */
export function priceAtRate({ rupees, per }: Rate, squareFeet: number, marla?: number): number {
  return Math.round(
    (rupees * squareFeet) / toSquareFeet({ value: per.times, unit: per.unit }, marla),
  );
}

/** As `parsePrice`; `35k per marla` is the price of the whole area. */
export function parseWholePrice(
  text: string,
  squareFeet: () => number,
  marla?: number,
): number | undefined {
  const rate = parseRate(text);
  return rate === undefined ? parsePrice(text) : priceAtRate(rate, squareFeet(), marla);
}
