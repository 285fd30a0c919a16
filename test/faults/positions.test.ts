// Runs alone: it starts other processes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shimIsMissing } from './compiled-shim.ts';
import { failEachCall } from './positions.ts';

test('a write, sync or rename that fails once is refused whole', {
  skip: shimIsMissing(),
}, async () => {
  const { failed, faults } = await failEachCall({ step: { write: 40, sync: 6, rename: 2 } });
  assert.deepEqual(faults, []);
  for (const count of Object.values(failed)) assert.ok(count > 0);
});

test('a write that says it succeeded and did not is found', { skip: shimIsMissing() }, async () => {
  const { faults } = await failEachCall({
    step: { write: 5, sync: 1000, rename: 1000 },
    lies: true,
  });
  assert.notDeepEqual(faults, []);
});
