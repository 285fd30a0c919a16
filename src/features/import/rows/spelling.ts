import { foldLetters } from '#platform/language/fold-letters.ts';
import { oneLine } from '#platform/validation/visible-text.ts';

const WIDE_BLANKS = /[^\S\n]{2,}|[^\S\n ]/g;

/** `PROP_HEADING` equals `Prop. heading`. */
export function bareName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** `Area (sq. ft)`, `area_sq_ft` and `areaSqFt` have the same words. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/[^\p{L}\p{M}\p{N}²]+/u)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

/** `Sq. Yards` and `ਗਜ਼` as the tables of units have them. */
export function unitWord(text: string): string {
  // Most rows have none.
  return text === '' ? '' : foldLetters(wordsOf(text).join(''));
}

/** Adds capitals only to a title without any. */
export function tidyTitle(text: string): string {
  const line = oneLine(text);
  return isLowerCase(line)
    ? raiseFirst(line.replace(/\b(?:bhk|rk)\b/g, (word) => word.toUpperCase()))
    : line;
}

/** Sources that lost their line breaks have runs of spaces instead. */
export function tidyText(text: string): string {
  const lines = text
    .trim()
    .split(/\r\n|[\r\n]| {3,}/)
    .map((line) => line.replace(WIDE_BLANKS, ' ').trim());
  const joined = lines.join('\n').replace(/\n{3,}/g, '\n\n');
  return isLowerCase(joined) ? raiseFirst(joined) : joined;
}

export function tidyName(text: string): string {
  const line = oneLine(text);
  return isLowerCase(line)
    ? line.replace(/(?<![\p{L}\p{N}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
    : line;
}

/** Lowers names in capitals, as old registers have them; abbreviations stay. */
export function tidyPlaceName(text: string): string {
  const line = oneLine(text);
  return line.length > 4 && line === line.toUpperCase() && !line.includes('.')
    ? tidyName(line.toLowerCase())
    : tidyName(line);
}

function isLowerCase(text: string): boolean {
  return text === text.toLowerCase();
}

function raiseFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
