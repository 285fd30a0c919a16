import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onlyPlace } from './only-place.ts';

const country = (id: number) => ({ id, name: `Country ${id}`, names: {} });
const state = (id: number, countryId: number) => ({
  id,
  name: `State ${id}`,
  names: {},
  countryId,
  country: country(countryId),
});

test('chooses the only country and the only state, and nothing where there is a choice', () => {
  assert.deepEqual(onlyPlace({ countries: [country(1)], states: [state(5, 1)] }), {
    countryId: '1',
    stateId: '5',
  });
  assert.deepEqual(onlyPlace({ countries: [country(1)], states: [state(5, 1), state(6, 1)] }), {
    countryId: '1',
  });
  assert.deepEqual(onlyPlace({ countries: [country(1), country(2)], states: [state(5, 1)] }), {});
  assert.deepEqual(onlyPlace({ countries: [], states: [] }), {});
});
