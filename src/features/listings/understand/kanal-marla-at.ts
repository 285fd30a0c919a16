import { MARLAS_IN_KANAL } from '#units/area-units.ts';
import { withoutRoundingError } from '#units/rounding.ts';
import type { Quantity } from './quantity-at.ts';
import { numberAt } from './read-number.ts';
import { unitAt } from './read-unit.ts';
import type { Reading } from './reading.ts';

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
