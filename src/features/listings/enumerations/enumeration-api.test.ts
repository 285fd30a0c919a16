import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp } from '#test/test-app.ts';
import { ENUMERATIONS } from './enumerations.ts';

test('each of the nine lists answers its values, and each value its name', async () => {
  await using app = await createTestApp();

  for (const [name, values] of Object.entries(ENUMERATIONS)) {
    assert.deepEqual(await (await app.fetch(`/api/Enum/${name}`)).json(), values);
    for (const { id, name: enumName } of values) {
      assert.deepEqual(await (await app.fetch(`/api/Enum/${name}/${id}`)).json(), { enumName });
    }
  }
});

test('unknown lists and values are 404', async () => {
  await using app = await createTestApp();

  for (const path of [
    'Nothing',
    'Facing/0',
    'Facing/99',
    'Facing/x',
    'Facing/1.0',
    'constructor',
    '__proto__/1',
    'PropertyType/100/x',
  ]) {
    assert.equal((await app.fetch(`/api/Enum/${path}`)).status, 404, path);
  }
});
