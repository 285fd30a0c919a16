import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LAND, PLOT } from '#features/listings/listing-kind.ts';
import { NO_FILTERS, type SearchFilters } from '#features/listings/search/filters.ts';
import type { Language } from '#platform/language/language.ts';
import { partAddress, searchParts } from './search-parts.server.ts';

const PLACE = { id: 3, slug: 'Hoshiarpur-Punjab', name: 'Hoshiarpur', stateName: 'Punjab' };
const OF_PLACE = { location: 3, propertyType: PLOT };

const parts = (
  filters: Partial<SearchFilters>,
  { language = 'en' as Language, place = undefined as typeof PLACE | undefined } = {},
) => {
  const asked = { filters: { ...NO_FILTERS, ...filters }, place };
  return searchParts(asked, language).map((part) => ({
    ...part,
    address: decodeURIComponent(partAddress(part, asked, language)),
  }));
};
const labels = (filters: Partial<SearchFilters>, language: Language = 'en') =>
  parts(filters, { language }).map(({ label }) => label);

test('each part of a search is named by its value', () => {
  assert.deepEqual(
    parts(
      {
        ...OF_PLACE,
        maxBudget: 4_500_000,
        minArea: 10,
        maxArea: 10,
        areaUnit: 'marla',
        text: 'gt',
      },
      { place: PLACE },
    ).map(({ label }) => label),
    ['Hoshiarpur', 'Plot', '≤ 45 lakh', '10 marla', '“gt”'],
  );
  assert.deepEqual(labels({ minBudget: 2_000_000, maxBudget: 12_500_000 }), [
    '20 lakh – 1.25 crore',
  ]);
  assert.deepEqual(labels({ minBudget: 45 }), ['≥ Rs. 45']);
  assert.deepEqual(labels({ maxTotalArea: 1000 }), ['≤ 1,000 sq ft']);
  assert.deepEqual(labels({ maxBudget: 4_500_000 }, 'pa'), ['≤ 45 ਲੱਖ']);
  assert.deepEqual(labels({ noOfRooms: 3 }), ['No of Rooms: 3+']);
});

test('a range says its unit once, and in running text signs are words that keep their number', () => {
  const said = (filters: Partial<SearchFilters>, language: Language = 'en') =>
    parts(filters, { language }).map((part) => part.said);
  const marlas = { minArea: 9, maxArea: 11, areaUnit: 'marla' } as const;

  assert.deepEqual(labels(marlas), ['9–11 marla']);
  assert.deepEqual(labels({ ...marlas, maxArea: 9.5, minArea: 1 }), ['1–9.5 marla']);
  assert.deepEqual(labels({ minArea: 1.25, maxArea: 2.25, areaUnit: 'kanal' }), [
    '1 kanal 5 marla – 2 kanal 5 marla',
  ]);
  assert.deepEqual(parts(marlas)[0]?.spoken, '9 marla – 11 marla');
  assert.deepEqual(said(marlas), ['9\u00a0to 11\u00a0marla']);
  assert.deepEqual(said({ maxBudget: 4_500_000 }), ['up to 45\u00a0lakh']);
  assert.deepEqual(said({ minBudget: 4_500_000 }), ['from 45\u00a0lakh']);
  assert.deepEqual(said({ maxBudget: 4_500_000 }, 'pa'), ['45\u00a0ਲੱਖ ਤੱਕ']);
});

test('a part knows the field of the page that asks for it', () => {
  const fields = (filters: Partial<SearchFilters>, place?: typeof PLACE) =>
    parts(filters, { place }).map(({ field }) => field);
  const marlas = { minArea: 9, areaUnit: 'marla' } as const;

  assert.deepEqual(fields({ ...OF_PLACE, plotType: 1, text: 'gt' }, PLACE), [
    'loc',
    'type',
    'plotType',
    undefined,
  ]);
  assert.deepEqual(fields({ maxBudget: 9 }), ['maxBudget']);
  assert.deepEqual(fields({ minBudget: 2, maxBudget: 9 }), ['minBudget']);
  assert.deepEqual(fields({ ...marlas, propertyType: PLOT }), ['type', 'minTotalArea']);
  assert.deepEqual(fields(marlas), [undefined]);
  assert.deepEqual(fields({ ...marlas, propertyType: PLOT, maxTotalArea: 900 }), [
    'type',
    'maxTotalArea',
    undefined,
  ]);
  assert.deepEqual(fields({ propertyType: PLOT, landType: 1 }), ['type', undefined]);
});

test('a filter of another kind has its part, for it limits the results as well', () => {
  assert.deepEqual(labels({ propertyType: PLOT, landType: 1 }), ['Plot', 'Agricultural Land']);
});

test('each part leads to the search without it, from the first page on', () => {
  const [place, kind, budget] = parts(
    { ...OF_PLACE, maxBudget: 500_000, pageNumber: 3, sortByIndex: 2 },
    { place: PLACE },
  );

  assert.equal(
    place?.address,
    '/explore-properties/Plots-for-sale?type=200&maxBudget=500000&sortByIndex=2',
  );
  assert.equal(
    kind?.address,
    '/explore-properties/properties-for-sale-in-Hoshiarpur-Punjab?loc=3&maxBudget=500000&sortByIndex=2',
  );
  assert.equal(
    budget?.address,
    '/explore-properties/Plots-for-sale-in-Hoshiarpur-Punjab?loc=3&type=200&sortByIndex=2',
  );
});

test('without its kind a search keeps its area, and nothing else that is the kind’s own', () => {
  const [kind] = parts({
    propertyType: LAND,
    landType: 1,
    minTotalLandArea: 2,
    maxBudget: 900_000,
  });

  assert.equal(
    kind?.address,
    '/explore-properties/properties-for-sale?maxBudget=900000&minArea=2&areaUnit=acre',
  );
});

test('an area goes with its unit', () => {
  const [area] = parts({ minArea: 5, areaUnit: 'marla', squareFeetPerMarla: 225 });
  assert.equal(area?.address, '/explore-properties/properties-for-sale');
});
