import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ListingSummary } from '#features/listings/listing-summary.ts';
import type { Language } from '#platform/language/language.ts';
import { listingCardData } from './listing-card-data.server.ts';

const NOTHING = {
  noOfRooms: 0,
  noOfWashrooms: 0,
  length: 0,
  breadth: 0,
  facing: 0,
  roadSize: 0,
};

const CARD: ListingSummary = {
  id: 7,
  slug: 'a-listing-7',
  propertyNumber: 1042,
  title: 'A listing',
  description: 'A house.',
  neighbourhood: 'Model Town',
  price: 4_500_000,
  propertyType: 100,
  totalArea: 2722.5,
  areaUnit: 'squareFeet',
  areaAs: null,
  details: NOTHING,
  cityName: 'Jalandhar',
  stateName: 'Punjab',
  videoId: '',
  posted: '2026-02-27T18:45:00.000Z',
  isPopular: false,
  status: 1,
  previousPrice: null,
  isNew: false,
  image: null,
  imageCount: 0,
  drawing: '',
};

const factsOf = (changed: Partial<ListingSummary>, language: Language = 'en') =>
  listingCardData({ ...CARD, ...changed }, language).facts;

test('a card says the locality and what is known of a house or a plot', () => {
  const house = { ...NOTHING, noOfRooms: 6, noOfWashrooms: 1, facing: 1 };
  assert.deepEqual(factsOf({ details: house }), [
    'Model Town',
    '6 rooms',
    '1 washroom',
    'North facing',
  ]);
  assert.deepEqual(factsOf({ details: house }, 'pa'), [
    'Model Town',
    '6 ਕਮਰੇ',
    '1 ਬਾਥਰੂਮ',
    'ਦਿਸ਼ਾ: ਉੱਤਰ',
  ]);
  const plot = { ...NOTHING, length: 50, breadth: 27.5, roadSize: 30 };
  assert.deepEqual(factsOf({ details: plot }), ['Model Town', '30 ft road', '50 ft x 27.5 ft']);
});

test('a locality that is called like its town stands there once; unknown codes say nothing', () => {
  const unknown = { ...NOTHING, facing: 99, length: 50 };
  assert.deepEqual(factsOf({ neighbourhood: 'Jalandhar', details: unknown }), []);
});

test('what no card shows does not travel', () => {
  const names = Object.keys(listingCardData(CARD, 'en'));
  for (const name of ['description', 'details', 'neighbourhood', 'posted'])
    assert.ok(!names.includes(name), name);
});
