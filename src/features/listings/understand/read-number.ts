import { withoutRoundingError } from '#units/number.ts';
import { SPOKEN_QUARTERS } from '#units/spoken-quarters.ts';
import { phrases } from './phrases.ts';
import type { Reading } from './reading.ts';
import { AND_A_HALF_WORDS, HUNDRED_WORDS, NUMBER_WORDS } from './words/number-words.ts';

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

const HUNDRED = phrases([[true, HUNDRED_WORDS]]);
const AND_A_HALF = phrases([[true, AND_A_HALF_WORDS]]);

/** `12`, `1.25`, `1/2`, `sadhe 7` (7.5), `dhai` (2.5), `do sau` (200), `one and a half` (1.5). */
export function numberAt(reading: Reading, start: number): NumberRead | undefined {
  const number = quarterAt(reading, start) ?? plainNumberAt(reading, start);
  const half = number && reading.phraseAt(AND_A_HALF, number.end);
  if (number !== undefined && half !== undefined)
    return { ...number, value: number.value + 0.5, end: half.end };
  const hundred = reading.phraseAt(HUNDRED, number?.end ?? start);
  if (hundred === undefined) return number;
  return {
    value: withoutRoundingError((number?.value ?? 1) * 100),
    end: hundred.end,
    isWord: number?.isWord ?? true,
    isGrouped: false,
  };
}

function quarterAt(reading: Reading, start: number): NumberRead | undefined {
  const quarter = reading.isUnread(start)
    ? SPOKEN_QUARTERS.get(reading.tokens[start]?.folded ?? '')
    : undefined;
  if (quarter === undefined) return undefined;
  const next = quarter.plus === undefined ? undefined : plainNumberAt(reading, start + 1);
  if (next !== undefined && quarter.plus !== undefined)
    return { ...next, value: next.value + quarter.plus };
  return quarter.alone === undefined
    ? undefined
    : { value: quarter.alone, end: start + 1, isWord: true, isGrouped: false };
}

function plainNumberAt(reading: Reading, start: number): NumberRead | undefined {
  const token = reading.tokens[start];
  if (token === undefined || !reading.isUnread(start)) return undefined;
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
