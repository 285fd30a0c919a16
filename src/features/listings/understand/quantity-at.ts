import type { AreaUnit } from '#units/area-units.ts';
import { squareFeetIn } from '#units/area-units.ts';
import { withoutRoundingError } from '#units/number.ts';
import { numberAt } from './read-number.ts';
import { type UnitRead, unitAt } from './read-unit.ts';
import type { Reading } from './reading.ts';

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
  const first = termAt(reading, start);
  if (first === undefined || first.of === 'rooms') return first;
  const next = termAt(reading, first.end);
  if (next === undefined || next.of !== first.of) return first;
  const sum = addedTo(first, next);
  return sum ?? first;
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

function termAt(reading: Reading, start: number): Quantity | undefined {
  const number = numberAt(reading, start);
  if (number === undefined || number.value <= 0) return undefined;
  const found = unitAt(reading, number.end);
  return found && measured(found.unit, number.value, found.end);
}

function measured(unit: UnitRead, number: number, end: number): Quantity {
  if (unit.of === 'rooms') return { of: 'rooms', value: number, number, end };
  if (unit.of === 'money')
    return { of: 'money', value: withoutRoundingError(number * unit.rupees), number, end };
  const value = withoutRoundingError(number * unit.unit.times);
  return { of: 'area', value, number, unit: unit.unit.unit, isKilla: unit.isKilla, end };
}

/** The second term must count in a smaller unit. */
function addedTo(first: Quantity, next: Quantity): Quantity | undefined {
  if (first.of === 'money' && next.of === 'money')
    return next.value < first.value / first.number
      ? { ...first, value: first.value + next.value, end: next.end }
      : undefined;
  if (first.of !== 'area' || next.of !== 'area') return undefined;
  const size = squareFeetIn(next.unit) / squareFeetIn(first.unit);
  return size < 1
    ? { ...first, value: withoutRoundingError(first.value + next.value * size), end: next.end }
    : undefined;
}
