import { NUMBER, parseNumber } from './number.ts';

/** A number and the word behind it; '' for a number alone. */
export interface Term {
  readonly value: number;
  readonly unit: string;
}

const TERM = new RegExp(String.raw`(${NUMBER})\s*([^\d,+-]*)`, 'iy');
const BETWEEN = /[\s,+-]*/y;
/** What may stand around a unit and says nothing; any other sign may say something of the number. */
const PUNCTUATION = /[.;:!]/g;
/** `lac(s)`. */
const IN_PARENTHESES = /\(([\s\p{L}\p{M}]*)\)/gu;
const LETTERS = /^[\p{L}\p{M}²]*$/u;
const AND = new Set(['and', '&', 'te', 'ate', 'aur', 'ਤੇ', 'ਅਤੇ', 'और', 'व']);
/** A unit before its number: `kille 3`, `sq. ft 1200`. */
const UNIT_FIRST = new RegExp(String.raw`^(\p{L}[\p{L}\p{M}². ]*) (${NUMBER})$`, 'u');

/**
 * `1 kanal 5 marla` in its terms; a number alone is the only one. Undefined for anything else: no
 * part is left out. The text is folded, its numbers are plain.
 */
export function parseTerms(text: string): readonly Term[] | undefined {
  const bare = parseNumber(text);
  if (bare !== undefined) return [{ value: bare, unit: '' }];
  const [, first, number] = UNIT_FIRST.exec(text) ?? [];
  const ordered = first === undefined ? text : `${number} ${first}`;

  const terms: Term[] = [];
  let position = 0;
  while (position < ordered.length) {
    TERM.lastIndex = position;
    const [whole, digits = '', words = ''] = TERM.exec(ordered) ?? [];
    const value = parseNumber(digits);
    const unit = unitIn(words);
    if (whole === undefined || value === undefined || !unit) return undefined;
    terms.push({ value, unit });
    BETWEEN.lastIndex = position + whole.length;
    position += whole.length + (BETWEEN.exec(ordered)?.[0].length ?? 0);
  }
  return terms.length === 0 ? undefined : terms;
}

function unitIn(words: string): string | undefined {
  const unit = words
    .replace(PUNCTUATION, ' ')
    .replace(IN_PARENTHESES, '$1')
    .split(/\s+/)
    .filter((word) => !AND.has(word))
    .join('');
  return LETTERS.test(unit) ? unit : undefined;
}

/** Larger units stand before smaller; undefined for an unknown one, and for no finite number. */
export function sumOf(
  terms: readonly Term[],
  unitSize: (unit: string) => number | undefined,
): number | undefined {
  let total = 0;
  let previous = Number.POSITIVE_INFINITY;
  for (const { value, unit } of terms) {
    const size = unitSize(unit);
    if (size === undefined || size >= previous) return undefined;
    total += value * size;
    previous = size;
  }
  return Number.isFinite(total) ? total : undefined;
}
