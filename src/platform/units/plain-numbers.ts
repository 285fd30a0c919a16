import { foldLetters } from '#platform/language/fold-letters.ts';
import { plainTyping } from '#platform/language/plain-typing.ts';
import { NUMBER, parseNumber } from './number.ts';

/** `5-marla`. */
const DASH_BEFORE_UNIT = /(\d|[½¼¾⅛⅜⅝⅞])-(?=\p{L})/gu;
const PART = new RegExp(String.raw`[\p{L}\p{M}]+|${NUMBER}|[^\s]`, 'giu');
const FRACTION = /[½¼¾⅛⅜⅝⅞/⁄∕]/;
const WORDS = /[\p{L}\p{M}]+/gu;
const LETTER = /[\p{L}\p{M}]/u;
const PLAIN = /^[\d.,]+$/;

/** A word of a text, folded; with its value where it is in digits. */
interface Word {
  readonly folded: string;
  readonly number?: number;
}

export type WordAt = (index: number) => Word | undefined;

export interface SpokenNumber {
  readonly value: number;
  /** The index of the first word behind it. */
  readonly end: number;
  readonly isInDigits: boolean;
}

/** Reads numbers in words. */
interface SpokenNumbers {
  spokenNumberAt(wordAt: WordAt, start: number): SpokenNumber | undefined;
  /** Whether such a number can begin with a word, or go on. */
  isNumberWord(folded: string): boolean;
}

let spoken: SpokenNumbers | undefined;

/** Called by `spoken-number.ts`: pages of visitors load it later, or they would load too much. */
export function learnSpokenNumbers(numbers: SpokenNumbers): void {
  spoken = numbers;
}

/** A text as amounts and measures are compared: folded, and typed as a plain keyboard does. */
export function foldAmount(text: string): string {
  return foldLetters(plainTyping(text));
}

/**
 * The numbers of a folded text in digits: `sadhe 3 lakh`, `3½ lakh` are `3.5 lakh`, `do sau gaj` is
 * `200 gaj`. A word counts only before a unit: `nine` alone may be anything.
 * No dash parts a number from its unit.
 */
export function withPlainNumbers(text: string): string {
  const plain = text.replace(DASH_BEFORE_UNIT, '$1 ');
  if (isAllPlain(plain)) return plain;
  const parts = [...plain.matchAll(PART)];
  const words = parts.map(([folded]) => {
    const number = LETTER.test(folded) ? undefined : parseNumber(folded);
    return number === undefined ? { folded } : { folded, number };
  });
  let written = '';
  let position = 0;
  for (let index = 0; index < words.length; index += 1) {
    const found = numberAt((at) => words[at], index);
    if (found === undefined) continue;
    const isPlain = found.end === index + 1 && PLAIN.test(words[index]?.folded ?? '');
    const counts = found.isInDigits || LETTER.test(words[found.end]?.folded ?? '');
    if (isPlain || !counts) continue;
    const last = parts[found.end - 1];
    written += `${plain.slice(position, parts[index]?.index)} ${found.value} `;
    position = last === undefined ? plain.length : last.index + last[0].length;
    index = found.end - 1;
  }
  return written + plain.slice(position);
}

/** As most texts are, at the cost of one look. */
function isAllPlain(text: string): boolean {
  return (
    !FRACTION.test(text) && !(text.match(WORDS) ?? []).some((word) => spoken?.isNumberWord(word))
  );
}

function numberAt(wordAt: WordAt, start: number): SpokenNumber | undefined {
  if (spoken !== undefined) return spoken.spokenNumberAt(wordAt, start);
  const value = wordAt(start)?.number;
  return value === undefined ? undefined : { value, end: start + 1, isInDigits: true };
}
