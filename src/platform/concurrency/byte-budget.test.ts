// Runs alone: it changes what is the same for all files of the process.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createByteBudget } from './byte-budget.ts';

test('gives what is free, and nothing of what is not', () => {
  const budget = createByteBudget(10, 1000);

  assert.deepEqual([budget.take(6), budget.take(5), budget.take(4)], [true, false, true]);
  budget.giveBack(6);
  assert.equal(budget.take(6), true);
});

test('lets callers wait in their order, a small one not before a large one', async () => {
  const budget = createByteBudget(10, 10_000);
  budget.take(8);
  const served: string[] = [];
  const large = budget.takeInTurn(9).then(() => served.push('large'));
  const small = budget.takeInTurn(1).then(() => served.push('small'));

  budget.giveBack(8);
  await Promise.all([large, small]);
  assert.deepEqual(served, ['large', 'small']);
  assert.equal(budget.take(1), false);
});

test('gives up after a while, and at once on what never fits', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const budget = createByteBudget(10, 500);
  budget.take(8);
  const waiting = budget.takeInTurn(5);

  assert.equal(await budget.takeInTurn(11), false);
  context.mock.timers.tick(500);
  assert.equal(await waiting, false);
  assert.equal(budget.take(2), true);
});
