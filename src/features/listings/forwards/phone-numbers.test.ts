import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takePhoneNumbers } from './phone-numbers.ts';

const CASES: readonly [text: string, numbers: string[], rest: string][] = [
  ['call 98000 00013', ['9800000013'], 'call '],
  ['+91-98000-00013, 098000 00014', ['9800000013', '9800000014'], ' , '],
  ['wapp9800000013', ['9800000013'], 'wapp '],
  ['ਫ਼ੋਨ ੯੮੦੦੦੦੦੦੧੩', ['9800000013'], 'ਫ਼ੋਨ '],
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
