import { AMOUNT_SPELLINGS } from '#units/parse-amount.ts';

const RUPEES = ['rs', 'inr', 'rupee', 'rupees', '₹'];

/** In rupees; undefined for a word that is no unit of money. */
export function moneySize(unit: string): number | undefined {
  return RUPEES.includes(unit) ? 1 : AMOUNT_SPELLINGS.get(unit);
}
