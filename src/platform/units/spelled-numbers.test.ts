import './spoken-number.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { MARLAS_IN_KANAL } from './area-units.ts';
import { parseAmount } from './parse-amount.ts';
import { parseArea } from './parse-area.ts';

const RUNS = 20_000;

/** 12.25 as people write it. */
const SPELLINGS: readonly ((whole: number, quarters: number) => string)[] = [
  (whole, quarters) => String(whole + quarters / 4),
  (whole, quarters) => `${whole}${['', '¼', '½', '¾'][quarters]}`,
  (whole, quarters) => `${whole} ${['', '1/4', '1/2', '3/4'][quarters]}`,
  (whole, quarters) => `${whole}-${['00', '1⁄4', '1⁄2', '3⁄4'][quarters]}`.replace('-00', ''),
  (whole, quarters) =>
    `${['', 'sawa', 'saade', 'paune'][quarters]} ${whole + (quarters === 3 ? 1 : 0)}`,
  (whole, quarters) => `${['', 'ਸਵਾ', 'ਸਾਢੇ', 'ਪੌਣੇ'][quarters]} ${whole + (quarters === 3 ? 1 : 0)}`,
];
const SCRIPTS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replace(/\d/g, (digit) => String.fromCharCode(0xa66 + Number(digit))),
  (text) => text.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit))),
];
const number = fc.record({
  whole: fc.integer({ min: 1, max: 999 }),
  quarters: fc.integer({ min: 0, max: 3 }),
  spelling: fc.constantFrom(...SPELLINGS),
  script: fc.constantFrom(...SCRIPTS),
});
/** What may stand by mistake in a number or behind it; commas, dots and dashes make other numbers. */
const noise = fc.record({
  sign: fc.constantFrom(
    '',
    '',
    '²',
    '³',
    '⅓',
    '%',
    '^',
    '$',
    '~',
    '*',
    '#',
    '@',
    '|',
    '_',
    '∞',
    '٣',
    ' ',
  ),
  at: fc.nat({ max: 12 }),
});

/** What is read, beside what was meant; undefined where it is refused. */
function expectMeant(read: number | undefined, meant: number, text: string): void {
  assert.ok(read === undefined || Math.abs(read - meant) < meant * 1e-9, `${text} is read ${read}`);
}

function withNoise(text: string, { sign, at }: { sign: string; at: number }): string {
  return `${text.slice(0, at)}${sign}${text.slice(at)}`;
}

test('a price is read as the one that was meant, or refused', () => {
  const units = fc.constantFrom<readonly [string, number]>(
    ['lakh', 1e5],
    [' Lac', 1e5],
    ['L', 1e5],
    [' crore', 1e7],
    ['Cr.', 1e7],
    [' ਲੱਖ', 1e5],
    ['-lakh', 1e5],
    [' करोड़', 1e7],
  );
  let refused = 0;
  fc.assert(
    fc.property(
      number,
      units,
      noise,
      ({ whole, quarters, spelling, script }, [unit, size], wrong) => {
        const clean = `${script(spelling(whole, quarters).trim())}${unit}`;
        const meant = (whole + quarters / 4) * size;
        if (parseAmount(clean) === undefined) refused += 1;
        expectMeant(parseAmount(clean), meant, clean);
        expectMeant(parseAmount(withNoise(clean, wrong)), meant, withNoise(clean, wrong));
      },
    ),
    { numRuns: RUNS },
  );
  assert.equal(refused, 0, 'of those without noise');
});

test('an area is read as the one that was meant, or refused', () => {
  const units = fc.constantFrom<readonly [string, number]>(
    ['marla', 1],
    [' mrl', 1],
    [' ਮਰਲੇ', 1],
    ['-marla', 1],
    [' kanal', MARLAS_IN_KANAL],
    [' ਕਨਾਲ', MARLAS_IN_KANAL],
  );
  let refused = 0;
  fc.assert(
    fc.property(
      number,
      units,
      noise,
      ({ whole, quarters, spelling, script }, [unit, size], wrong) => {
        const read = (text: string) => {
          const area = parseArea(text);
          return area && area.value * (area.unit === 'kanal' ? MARLAS_IN_KANAL : 1);
        };
        const clean = `${script(spelling(whole, quarters).trim())}${unit}`;
        const meant = (whole + quarters / 4) * size;
        if (read(clean) === undefined) refused += 1;
        expectMeant(read(clean), meant, clean);
        expectMeant(read(withNoise(clean, wrong)), meant, withNoise(clean, wrong));
      },
    ),
    { numRuns: RUNS },
  );
  assert.equal(refused, 0, 'of those without noise');
});
