import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_FILTERS } from '#features/listings/search/filters.ts';
import { addressOf, clearedFilters, pageCount } from './explore-data.ts';

test('Clear All keeps the place and the kind', () => {
  const filters = {
    ...NO_FILTERS,
    location: 3,
    propertyType: 100,
    minBudget: 5,
    sortByIndex: 2,
    pageNumber: 4,
  };

  assert.equal(
    addressOf('/explore-properties/x', clearedFilters(filters)),
    '/explore-properties/x?loc=3&type=100',
  );
  assert.equal(addressOf('/explore-properties/x', NO_FILTERS), '/explore-properties/x');
});

test('a partly filled last page counts', () => {
  assert.equal(pageCount({ totalCount: 0, filters: NO_FILTERS }), 0);
  assert.equal(pageCount({ totalCount: 10, filters: NO_FILTERS }), 1);
  assert.equal(pageCount({ totalCount: 11, filters: NO_FILTERS }), 2);
});
