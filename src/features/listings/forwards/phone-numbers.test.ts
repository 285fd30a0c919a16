import assert from 'node:assert/strict';
import { test } from 'node:test';
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
