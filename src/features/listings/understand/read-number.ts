import { SPOKEN_QUARTERS } from '#units/spoken-quarters.ts';
import { phrases } from './phrases.ts';
import type { Reading } from './reading.ts';
import { NUMBER_WORDS } from './words/small-words.ts';

export interface NumberRead {
  readonly value: number;
  readonly end: number;
  /** Not in digits: it counts only before a unit. */
  readonly isWord: boolean;
  readonly isGrouped: boolean;
}

const WORDS = phrases(
  Object.entries(NUMBER_WORDS).map(([words, value]) => [value, words] as const),
);

/** `12`, `1.25`, `sadhe 7` (7.5), `dhai` (2.5), `do` (2). */
export function numberAt(reading: Reading, start: number): NumberRead | undefined {
  const token = reading.tokens[start];
  if (token === undefined || !reading.isUnread(start)) return undefined;
  const quarter = SPOKEN_QUARTERS.get(token.folded);
  if (quarter !== undefined) {
    const next = reading.isUnread(start + 1) ? reading.tokens[start + 1]?.number : undefined;
    if (next !== undefined && quarter.plus !== undefined)
      return { value: next + quarter.plus, end: start + 2, isWord: false, isGrouped: false };
    return quarter.alone === undefined
      ? undefined
      : { value: quarter.alone, end: start + 1, isWord: true, isGrouped: false };
  }
  if (token.number !== undefined)
    return {
      value: token.number,
      end: start + 1,
      isWord: false,
      isGrouped: token.isGrouped === true,
    };
  const word = reading.phraseAt(WORDS, start);
  return word && { value: word.meaning, end: word.end, isWord: true, isGrouped: false };
}
