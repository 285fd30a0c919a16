import { fill } from '#platform/language/fill.ts';
import { formatNumber } from './format-number.ts';
import type { UnitMessages } from './messages/english-units.ts';

const LAKH = 100_000;
const CRORE = 100 * LAKH;

export function formatPrice(price: number, messages: UnitMessages): string {
  if (price <= 0) return messages.callForPrice;
  return fill(messages.amounts.rupees, { amount: formatNumber(price, messages.priceLocale, 2) });
}

/** `45 lakh`, `1.25 crore`; '' below a lakh. */
export function spokenPrice(price: number, messages: UnitMessages): string {
  if (price < LAKH) return '';
  const lakhs = Math.round(price / (LAKH / 100)) / 100;
  return lakhs < 100
    ? fill(messages.lakh, { amount: formatNumber(lakhs, 'en-IN', 2) })
    : fill(messages.crore, { amount: formatNumber(price / CRORE, 'en-IN', 2) });
}
