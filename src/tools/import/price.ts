import { parseQuantity } from './quantity.ts';

const ON_REQUEST = /^(?:call for price|(?:price )?on (?:request|call|application)|poa|call|ask)$/;
/** Said beside an amount without changing it. */
const ASIDES =
  /₹|\binr\b|\brs\b\.?|\brupees?\b|\/-|\b(?:only|negotiable|nego|fixed|approx(?:imately)?|about)\b\.?|\(\s*\)/g;

/** The words for large numbers, in rupees. */
const SIZES: ReadonlyMap<string, number> = new Map([
  ['thousand', 1e3],
  ['k', 1e3],
  ['lakh', 1e5],
  ['lakhs', 1e5],
  ['lac', 1e5],
  ['lacs', 1e5],
  ['l', 1e5],
  ['million', 1e6],
  ['crore', 1e7],
  ['crores', 1e7],
  ['cr', 1e7],
  ['crs', 1e7],
  ['karod', 1e7],
  ['arab', 1e9],
]);

/** The size of a unit of money by its letters, or undefined. */
export function moneySize(unit: string): number | undefined {
  return ['rs', 'inr', 'rupees', '₹'].includes(unit) ? 1 : SIZES.get(unit);
}

/** Rupees of `1,23,45,678`, `45 lakh`, `₹ 1.2 Cr` or `1 crore 25 lakh`; 0 of "call for price"; undefined of anything else. */
export function parsePrice(text: string, bareSize = 1): number | undefined {
  const words = text.toLowerCase().replace(/\s+/g, ' ').trim();
  if (ON_REQUEST.test(words)) return 0;
  return parseQuantity(words.replace(ASIDES, ' ').trim(), (unit) =>
    unit === '' ? bareSize : SIZES.get(unit),
  );
}
