import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp } from '#test/test-app.ts';
import { memoizePerVersion, raiseCatalogueVersion } from './catalogue-version.server.ts';

test('keeps a result until the next write', async () => {
  await using app = await createTestApp();
  const { database } = app.services;
  let reads = 0;
  const read = memoizePerVersion(async () => {
    reads += 1;
    return reads;
  });

  assert.deepEqual([await read(database), await read(database)], [1, 1]);
  await app.db.transaction().execute(raiseCatalogueVersion);
  assert.equal(await read(database), 2);
});

test('does not keep a failure', async () => {
  await using app = await createTestApp();
  const { database } = app.services;
  let fails = true;
  const read = memoizePerVersion(async () => {
    if (fails) throw new Error('away');
    return 'back';
  });

  await assert.rejects(read(database));
  fails = false;
  assert.equal(await read(database), 'back');
});
