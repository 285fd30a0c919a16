import { phrases } from '#features/listings/spellings/phrases.ts';
import { ROOM_WORDS } from '#features/listings/spellings/small-words.ts';
import { AREA_UNIT_SPELLINGS, type UnitOfArea } from '#platform/units/area-spellings.ts';
import { AMOUNT_SPELLINGS } from '#platform/units/parse-amount.ts';
import type { Reading } from './reading.ts';

export type UnitRead =
  | { readonly of: 'area'; readonly unit: UnitOfArea; readonly isKilla: boolean }
  | { readonly of: 'money'; readonly rupees: number }
  | { readonly of: 'rooms' };

const ROOMS = phrases([[true, ROOM_WORDS]]);
/** They are lengths too: of a front, of a road. */
const LENGTHS = new Set(['feet', 'ft', 'm', 'yard', 'yards']);
/** Said of land alone. */
const KILLA = /^(?:[kq]il+a|kil+[ae]y?|khet|mur?ab+a|ਕਿਲ|ਖੇਤ|ਮੁਰਬ|किल|खेत|मुर)/;

/** The unit at a token, written as one word or as two. */
export function unitAt(
  reading: Reading,
  start: number,
): { unit: UnitRead; end: number } | undefined {
  for (const end of [start + 3, start + 2, start + 1]) {
    const spelling = joinedAt(reading, start, end);
    const unit = spelling === undefined ? undefined : unitOf(spelling);
    if (unit !== undefined) return { unit, end };
  }
  const rooms = reading.phraseAt(ROOMS, start);
  return rooms && { unit: { of: 'rooms' }, end: rooms.end };
}

function unitOf(spelling: string): UnitRead | undefined {
  const area = LENGTHS.has(spelling) ? undefined : AREA_UNIT_SPELLINGS.get(spelling);
  if (area !== undefined) return { of: 'area', unit: area, isKilla: isKilla(spelling) };
  const rupees = AMOUNT_SPELLINGS.get(spelling);
  return rupees === undefined ? undefined : { of: 'money', rupees };
}

export function isKilla(spelling: string): boolean {
  return KILLA.test(spelling);
}

function joinedAt(reading: Reading, start: number, end: number): string | undefined {
  const tokens = reading.tokens.slice(start, end);
  const isFree =
    tokens.length === end - start &&
    tokens.every(({ number }, index) => number === undefined && reading.isUnread(start + index));
  return isFree ? tokens.map(({ folded }) => folded).join('') : undefined;
}
