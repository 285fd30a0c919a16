import '#platform/units/spoken-number.ts';
import { parseNumber } from '#platform/units/number.ts';
import { foldAmount, withPlainNumbers } from '#platform/units/plain-numbers.ts';

/** `3+1 bhk`, `2, 3 bhk` and `5-6 rooms` are no single number. */
const LEADING_NUMBER =
  /^(\d+(?:\.\d+)?)(?=$|[\s\p{L}+,;:()/-])(?!\s*[+,/-]?\s*\p{N})\s*(?:\+|bhk|rk|bed ?rooms?|beds?|bath ?rooms?|washrooms?|rooms?|floors?|storeys?|(?:st|nd|rd|th)(?: floor)?|covered|open|car)?(?![\p{L}\p{N}])/u;
const FLOOR_OF = /^(.+?)\s*(?:\/|\bof\b|\bout of\b)\s*(\d+)/;

/** Listing portals write this for "more than we offer to choose from". */
const MORE_THAN_LISTED = 99;

export function parseCount(text: string): number | undefined {
  const words = withPlainNumbers(foldAmount(text)).trim();
  const digits = LEADING_NUMBER.exec(words)?.[1];
  return parseNumber(words) ?? (digits === undefined ? undefined : Number(digits));
}

/** The ground floor is 0; `2 of 4` is 2. Undefined for basements and for `high rise`. */
export function parseFloor(text: string): number | undefined {
  const words = text.toLowerCase().trim();
  if (/^(?:g|gf|ground(?: floor)?)\b/.test(words)) return 0;
  const own = FLOOR_OF.exec(words)?.[1] ?? words;
  return parseCount(own);
}

/** The title decides where the file has the code for "more". */
export function parseBedrooms(text: string, title: string): number | undefined {
  const count = parseCount(text);
  if (count !== MORE_THAN_LISTED) return count;
  const said = /(?<![\d.,/½¼¾+-])(\d{1,3})\s*(?:bhk|rk|bed ?rooms?)\b/i.exec(title)?.[1];
  return said === undefined ? undefined : Number(said);
}

export function parseFlag(text: string): boolean | undefined {
  const word = text.toLowerCase().trim();
  if (['yes', 'y', 'true', 't', 'available'].includes(word)) return true;
  if (['no', 'n', 'false', 'f', 'none', 'not available', '-'].includes(word)) return false;
  const count = parseCount(word);
  return count === undefined ? undefined : count > 0;
}
