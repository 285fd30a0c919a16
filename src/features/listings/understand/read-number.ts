import { spokenNumberAt } from '#units/spoken-number.ts';
import type { Reading } from './reading.ts';

export interface NumberRead {
  readonly value: number;
  readonly end: number;
  /** Not in digits: it counts only before a unit. */
  readonly isWord: boolean;
  readonly isGrouped: boolean;
}

/** `12`, `1.25`, `1/2`, `sadhe 7` (7.5), `dhai` (2.5), `do sau` (200), `one and a half` (1.5). */
export function numberAt(reading: Reading, start: number): NumberRead | undefined {
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
