import { UNITS } from './units.ts';

const LAKH = 100_000;
const CRORE = 100 * LAKH;

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const short = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

export function formatPrice(price: number): string {
  return price > 0 ? `${UNITS.rupees.label} ${grouped.format(price)}` : 'Call for Price';
}

/** `45 lakh`, `1.25 crore`; '' below a lakh. */
export function spokenPrice(price: number): string {
  if (price < LAKH) return '';
  const lakhs = Math.round(price / (LAKH / 100)) / 100;
  return lakhs < 100 ? `${short.format(lakhs)} lakh` : `${short.format(price / CRORE)} crore`;
}
