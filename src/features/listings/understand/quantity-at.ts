import { phrases } from '#features/listings/spellings/phrases.ts';
import { AND_WORDS } from '#features/listings/spellings/small-words.ts';
import { type AreaUnit, MARLAS_IN_KANAL, squareFeetIn } from '#platform/units/area-units.ts';
import { withoutRoundingError } from '#platform/units/rounding.ts';
import { numberAt } from './read-number.ts';
import { type UnitRead, unitAt } from './read-unit.ts';
import type { Reading } from './reading.ts';

const PLUS = phrases([[true, '+, plus']]);
const DASH = phrases([[true, '-']]);
const LINKS = phrases([[true, `-, ${AND_WORDS}`]]);

interface Measured {
  readonly value: number;
  /** As it was said, before its unit counted. */
  readonly number: number;
  readonly end: number;
}

export type Quantity = Measured &
  (
    | { readonly of: 'area'; readonly unit: AreaUnit; readonly isKilla?: boolean }
    | { readonly of: 'money' }
    | { readonly of: 'rooms' }
  );

/** `2 kanal 5 marla`, `45 lakh`, `3 bhk`: numbers with their units, added up. */
export function quantityAt(reading: Reading, start: number): Quantity | undefined {
  let quantity = termAt(reading, start);
  for (let last = quantity; quantity !== undefined && last !== undefined; ) {
    const next = termAt(reading, last.end) ?? linkedTermAt(reading, last);
    const sum = next && addedTo(quantity, last, next);
    if (sum === undefined) break;
    quantity = sum;
    last = next;
  }
  return quantity;
}

/** `kille 3`. */
export function unitFirstAt(
  reading: Reading,
  start: number,
): { from: Quantity; to: Quantity; end: number } | undefined {
  const found = unitAt(reading, start);
  const number = found?.unit.of === 'area' ? numberAt(reading, found.end) : undefined;
  if (found === undefined || number === undefined) return undefined;
  if (number.isWord || number.value <= 0) return undefined;
  const quantity = measured(found.unit, number.value, number.end);
  return { from: quantity, to: quantity, end: number.end };
}

/** `10+ marla`, `10 plus marla`. */
export function atLeastAt(
  reading: Reading,
  start: number,
): { from: Quantity; to: undefined; end: number } | undefined {
  const number = numberAt(reading, start);
  const plus = number && reading.phraseAt(PLUS, number.end);
  const found = plus && unitAt(reading, plus.end);
  if (number === undefined || found === undefined || number.value <= 0) return undefined;
  return { from: measured(found.unit, number.value, found.end), to: undefined, end: found.end };
}

/** `10 marla`, `10-marla`. */
function termAt(reading: Reading, start: number): Quantity | undefined {
  const number = numberAt(reading, start);
  if (number === undefined || number.value <= 0) return undefined;
  const { end } = number;
  const dash = reading.phraseAt(DASH, end);
  const found = unitAt(reading, dash?.end ?? end);
  // `3/4 bhk` offers a choice.
  if (found === undefined || (found.unit.of === 'rooms' && number.value < 1)) return undefined;
  return thousandsAt(reading, number.value, found) ?? measured(found.unit, number.value, found.end);
}

/** `ek hazar gaj`: no price of one gaj, which is more. */
function thousandsAt(
  reading: Reading,
  number: number,
  { unit: thousand, end }: { unit: UnitRead; end: number },
): Quantity | undefined {
  if (thousand.of !== 'money' || thousand.rupees !== 1000 || number >= 10) return undefined;
  const found = unitAt(reading, end);
  if (found?.unit.of !== 'area' || !/^sq/.test(found.unit.unit.unit)) return undefined;
  return measured(found.unit, number * 1000, found.end);
}

/** `2 kanal-3 marla`, `1 kanal and 5 marla`: less than one of what stands before. */
function linkedTermAt(reading: Reading, last: Quantity): Quantity | undefined {
  const link = reading.phraseAt(LINKS, last.end);
  const next = link && termAt(reading, link.end);
  return next !== undefined && next.of === last.of && sizeOf(next) < sizeOf(last) / last.number
    ? next
    : undefined;
}

function sizeOf(quantity: Quantity): number {
  return quantity.of === 'area' ? quantity.value * squareFeetIn(quantity.unit) : quantity.value;
}

function measured(unit: UnitRead, number: number, end: number): Quantity {
  if (unit.of === 'rooms') return { of: 'rooms', value: number, number, end };
  if (unit.of === 'money')
    return { of: 'money', value: withoutRoundingError(number * unit.rupees), number, end };
  const value = withoutRoundingError(number * unit.unit.times);
  return { of: 'area', value, number, unit: unit.unit.unit, isKilla: unit.isKilla, end };
}

/** Each term must count in a smaller unit than the one before. */
function addedTo(quantity: Quantity, last: Quantity, next: Quantity): Quantity | undefined {
  if (quantity.of === 'money' && next.of === 'money')
    return next.value < last.value / last.number
      ? { ...quantity, value: quantity.value + next.value, end: next.end }
      : undefined;
  if (quantity.of !== 'area' || last.of !== 'area' || next.of !== 'area') return undefined;
  if (squareFeetIn(next.unit) >= squareFeetIn(last.unit)) return undefined;
  const size = squareFeetIn(next.unit) / squareFeetIn(quantity.unit);
  return {
    ...quantity,
    value: withoutRoundingError(quantity.value + next.value * size),
    end: next.end,
  };
}

/** `12-5 kanal`, `12-5 marla`, `12k-5m`, `12k 5m`: kanal and marla as land records write them. */
export function kanalMarlaAt(reading: Reading, start: number): Quantity | undefined {
  const kanals = numberAt(reading, start);
  if (kanals === undefined || kanals.isWord) return undefined;
  const behind = behindLetter(reading, kanals.end, 'k');
  const dash = behindLetter(reading, behind ?? kanals.end, '-');
  const marlas = numberAt(reading, dash ?? behind ?? kanals.end);
  if (marlas === undefined || marlas.isWord || marlas.value >= MARLAS_IN_KANAL) return undefined;
  const end =
    behind === undefined
      ? dash && unitEnd(reading, marlas.end, kanals.value >= marlas.value)
      : behindLetter(reading, marlas.end, 'm');
  if (end === undefined) return undefined;
  const value = withoutRoundingError(kanals.value + marlas.value / MARLAS_IN_KANAL);
  return value > 0 ? { of: 'area', value, number: marlas.value, unit: 'kanal', end } : undefined;
}

function behindLetter(reading: Reading, at: number, letter: string): number | undefined {
  const isThere = reading.isUnread(at) && reading.tokens[at]?.folded === letter;
  return isThere ? at + 1 : undefined;
}

/** `5-12 marla` is a range. */
function unitEnd(reading: Reading, at: number, mayBeMarla: boolean): number | undefined {
  const found = unitAt(reading, at);
  if (found?.unit.of !== 'area' || found.unit.unit.times !== 1) return undefined;
  const { unit } = found.unit.unit;
  return unit === 'kanal' || (unit === 'marla' && mayBeMarla) ? found.end : undefined;
}
