import { AREA_UNIT_SPELLINGS, type UnitOfArea } from './area-spellings.ts';
import { toSquareFeet } from './area-units.ts';
import { parseAmount } from './parse-amount.ts';
import { foldAmount } from './plain-numbers.ts';

/** Words around a price that say nothing of it, beside those around any amount. */
const AROUND =
  /\b(?:from|start(?:s|ing)?(?: from| at)?|(?:asking |expected )?price|slight(?= neg)|ngtbl|(?:rs|inr)(?=[.:]))\b[.:]?/g;
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
  return ON_REQUEST.test(words)
    ? 0
    : parseAmount(text.toLowerCase().replace(AROUND, ' '), bareSize);
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

interface Rate {
  readonly rupees: number;
  /** For one of them. */
  readonly per: UnitOfArea;
}

const PER = /\s*(?:\/(?!-)|\bper\b|\bprati\b|ਪ੍ਰਤੀ|प्रति)\s*/;

/** `35k per marla`, `2 lakh/marla`, `40 ਲੱਖ ਪ੍ਰਤੀ ਕਿੱਲਾ`; undefined for a price of the whole. */
export function parseRate(text: string): Rate | undefined {
  const [amount = '', unit, ...more] = foldAmount(text).split(PER);
  if (unit === undefined || more.length > 0) return undefined;
  const rupees = parseAmount(amount);
  const per = AREA_UNIT_SPELLINGS.get(unit.replace(/[\s._-]/g, ''));
  return rupees === undefined || per === undefined ? undefined : { rupees, per };
}
