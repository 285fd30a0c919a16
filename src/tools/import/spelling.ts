import { oneLine } from '#validation/visible-text.ts';

/** What is left of a name when case, accents, spaces and punctuation are put aside: `PROP_HEADING` and `Prop. heading` are the same. */
export function bareName(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** The words of a name: `Area (sq. ft)`, `area_sq_ft` and `areaSqFt` have the same. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/[^\p{L}\p{N}²]+/u)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

/** A title keeps its words. One without any capital gets its first letter raised, and the abbreviation that everybody writes in capitals. */
export function tidyTitle(text: string): string {
  const line = oneLine(text);
  return isLowerCase(line)
    ? raiseFirst(line.replace(/\b(?:bhk|rk)\b/g, (word) => word.toUpperCase()))
    : line;
}

/** Text of several lines; sources that lost their line breaks have runs of spaces in their place. */
export function tidyText(text: string): string {
  const lines = text
    .trim()
    .split(/\r\n|[\r\n]| {3,}/)
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim());
  const joined = lines.join('\n').replace(/\n{3,}/g, '\n\n');
  return isLowerCase(joined) ? raiseFirst(joined) : joined;
}

/** A proper name; one without any capital gets one on each word. */
export function tidyName(text: string): string {
  const line = oneLine(text);
  return isLowerCase(line)
    ? line.replace(/(?<![\p{L}\p{N}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
    : line;
}

/** The name of a city, a state or a country. Those in capitals, as old registers have them, are lowered; abbreviations stay. */
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
