import { parseQuantity } from './quantity.ts';

const ON_REQUEST = /^(?:call for price|(?:price )?on (?:request|call|application)|poa|call|ask)$/;
const QUALIFIERS =
  /₹|\binr\b|\brs\b\.?|\brupees?\b|\/-|\b(?:only|negotiable|nego|fixed|approx(?:imately)?|about)\b\.?|\(\s*\)/g;

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

export function moneySize(unit: string): number | undefined {
  return ['rs', 'inr', 'rupees', '₹'].includes(unit) ? 1 : SIZES.get(unit);
}

/** "Call for price" is 0. */
export function parsePrice(text: string, bareSize = 1): number | undefined {
  const words = text.toLowerCase().replace(/\s+/g, ' ').trim();
  if (ON_REQUEST.test(words)) return 0;
  return parseQuantity(words.replace(QUALIFIERS, ' ').trim(), (unit) =>
    unit === '' ? bareSize : SIZES.get(unit),
  );
}
