import { parseNumber } from './number.ts';

const LEADING_NUMBER =
  /^(\d+(?:\.\d+)?)\s*(?:\+|bhk|rk|bed ?rooms?|beds?|bath ?rooms?|washrooms?|rooms?|floors?|storeys?|(?:st|nd|rd|th)(?: floor)?|covered|open|car)?\b/;
const FLOOR_OF = /^(.+?)\s*(?:\/|\bof\b|\bout of\b)\s*(\d+)/;

/** What listing portals write for "more than we offer to choose from". */
const MORE_THAN_LISTED = 99;

/** A number of rooms, sides, storeys: `3`, `3.0`, `3 BHK`, `4+`. */
export function parseCount(text: string): number | undefined {
  const words = text.toLowerCase().trim();
  const digits = LEADING_NUMBER.exec(words)?.[1];
  return parseNumber(words) ?? (digits === undefined ? undefined : Number(digits));
}

/** The number of a floor; the ground floor is 0. Of `2 of 4` the first, basements and bands such as `high rise` are none. */
export function parseFloor(text: string): number | undefined {
  const words = text.toLowerCase().trim();
  if (/^(?:g|gf|ground(?: floor)?)\b/.test(words)) return 0;
  const own = FLOOR_OF.exec(words)?.[1] ?? words;
  return parseCount(own);
}

/** The bedrooms of a listing; where the file has the code for "more", the number that its title begins with or says. */
export function parseBedrooms(text: string, title: string): number | undefined {
  const count = parseCount(text);
  if (count !== MORE_THAN_LISTED) return count;
  const said = /\b(\d{1,3})\s*(?:bhk|rk|bed ?rooms?)\b/i.exec(title)?.[1];
  return said === undefined ? undefined : Number(said);
}

/** Yes or no, or how many there are of something. */
export function parseFlag(text: string): boolean | undefined {
  const word = text.toLowerCase().trim();
  if (['yes', 'y', 'true', 't', 'available'].includes(word)) return true;
  if (['no', 'n', 'false', 'f', 'none', 'not available', '-'].includes(word)) return false;
  const count = parseCount(word);
  return count === undefined ? undefined : count > 0;
}

/** The ten digits of an Indian number; of several the first. What is no such number is answered as it is, to be refused by the rules. */
export function parsePhone(text: string): string {
  const [first = ''] = text.split(/[,;/]|\bor\b/);
  const digits = first.replace(/[^\d]/g, '').replace(/^(?:0091|91|0)(?=\d{10}$)/, '');
  return digits.length === 10 ? digits : text.trim();
}
