import { phrases } from '#features/listings/spellings/phrases.ts';
import {
  AND_WORDS,
  DECIMAL_POINT_WORDS,
  MINUS_WORDS,
  SIGNED_AFTER,
} from '#features/listings/spellings/small-words.ts';
import { spokenNumberAt } from '#platform/units/spoken-number.ts';
import type { Reading } from './reading.ts';

const AND = phrases([[true, AND_WORDS]]);
const DECIMAL_POINTS = phrases([[true, DECIMAL_POINT_WORDS]]);
const MINUS = phrases([[true, MINUS_WORDS]]);
const MAY_BE_SIGNED = phrases([[true, SIGNED_AFTER]]);
const LETTER = /\p{L}/u;

export interface NumberRead {
  readonly value: number;
  readonly end: number;
  /** Not in digits: it counts only before a unit. */
  readonly isWord: boolean;
  readonly isGrouped: boolean;
}

/**
 * `12`, `1.25`, `1/2`, `sadhe 7` (7.5), `dhai` (2.5), `do sau` (200), `one and a half` (1.5). Nothing
 * where it is only a part of what was written: the rest would be left out of the filter.
 */
export function numberAt(reading: Reading, start: number): NumberRead | undefined {
  if (isPart(reading, start)) return undefined;
  const number = spokenNumberAt((index) => reading.unreadAt(index), start);
  return (
    number && {
      value: number.value,
      end: number.end,
      isWord: !number.isInDigits,
      isGrouped: number.end === start + 1 && reading.tokens[start]?.isGrouped === true,
    }
  );
}

/** `1.5 ½`, `2 and 1/4`, `5 point 5`, `5 + 5`, `minus 5`, `under -5`: what stands before a number belongs to it. */
function isPart(reading: Reading, start: number): boolean {
  const number = reading.unreadAt(start);
  const before = reading.unreadAt(start - 1);
  if (number === undefined || before === undefined) return false;
  if (before.folded === '-') return number.isJoined && isMinus(reading, start - 1);
  if (before.folded === '+') return isNumber(reading, start - 2);
  const point = reading.phraseBefore(DECIMAL_POINTS, start);
  if (point !== undefined) return isNumber(reading, point.start - 1);
  const and = reading.phraseBefore(AND, start);
  const isFraction = (number.number ?? 1) < 1 && !number.folded.startsWith('0');
  if (isFraction && isNumber(reading, (and?.start ?? start) - 1)) return true;
  return reading.phraseBefore(MINUS, start) !== undefined;
}

/** A dash behind other words parts them from the number: `house -50 lakh`. */
function isMinus(reading: Reading, dash: number): boolean {
  if (dash === 0) return true;
  const isHyphen =
    reading.tokens[dash]?.isJoined && LETTER.test(reading.tokens[dash - 1]?.text ?? '');
  return !isHyphen && reading.phraseBefore(MAY_BE_SIGNED, dash) !== undefined;
}

function isNumber(reading: Reading, at: number): boolean {
  return spokenNumberAt((index) => reading.unreadAt(index), at) !== undefined;
}
