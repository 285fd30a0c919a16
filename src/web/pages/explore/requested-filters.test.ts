import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOUSE } from '#features/listings/listing-kind.ts';
import { NO_FILTERS } from '#features/listings/search/filters.ts';
import { WORDS } from '#web/words/words.server.ts';
import { filterGroups } from './filters-of-kind.server.ts';
import { requestedFilters } from './requested-filters.ts';

const searched = { ...NO_FILTERS, propertyType: HOUSE, minBudget: 100, pageNumber: 3 };
const form = [
  ['type', String(HOUSE)],
  ['minBudget', '500'],
  ['noOfRooms', '4'],
  ['maxBudget', ''],
] as const;

test('a budget is only searched for when it is applied', () => {
  const request = (applying: boolean) =>
    requestedFilters(form, searched, filterGroups(HOUSE, WORDS.en), { applying });

  assert.equal(request(false).minBudget, 100);
  assert.equal(request(true).minBudget, 500);
  assert.equal(request(false).noOfRooms, 4);
});

test('a search starts on the first page', () => {
  const { pageNumber } = requestedFilters(form, searched, filterGroups(HOUSE, WORDS.en), {
    applying: false,
  });

  assert.equal(pageNumber, 1);
});
