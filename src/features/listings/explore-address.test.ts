import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeSlug } from '#features/listings/place.ts';
import { exploreAddress, placeLabel } from './explore-address.ts';

const JALANDHAR = { id: 3, slug: 'Jalandhar-Punjab' };

test('names the kind, the place, both or neither in an explore address', () => {
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

test('joins the words of a place by single hyphens', () => {
  const slug = placeSlug({ name: 'Garhdiwala - Old,  City', stateName: 'Himachal Pradesh' });
  assert.equal(
    exploreAddress({ place: { id: 9, slug } }),
    '/explore-properties/properties-for-sale-in-Garhdiwala-Old-City-Himachal-Pradesh?loc=9',
  );
});

test('escapes a place name in the path', () => {
  const place = { id: 1, slug: placeSlug({ name: 'A/B?c=d#e', stateName: 'ਪੰਜਾਬ' }) };
  const url = new URL(exploreAddress({ place }), 'https://example.test');
  assert.equal(
    decodeURIComponent(url.pathname),
    '/explore-properties/properties-for-sale-in-A/B?c=d#e-ਪੰਜਾਬ',
  );
  assert.equal(url.search, '?loc=1');
});

test('ignores an unknown kind', () => {
  assert.equal(exploreAddress({ type: 150 }), '/explore-properties/properties-for-sale');
});

test('labels a place with its state', () => {
  assert.equal(placeLabel({ name: 'Jalandhar', stateName: 'Punjab' }), 'Jalandhar, Punjab');
});
