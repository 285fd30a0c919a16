import { AMOUNT_SPELLINGS } from '#units/amount-spellings.ts';
import { parseAmount } from '#units/parse-amount.ts';

const ON_REQUEST =
  /^(?:(?:call|ask|contact)(?: us)?(?: for)?(?: the)?(?: price)?|(?:price )?on (?:request|call|application)|poa|n\.?[/ ]?a\.?|not (?:available|disclosed|mentioned)|nil|none|tbd|price not given|-+)$/;
const RUPEES = ['rs', 'inr', 'rupees', '₹'];

export function moneySize(unit: string): number | undefined {
  return RUPEES.includes(unit) ? 1 : AMOUNT_SPELLINGS.get(unit);
}

/** "Call for price" and "N/A" are 0. */
export function parsePrice(text: string, bareSize?: number): number | undefined {
  const words = text.toLowerCase().replace(/[–—]/g, '-').replace(/\s+/g, ' ').trim();
  return ON_REQUEST.test(words) ? 0 : parseAmount(text, bareSize);
}
