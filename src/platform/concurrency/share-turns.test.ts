// Runs alone: it changes what is the same for all files of the process.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareTurns } from './share-turns.ts';

test('lets others have a turn once work has gone on for a while, and then begins anew', async (t) => {
  let now = 0;
  t.mock.method(performance, 'now', () => now);
  const endTurn = shareTurns();
  let others = 0;

  now = 7;
  assert.equal(endTurn(), undefined);
  now = 9;
  setImmediate(() => {
    others += 1;
  });
  await endTurn();
  assert.equal(others, 1);
  now = 15;
  assert.equal(endTurn(), undefined);
});
