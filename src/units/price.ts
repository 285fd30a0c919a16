import { fill } from '#language/fill.ts';
import type { UnitWords } from './words/english-units.ts';

const LAKH = 100_000;
const CRORE = 100 * LAKH;

const short = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
/** Making one takes longer than using it a hundred times. */
const grouped = new Map(
  ['en-US', 'en-IN'].map((locale) => [
    locale,
    new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }),
  ]),
);

export function formatPrice(price: number, words: UnitWords): string {
  if (price <= 0) return words.callForPrice;
  const amount = (grouped.get(words.priceLocale) ?? short).format(price);
  return fill(words.amounts.rupees, { amount });
}

/** `45 lakh`, `1.25 crore`; '' below a lakh. */
export function spokenPrice(price: number, words: UnitWords): string {
  if (price < LAKH) return '';
  const lakhs = Math.round(price / (LAKH / 100)) / 100;
  return lakhs < 100
    ? fill(words.lakh, { amount: short.format(lakhs) })
    : fill(words.crore, { amount: short.format(price / CRORE) });
}
