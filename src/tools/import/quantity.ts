import { NUMBER, parseNumber, withoutNoise } from './number.ts';

const TERM = new RegExp(String.raw`(${NUMBER})\s*([^\d,+-]*)`, 'iy');
const BETWEEN = /[\s,+-]*/y;

/**
 * Adds up a quantity that is written as one or more numbers, each with its unit: `1 kanal 5 marla`, `1 crore 25 lakh`.
 * `unitSize` gives a unit's size by its letters, and by '' the size of a number without one; a unit may stand once, larger before
 * smaller. Undefined when any part of the text is something else. A negative number is read as such.
 */
export function parseQuantity(
  text: string,
  unitSize: (unit: string) => number | undefined,
): number | undefined {
  const bare = parseNumber(text);
  if (bare !== undefined) return scaled(bare, unitSize(''));

  let total = 0;
  let previous = Number.POSITIVE_INFINITY;
  let position = 0;
  while (position < text.length) {
    TERM.lastIndex = position;
    const [whole, digits = '', unit = ''] = TERM.exec(text) ?? [];
    const size = unitSize(unit.replace(/\band\b|[^\p{L}²]/gu, ''));
    const value = parseNumber(digits);
    if (
      whole === undefined ||
      unit.trim() === '' ||
      size === undefined ||
      size >= previous ||
      value === undefined
    )
      return undefined;
    total += value * size;
    previous = size;
    BETWEEN.lastIndex = position + whole.length;
    position += whole.length + (BETWEEN.exec(text)?.[0].length ?? 0);
  }
  return text === '' ? undefined : withoutNoise(total);
}

function scaled(value: number, size: number | undefined): number | undefined {
  return size === undefined ? undefined : withoutNoise(value * size);
}
