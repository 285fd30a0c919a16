// Runs alone: it starts other processes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shimIsMissing } from './compiled-shim.ts';
import { killRepeatedly } from './kill.ts';

const LATE_RENAME_MS = 2000;
/** The first kill that loses something is the last. */
const MOST_KILLS = 9;

test('kill -9 under writes and uploads loses nothing that was answered', async () => {
  const { answered, faults } = await killRepeatedly(3);
  assert.deepEqual(faults, []);
  assert.ok(answered > 0);
});

test('a commit that is answered too early is found', async () => {
  const { faults } = await killRepeatedly(MOST_KILLS, { plant: 'late-commits' });
  assert.notDeepEqual(faults, []);
});

test('a photo that is answered before its files is found', { skip: shimIsMissing() }, async () => {
  const { faults } = await killRepeatedly(MOST_KILLS, { lateRenameMs: LATE_RENAME_MS });
  assert.notDeepEqual(faults, []);
});
