import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '#bench/random.ts';
import { TextColumn } from './block-columns.ts';

const PARTS = ['kothi', 'ਕੋਠੀ', '12', '%', ' ', '\t', '\u00a0', '\n', '🏠', 'a'];

test('marks the rows whose text has a part, whatever white space they have', () => {
  const random = createRandom(7);
  const piece = () => PARTS[random.below(PARTS.length)] ?? '';
  const textOf = (count: number) => Array.from({ length: count }, piece).join('');
  for (let round = 0; round < 200; round += 1) {
    const texts = Array.from({ length: random.below(30) }, () => textOf(random.below(8)));
    const part = textOf(1 + random.below(3)).replace(/\s+/g, '') || 'thi';
    const marks = new Uint8Array(texts.length);

    new TextColumn(texts).mark(part, marks);

    const expected = texts.map((text) => Number(text.includes(part)));
    assert.deepEqual([...marks], expected, JSON.stringify({ part, texts }));
  }
});

test('a whole number is no part of a longer one', () => {
  const texts = ['10 marla', '1018', '110', '10-marla', 'no. 10, 1010', '(10)'];
  const marks = new Uint8Array(texts.length);

  new TextColumn(texts).mark('10', marks, true);

  assert.deepEqual([...marks], [1, 0, 0, 1, 1, 1]);
});
