// Runs alone: it starts other processes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shimIsMissing } from './compiled-shim.ts';
import { cutPower } from './power.ts';

const SHORT = { cuts: 3, writeMs: 1500 };

test('a power cut loses nothing that was answered', { skip: shimIsMissing() }, async () => {
  const { answered, faults } = await cutPower(SHORT);
  assert.deepEqual(faults, []);
  assert.ok(answered > 0);
});

for (const plant of ['unsynced-commits', 'unsynced-photos'] as const)
  test(`finds what ${plant} would lose`, { skip: shimIsMissing() }, async () => {
    const { faults } = await cutPower({ ...SHORT, cuts: 6, plant });
    assert.notDeepEqual(faults, []);
  });
