import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builtOnce } from './built-once.ts';

test('builds one query for each object that it starts from', () => {
  const built: object[] = [];
  const query = builtOnce((start: object) => {
    built.push(start);
    return { start };
  });
  const [one, other] = [{}, {}];

  assert.equal(query(one), query(one));
  assert.notEqual(query(one), query(other));
  assert.deepEqual(built, [one, other]);
});
