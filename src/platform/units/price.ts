import { fill } from '#platform/language/fill.ts';
import { formatNumber } from './format-number.ts';
import type { UnitWords } from './words/english-units.ts';

const LAKH = 100_000;
const CRORE = 100 * LAKH;

export function formatPrice(price: number, words: UnitWords): string {
  if (price <= 0) return words.callForPrice;
  return fill(words.amounts.rupees, { amount: formatNumber(price, words.priceLocale, 2) });
}

/** `45 lakh`, `1.25 crore`; '' below a lakh. */
export function spokenPrice(price: number, words: UnitWords): string {
  if (price < LAKH) return '';
  const lakhs = Math.round(price / (LAKH / 100)) / 100;
  return lakhs < 100
    ? fill(words.lakh, { amount: formatNumber(lakhs, 'en-IN', 2) })
    : fill(words.crore, { amount: formatNumber(price / CRORE, 'en-IN', 2) });
}
