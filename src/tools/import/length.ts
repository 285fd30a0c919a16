import { parseQuantity } from './quantity.ts';

/** In feet. A karam is that of the revenue marla, 66 inches. */
const SIZES: ReadonlyMap<string, number> = new Map([
  ['ft', 1],
  ['feet', 1],
  ['foot', 1],
  ['fts', 1],
  ['m', 3.280_839_9],
  ['mtr', 3.280_839_9],
  ['mtrs', 3.280_839_9],
  ['meter', 3.280_839_9],
  ['meters', 3.280_839_9],
  ['metre', 3.280_839_9],
  ['metres', 3.280_839_9],
  ['yard', 3],
  ['yards', 3],
  ['gaj', 3],
  ['karam', 5.5],
  ['karams', 5.5],
  ['in', 1 / 12],
  ['inch', 1 / 12],
  ['inches', 1 / 12],
]);

export function lengthSize(unit: string): number | undefined {
  return SIZES.get(unit);
}

export function parseLength(text: string, bareSize = 1): number | undefined {
  const words = text
    .toLowerCase()
    .replace(/["”″]/g, ' in ')
    .replace(/['’′]/g, ' ft ')
    .replace(/\b(?:wide|road|street|long)\b/g, ' ')
    .trim();
  return parseQuantity(words, (unit) => (unit === '' ? bareSize : SIZES.get(unit)));
}

export function parseDimensions(
  text: string,
  bareSize = 1,
): { length: number; breadth: number } | undefined {
  const [first = '', second = '', ...more] = text.toLowerCase().split(/\s*(?:[x×*]|\bby\b)\s*/);
  const length = parseLength(first, bareSize);
  const breadth = parseLength(second, bareSize);
  return length === undefined || breadth === undefined || more.length > 0
    ? undefined
    : { length, breadth };
}
