import { NUMBER, parseNumber, withoutRoundingError } from './number.ts';

const TERM = new RegExp(String.raw`(${NUMBER})\s*([^\d,+-]*)`, 'iy');
const BETWEEN = /[\s,+-]*/y;

/** `1 kanal 5 marla`; larger units before smaller. `unitSize('')` is a number without a unit. */
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
  return text === '' ? undefined : withoutRoundingError(total);
}

function scaled(value: number, size: number | undefined): number | undefined {
  return size === undefined ? undefined : withoutRoundingError(value * size);
}
