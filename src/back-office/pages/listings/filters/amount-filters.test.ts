import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AMOUNT_FILTERS } from './amount-filters.ts';

test('amounts are typed and shown as people say them', () => {
  const said = ([name, text]: readonly [string, string]) => {
    const filter = AMOUNT_FILTERS.find((one) => one.name === name);
    const amount = filter?.parse(text);
    return [amount, amount === undefined ? undefined : filter?.format(amount)];
  };
  assert.deepEqual(
    (
      [
        ['maxBudget', '45 lakh'],
        ['minBudget', '4500'],
        ['minBudget', 'a lot'],
        ['minArea', '10 marla'],
        ['minArea', '1.5 kanal'],
        ['maxArea', '2 acre'],
        ['maxArea', '1000'],
        ['maxArea', 'large'],
      ] as const
    ).map(said),
    [
      [4_500_000, '45 lakh'],
      [4500, 'Rs. 4,500'],
      [undefined, undefined],
      [2722.5, '10 marla'],
      [8167.5, '1 kanal 10 marla'],
      [87_120, '2 acre'],
      [1000, '1,000 sq ft'],
      [undefined, undefined],
    ],
  );
});
