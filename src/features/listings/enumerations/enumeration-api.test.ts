import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp } from '#test/test-app.ts';
import { ENUMERATIONS } from './enumerations.ts';

test('answers the values of the nine lists, and the name of each value', async () => {
  await using app = await createTestApp();

  for (const [name, values] of Object.entries(ENUMERATIONS)) {
    assert.deepEqual(await (await app.fetch(`/api/Enum/${name}`)).json(), values);
    for (const { id, name: enumName } of values) {
      assert.deepEqual(await (await app.fetch(`/api/Enum/${name}/${id}`)).json(), { enumName });
    }
  }
});

test('answers 404 for unknown lists and values', async () => {
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
