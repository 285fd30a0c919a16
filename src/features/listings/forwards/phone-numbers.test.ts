import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { takePhoneNumbers } from './phone-numbers.ts';

const CASES: readonly [text: string, numbers: string[], rest: string][] = [
  ['call 98000 00013', ['9800000013'], 'call '],
  ['+91-98000-00013, 098000 00014', ['9800000013', '9800000014'], ' , '],
  ['wapp9800000013', ['9800000013'], 'wapp '],
  ['ਫ਼ੋਨ ੯੮੦੦੦੦੦੦੧੩', ['9800000013'], 'ਫ਼ੋਨ '],
  ['\u2066+91 (0)98000\u201100013\u2069 call', ['9800000013'], '\u2066 \u2069 call'],
  ['tel:+91-0-9800\u200e000013', ['9800000013'], 'tel: '],
  ['ph ９８０００ ０００１３', ['9800000013'], 'ph '],
  ['+44 9800 000013, 9800000014', ['9800000014'], ' , '],
  // A reference followed by a price is no number.
  ['Khasra77491931 22.5 lac', [], 'Khasra77491931 22.5 lac'],
  ['749193 1225.5 lac', [], '749193 1225.5 lac'],
];

for (const [text, numbers, rest] of CASES) {
  test(`takes ${numbers.join(' and ') || 'no number'} out of "${text}"`, () => {
    const taken = takePhoneNumbers(text);
    assert.deepEqual([taken.numbers, taken.rest.replace(/ +/g, ' ')], [numbers, rest]);
    assert.equal(taken.rest.length, text.length);
    for (const { start, end } of taken.found) assert.match(text.slice(start, end), /\p{Nd}{2}/u);
  });
}

test('a mobile number in any spelling is taken whole or left, never as another', () => {
  const number = fc.stringMatching(/^[6-9]\d{9}$/);
  const gap = fc.constantFrom('', '', ' ', '-', '\u2011', '\u200e', '\u00ad', '.', '  ');
  const gaps = fc.array(gap, { minLength: 10, maxLength: 10 });
  const before = fc.constantFrom(
    '',
    '0',
    '+91 ',
    '+91 (0)',
    '0091-',
    'tel:+91',
    'ph ',
    '+44 ',
    '+',
  );
  const zero = fc.constantFrom(0x30, 0x966, 0xa66, 0xff10);
  fc.assert(
    fc.property(number, gaps, before, zero, (number, gaps, before, zero) => {
      const written = [...number]
        .map((digit, at) => `${String.fromCharCode(zero + Number(digit))}${gaps[at]}`)
        .join('');
      for (const taken of takePhoneNumbers(`Call ${before}${written}`).numbers)
        assert.equal(taken, number);
    }),
    { numRuns: 20_000 },
  );
});
