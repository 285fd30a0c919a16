// Runs alone: it starts other processes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shimIsMissing } from './compiled-shim.ts';
import { fillDisk } from './full-disk.ts';

const skip = shimIsMissing();

test('a disk that becomes full during an upload loses nothing and is read on', {
  skip,
}, async () => {
  const { filled, refused, faults } = await fillDisk({ step: 90_000 });
  assert.deepEqual(faults, []);
  assert.ok(filled > 0);
  assert.ok(refused > 0);
});

test('a full disk that says it stored what it did not is found', { skip }, async () => {
  const { faults } = await fillDisk({ step: 90_000, lies: true });
  assert.notDeepEqual(faults, []);
});
