import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exploreAddress, placeLabel } from './explore-address.ts';

const JALANDHAR = { id: 3, name: 'Jalandhar', stateName: 'Punjab' };

test('an explore address says the type, the place, both or neither', () => {
  assert.equal(exploreAddress(), '/explore-properties/properties-for-sale');
  assert.equal(exploreAddress({ type: 300 }), '/explore-properties/Lands-for-sale?type=300');
  assert.equal(
    exploreAddress({ place: JALANDHAR }),
    '/explore-properties/properties-for-sale-in-Jalandhar-Punjab?loc=3',
  );
  assert.equal(
    exploreAddress({ place: JALANDHAR, type: 100 }),
    '/explore-properties/Houses-for-sale-in-Jalandhar-Punjab?loc=3&type=100',
  );
});

test('runs of commas, spaces and hyphens in a place become one hyphen', () => {
  const place = { id: 9, name: 'Garhdiwala - Old,  City', stateName: 'Himachal Pradesh' };
  assert.equal(
    exploreAddress({ place }),
    '/explore-properties/properties-for-sale-in-Garhdiwala-Old-City-Himachal-Pradesh?loc=9',
  );
});

test('a place name cannot break out of its part of the address', () => {
  const place = { id: 1, name: 'A/B?c=d#e', stateName: 'ਪੰਜਾਬ' };
  const url = new URL(exploreAddress({ place }), 'https://example.test');
  assert.equal(
    decodeURIComponent(url.pathname),
    '/explore-properties/properties-for-sale-in-A/B?c=d#e-ਪੰਜਾਬ',
  );
  assert.equal(url.search, '?loc=1');
});

test('an unknown type is left out', () => {
  assert.equal(exploreAddress({ type: 150 }), '/explore-properties/properties-for-sale');
});

test('a place is labelled with its state', () => {
  assert.equal(placeLabel(JALANDHAR), 'Jalandhar, Punjab');
});
