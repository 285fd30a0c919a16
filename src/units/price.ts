import { UNITS } from './units.ts';

const LAKH = 100_000;
const CRORE = 100 * LAKH;

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const short = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** `Rs. 12,345,678`, grouped in thousands; `Call for Price` for 0 and less. */
export function formatPrice(price: number): string {
  return price > 0 ? `${UNITS.rupees.label} ${grouped.format(price)}` : 'Call for Price';
}

/** The price as people here say it: `45 lakh`, `1.25 crore`; '' below a lakh, where the number itself is short. */
export function spokenPrice(price: number): string {
  if (price < LAKH) return '';
  const lakhs = Math.round(price / (LAKH / 100)) / 100;
  return lakhs < 100 ? `${short.format(lakhs)} lakh` : `${short.format(price / CRORE)} crore`;
}
