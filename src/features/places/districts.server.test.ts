import assert from 'node:assert/strict';
import { test } from 'node:test';
import { districtOf } from './districts.server.ts';
import { TOWN_NAMES } from './known-names.ts';

function place(name: string, stateName = 'Punjab', countryName = 'India') {
  const country = { id: 1, name: countryName, names: {} };
  const state = { id: 1, name: stateName, names: {}, countryId: 1, country };
  return { id: 1, name, names: {}, stateId: 1, state };
}

test('knows the district of every town that has a known name', () => {
  const without = Object.keys(TOWN_NAMES).filter((name) => districtOf(place(name)) === undefined);
  assert.deepEqual(without, []);
  assert.equal(districtOf(place('Nakodar')), 'jalandhar');
  assert.equal(districtOf(place('Garhdiwala')), 'hoshiarpur');
  assert.equal(districtOf(place('DASUA')), 'hoshiarpur');
});

test('says no district of other towns, nor of a town of that name elsewhere', () => {
  assert.equal(districtOf(place('Ludhiana')), undefined);
  assert.equal(districtOf(place('Adampur', 'Haryana')), undefined);
  assert.equal(districtOf(place('Talwara', 'Punjab', 'Pakistan')), undefined);
});
