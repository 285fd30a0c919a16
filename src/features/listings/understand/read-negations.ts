import {
  ABOVE_BEFORE,
  ABOVE_BEHIND,
  UNDER_BEFORE,
  UNDER_BEHIND,
} from '#features/listings/spellings/limit-words.ts';
import { type Phrases, phrases } from '#features/listings/spellings/phrases.ts';
import {
  ASKING_WORDS,
  NOT_BEFORE,
  NOT_BEHIND,
  SMALL_WORDS,
  SORT_WORDS,
} from '#features/listings/spellings/small-words.ts';
import { FACING, FACINGS, FLAGS } from './read-details.ts';
import { KINDS, USES } from './read-kind.ts';
import type { KnownPlaces } from './read-place.ts';
import { unitAt } from './read-unit.ts';
import type { Reading } from './reading.ts';

const BEFORE = phrases([[true, NOT_BEFORE]]);
const BEHIND = phrases([[true, NOT_BEHIND]]);
const LIMITS = phrases([[true, `${UNDER_BEFORE}, ${ABOVE_BEFORE}`]]);
const LIMITS_BEHIND = phrases([[true, `${UNDER_BEHIND}, ${ABOVE_BEHIND}`]]);
const SORTS = phrases([[true, SORT_WORDS]]);
const SMALL = phrases([[true, `${SMALL_WORDS}, ${ASKING_WORDS}`]]);

/** `not in nakodar`, `corner nahi`: left out together with what they negate. */
export function readNegations(reading: Reading, { cities, regions }: KnownPlaces): void {
  const names: readonly Phrases<unknown>[] = [cities, regions, KINDS, USES, FACINGS, FLAGS];
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const before = reading.phraseAt(BEFORE, at);
    const behind = reading.phraseAt(BEHIND, at);
    if (behind !== undefined && isOfLimit(reading, at)) continue;
    if (behind !== undefined) reading.leaveOut(startOfNegated(reading, at, names), behind.end);
    else if (before !== undefined && !isOther(reading, at, before.end))
      reading.leaveOut(at, endOfNegated(reading, before.end, names));
  }
}

/** `10 marle ton ghatt nahi` sets the other limit. */
function isOfLimit(reading: Reading, at: number): boolean {
  return reading.phraseBefore(LIMITS_BEHIND, at + 1) !== undefined;
}

function isOther(reading: Reading, at: number, end: number): boolean {
  const isNumbered = reading.tokens[at]?.folded === 'no' && isNumber(reading, end);
  return isNumbered || reading.phraseAt(LIMITS, at) !== undefined;
}

function isNumber(reading: Reading, at: number): boolean {
  return reading.unreadAt(at)?.number !== undefined;
}

function endOfNegated(reading: Reading, from: number, names: readonly Phrases<unknown>[]): number {
  let at = from;
  for (let small = reading.phraseAt(SMALL, at); small !== undefined; ) {
    at = small.end;
    small = reading.phraseAt(SMALL, at);
  }
  if (!reading.isUnread(at)) return from;
  const ends = names.map((phrases) => reading.phraseAt(phrases, at)?.end ?? 0);
  const unit = isNumber(reading, at) ? unitAt(reading, at + 1)?.end : undefined;
  // A direction may stand on either side of its word: `not south mukhi`, `not mukhi south`.
  const towards = reading.phraseAt(FACING, at)?.end ?? at;
  const direction = reading.phraseAt(FACINGS, towards)?.end ?? 0;
  const end = Math.max(at + 1, unit ?? 0, direction, ...ends);
  return reading.phraseAt(FACING, end)?.end ?? end;
}

function startOfNegated(
  reading: Reading,
  from: number,
  names: readonly Phrases<unknown>[],
): number {
  let at = from;
  for (let small = reading.phraseBefore(SMALL, at); small !== undefined; ) {
    at = small.start;
    small = reading.phraseBefore(SMALL, at);
  }
  at = reading.phraseBefore(FACING, at)?.start ?? at;
  if (!reading.isUnread(at - 1)) return from;
  const starts = names.map((phrases) => reading.phraseBefore(phrases, at)?.start ?? at);
  const isUnit = isNumber(reading, at - 2) && unitAt(reading, at - 1) !== undefined;
  const start = Math.min(at - 1, isUnit ? at - 2 : at, ...starts);
  // `mukhi south nahi`, `corner plot nahi`.
  return (
    reading.phraseBefore(FACING, start)?.start ?? reading.phraseBefore(SORTS, start)?.start ?? start
  );
}
