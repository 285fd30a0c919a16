import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calledIn } from './called-in.ts';

test('a notice calls a listing by its number, by its id without one, and several by how many', () => {
  const numbered = { id: 7, propertyNumber: 401 };
  const other = { id: 8, propertyNumber: 0 };

  assert.equal(calledIn([numbered]), 'No. 401');
  assert.equal(calledIn([other]), 'Id 8');
  assert.equal(calledIn([numbered, other]), '2 properties');
});
