import { foldLetters } from '#platform/language/fold-letters.ts';
import { foldAmount, withPlainNumbers } from './plain-numbers.ts';
import { parseTerms, sumOf, type Term } from './quantity.ts';
import { withoutRoundingError } from './rounding.ts';

const FEET_IN_METRE = 1 / 0.3048;
/** That of the revenue marla, 66 inches. */
const FEET_IN_KARAM = 5.5;

const SPELLINGS: readonly (readonly [number, string])[] = [
  [1, 'ft feet foot fts fut ਫੁੱਟ फ़ुट फ़ीट'],
  [FEET_IN_METRE, 'm mtr mtrs meter meters metre metres ਮੀਟਰ मीटर'],
  [3, 'yd yard yards gaj gaz ਗਜ਼ गज'],
  [FEET_IN_KARAM, 'karam karams karm ਕਰਮ करम'],
  [1 / 12, 'in inch inches ਇੰਚ इंच'],
];

/** In feet, by folded spelling. */
const SIZES: ReadonlyMap<string, number> = new Map(
  SPELLINGS.flatMap(([size, spellings]) =>
    spellings.split(' ').map((spelling): [string, number] => [foldLetters(spelling), size]),
  ),
);

const BETWEEN_SIDES = /\s*(?:[x×*]|\bby\b)\s*/;

export function lengthSize(unit: string): number | undefined {
  return SIZES.get(unit);
}

export function parseLength(text: string, bareSize = 1): number | undefined {
  return feetOf(lengthTerms(text), bareSize);
}

/** `30x60`, `30' × 60'`, `9 x 18 m`: a unit behind the second side alone is that of both. */
export function parseDimensions(
  text: string,
  bareSize = 1,
): { length: number; breadth: number } | undefined {
  const [first = '', second = '', ...more] = foldAmount(text).split(BETWEEN_SIDES);
  const firstSide = lengthTerms(first);
  const secondSide = lengthTerms(second);
  const [unit] = (secondSide ?? []).map((term) => lengthSize(term.unit));
  const length = feetOf(firstSide, unit ?? bareSize);
  const breadth = feetOf(secondSide, bareSize);
  return length === undefined || breadth === undefined || more.length > 0
    ? undefined
    : { length, breadth };
}

function lengthTerms(text: string): readonly Term[] | undefined {
  const words = foldAmount(text)
    .replace(/["”″]/g, ' in ')
    .replace(/['’′]/g, ' ft ')
    .replace(/\b(?:wide|road|street|long)\b/g, ' ');
  return parseTerms(withPlainNumbers(words).replace(/\s+/g, ' ').trim());
}

function feetOf(terms: readonly Term[] | undefined, bareSize: number): number | undefined {
  const feet = terms && sumOf(terms, (unit) => (unit === '' ? bareSize : lengthSize(unit)));
  return feet === undefined ? undefined : withoutRoundingError(feet);
}
