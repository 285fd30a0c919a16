import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dateText } from './cell-formats.ts';

test('a number of days is the date that Excel shows', () => {
  const shown: [days: number, text: string][] = [
    [0, '1899-12-30'],
    [1, '1900-01-01'],
    [59, '1900-02-28'],
    [61, '1900-03-01'],
    [36_526, '2000-01-01'],
    [46_085.5, '2026-03-04T12:00:00.000Z'],
  ];
  for (const [days, text] of shown) assert.equal(dateText(days, false), text, String(days));
  assert.equal(dateText(0, true), '1904-01-01');
});
