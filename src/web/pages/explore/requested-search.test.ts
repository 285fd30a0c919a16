import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOUSE, LAND, PLOT } from '#features/listings/listing-kind.ts';
import { NO_FILTERS } from '#features/listings/search/filters.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import { filterGroups } from './filters-of-kind.server.ts';
import { requestedSearch } from './requested-search.ts';

const groups = filterGroups(PLOT, MESSAGES.en);
const requested = (form: string) => requestedSearch(new URLSearchParams(form), groups);

test('every valid value of the form counts, in rupees and the unit that was said', () => {
  const { filters, refused } = requested(
    'type=200&maxBudget=45 lakh&minTotalArea=10&areaUnit=marla&plotType=1',
  );

  assert.deepEqual(refused, []);
  assert.deepEqual(filters, {
    ...NO_FILTERS,
    propertyType: PLOT,
    maxBudget: 4_500_000,
    minArea: 10,
    areaUnit: 'marla',
    plotType: 1,
  });
});

test('what breaks a rule is named and left out', () => {
  const { filters, refused } = requested('minBudget=50 lakh&maxBudget=40 lakh&minTotalArea=big');

  assert.deepEqual(filters, { ...NO_FILTERS, minBudget: 5_000_000 });
  assert.deepEqual(
    refused.map(({ field }) => field),
    ['maxBudget', 'minTotalArea'],
  );
});

test('another kind takes along what it has too', () => {
  const form = 'maxBudget=45 lakh&minTotalArea=10&areaUnit=marla&plotType=1&loc=2';
  const shared = { ...NO_FILTERS, location: 2, maxBudget: 4_500_000 };
  const area = { minArea: 10, areaUnit: 'marla' };

  assert.deepEqual(requested(`${form}&type=${HOUSE}`).filters, {
    ...shared,
    ...area,
    propertyType: HOUSE,
  });
  assert.deepEqual(requested(`${form}&type=${LAND}`).filters, { ...shared, propertyType: LAND });
  assert.deepEqual(requested(`${form}&type=`).filters, shared);
});
