import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageNumbers } from './page-numbers.ts';

test('shows up to seven pages without gaps', () => {
  assert.deepEqual(pageNumbers(1, 1), [1]);
  assert.deepEqual(pageNumbers(4, 7), [1, 2, 3, 4, 5, 6, 7]);
});

test('shows the first, the last and the pages around the current one of more than seven', () => {
  assert.deepEqual(pageNumbers(1, 50), [1, 2, 3, 4, 5, 'gap', 50]);
  assert.deepEqual(pageNumbers(20, 50), [1, 'gap', 19, 20, 21, 'gap', 50]);
  assert.deepEqual(pageNumbers(50, 50), [1, 'gap', 46, 47, 48, 49, 50]);
});

test('shows seven items, and no gap hides a single page', () => {
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
