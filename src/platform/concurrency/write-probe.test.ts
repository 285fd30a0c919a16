// Runs alone: it changes what is the same for all files of the process.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWriteProbe } from './write-probe.ts';

test('tries one write a second and shares its result', async (context) => {
  let now = 0;
  context.mock.method(performance, 'now', () => now);
  let writes = 0;
  let failure: Error | undefined;
  const probe = createWriteProbe(async () => {
    writes += 1;
    if (failure !== undefined) throw failure;
  });

  await Promise.all([probe.check(), probe.check()]);
  assert.equal(writes, 1);
  failure = new Error('disk full');
  await probe.check();
  now += 1001;
  await assert.rejects(probe.check(), /disk full/);
  failure = undefined;
  now += 1001;
  await probe.check();
  assert.equal(writes, 3);
});

test('reports a full store for ten seconds, or until a write succeeds', async (context) => {
  let now = 0;
  context.mock.method(performance, 'now', () => now);
  const probe = createWriteProbe(async () => {});

  probe.noteFull(new Error('no space'));
  await assert.rejects(probe.check(), /no space/);
  now += 10_001;
  await probe.check();
  probe.noteFull(new Error('no space'));
  probe.noteSuccess();
  await probe.check();
});
