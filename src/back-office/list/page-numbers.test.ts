import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageNumbers } from './page-numbers.ts';

test('up to seven pages are all there', () => {
  assert.deepEqual(pageNumbers(1, 1), [1]);
  assert.deepEqual(pageNumbers(4, 7), [1, 2, 3, 4, 5, 6, 7]);
});

test('of more pages the first, the last and those around the current one are there', () => {
  assert.deepEqual(pageNumbers(1, 50), [1, 2, 3, 4, 5, 'gap', 50]);
  assert.deepEqual(pageNumbers(20, 50), [1, 'gap', 19, 20, 21, 'gap', 50]);
  assert.deepEqual(pageNumbers(50, 50), [1, 'gap', 46, 47, 48, 49, 50]);
});

test('a gap never hides a single page, and the row is never longer than seven', () => {
  for (let page = 1; page <= 30; page += 1) {
    const numbers = pageNumbers(page, 30);
    assert.ok(numbers.includes(page));
    assert.equal(numbers.length, 7);
    const shown = numbers.map((number, index) =>
      number === 'gap' ? Number(numbers[index - 1]) + 1 : number,
    );
    for (const [index, number] of numbers.entries()) {
      if (number === 'gap')
        assert.ok(Number(numbers[index + 1]) - Number(shown[index]) > 1, `page ${page}`);
    }
  }
});
