// Runs alone: it starts other processes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shimIsMissing } from './compiled-shim.ts';
import { terminateDuring } from './terminate.ts';
import { terminateImport } from './terminate-import.ts';
import { terminateImportApi } from './terminate-import-api.ts';

const SECOND_PHOTO = { kind: 'rename', positions: [2] } as const;
const IN_PHOTOS = { kind: 'rename', position: 2, rows: 3 } as const;
const skip = shimIsMissing();

test('SIGTERM in the middle of an upload loses nothing that was answered', { skip }, async () => {
  const { signals, faults } = await terminateDuring('serve', SECOND_PHOTO);
  assert.deepEqual(faults, []);
  assert.equal(signals, 1);
});

test('a server that SIGTERM ends at once is found', { skip }, async () => {
  const { faults } = await terminateDuring('serve', { ...SECOND_PHOTO, plant: 'unheard-signals' });
  assert.notDeepEqual(faults, []);
});

test('SIGTERM in an import leaves all of its rows or none, and says which', { skip }, async () => {
  const command = await terminateImport(IN_PHOTOS);
  const inBrowser = await terminateImportApi();
  assert.deepEqual([...command.faults, ...inBrowser.faults], []);
  assert.deepEqual([command.signals, inBrowser.signals], [1, 1]);
});

test('an import that SIGTERM ends at once is found', { skip }, async () => {
  const { faults } = await terminateImport({ ...IN_PHOTOS, plant: 'unheard-signals' });
  assert.notDeepEqual(faults, []);
});
