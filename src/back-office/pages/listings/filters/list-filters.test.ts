import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedFilters, filteredBy } from './list-filters.ts';

test('asks the API for what the address says, and for nothing that it does not know', () => {
  assert.deepEqual(
    askedFilters(new URLSearchParams('kind=plot&photo=none&unchecked=30&maxBudget=4500000')),
    {
      propertyType: '200',
      withoutPhoto: 'true',
      uncheckedForDays: '30',
      maxBudget: '4500000',
    },
  );
  assert.deepEqual(
    askedFilters(new URLSearchParams('kind=castle&unchecked=31&search=a&minArea=-1')),
    {},
  );
});

test('a change of a filter keeps the others and begins with the first page', () => {
  const query = new URLSearchParams('kind=plot&sort=price-desc&page=3');
  assert.equal(String(filteredBy(query, 'city', '4')), 'kind=plot&sort=price-desc&city=4');
  assert.equal(String(filteredBy(query, 'kind', '')), 'sort=price-desc');
});
