import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type AreaUnit, toSquareFeet } from '#platform/units/area-units.ts';
import { areaDoubt, priceDoubt } from './doubts.ts';

test('a price is doubted below 10,000, and where it changes by more than half or goes', () => {
  const table: [number, number | undefined, boolean][] = [
    [42, 4_500_000, true],
    [9999, undefined, true],
    [10_000, undefined, false],
    [4_500_000, undefined, false],
    [0, 4_500_000, true],
    [0, 0, false],
    [0, undefined, false],
    [4_500_000, 0, false],
    [2_250_000, 4_500_000, false],
    [2_249_999, 4_500_000, true],
    [6_750_000, 4_500_000, false],
    [6_750_001, 4_500_000, true],
    [5000, 5000, false],
  ];
  for (const [price, before, isDoubted] of table)
    assert.equal(priceDoubt(price, before) !== undefined, isDoubted, `${before} to ${price}`);
  assert.deepEqual(priceDoubt(42, 4_500_000), {
    question: 'Is the whole price Rs. 42?',
    meant: 4_200_000,
  });
  assert.deepEqual(priceDoubt(450_000, 4_500_000), {
    question: 'Is Rs. 450,000 right? Before it was Rs. 4,500,000.',
  });
  assert.deepEqual(priceDoubt(0, 4_500_000), {
    question:
      'Take the price away? Before it was Rs. 4,500,000. Visitors will see “Call for Price”.',
  });
});

test('an area is doubted that is ten times off every one in the title', () => {
  const doubt = (value: number, unit: AreaUnit, title: string) =>
    areaDoubt({ squareFeet: toSquareFeet({ value, unit }), said: { value, unit } }, title);
  assert.deepEqual(doubt(10, 'sqft', '10 marla plot in Model Town'), {
    question: 'The title says 10 marla. Is the area 10 sq ft?',
  });
  assert.notEqual(doubt(100, 'marla', '10 ਮਰਲੇ ਦਾ ਪਲਾਟ'), undefined);
  assert.notEqual(doubt(2, 'marla', '2 kanal and 12 kanal kothi'), undefined);
  for (const [value, unit, title] of [
    [10, 'marla', '10 marla plot in Model Town'],
    [2200, 'sqft', '10 marla plot in Model Town'],
    [5, 'marla', 'Plots of 5 marla and 3 kanal'],
    [5, 'marla', 'Plot on a 40 feet road'],
    [5, 'marla', 'Plot 12-5, Phase 2'],
    [10, 'sqft', 'Kothi in Model Town'],
  ] as const)
    assert.equal(doubt(value, unit, title), undefined, title);
});
