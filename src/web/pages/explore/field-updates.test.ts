import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOUSE } from '#features/listings/listing-kind.ts';
import { NO_FILTERS, type SearchFilters } from '#features/listings/search/filters.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import { fieldTexts } from './field-texts.ts';
import { type FormField, isNewer, updatedValue } from './field-updates.ts';
import { filterGroups } from './filters-of-kind.server.ts';

const groups = filterGroups(HOUSE, MESSAGES.en);
const field = (name: string, value: string): FormField => ({ name, value });

const UPDATES: {
  name: string;
  shown: FormField;
  filters: Partial<SearchFilters>;
  keepsTyped?: boolean;
  written: string | undefined;
}[] = [
  {
    name: 'a field shows its filter',
    shown: field('noOfRooms', ''),
    filters: { noOfRooms: 4 },
    written: '4',
  },
  {
    name: 'a field without a filter is empty',
    shown: field('noOfRooms', '4'),
    filters: {},
    written: '',
  },
  {
    name: 'rooms that are not a number are replaced',
    shown: field('noOfRooms', 'e'),
    filters: { noOfRooms: 7 },
    keepsTyped: true,
    written: '7',
  },
  {
    name: 'a budget stays as it was typed after a search',
    shown: field('maxBudget', '45 lakh'),
    filters: { maxBudget: 4_500_000 },
    keepsTyped: true,
    written: undefined,
  },
  {
    name: 'a budget goes with Clear All',
    shown: field('minBudget', '45 lakh'),
    filters: {},
    written: '',
  },
  {
    name: 'another way to write the same number stays',
    shown: field('minTotalArea', '1e3'),
    filters: { minTotalArea: 1000 },
    keepsTyped: true,
    written: undefined,
  },
  {
    name: 'an area that was typed with its unit is shown beside the unit',
    shown: field('minTotalArea', '5 marla'),
    filters: { minArea: 5, areaUnit: 'marla' },
    keepsTyped: true,
    written: '5',
  },
  {
    name: 'the unit is that of the search',
    shown: field('areaUnit', 'sqft'),
    filters: { minArea: 5, areaUnit: 'marla' },
    keepsTyped: true,
    written: 'marla',
  },
  {
    name: 'a unit that was chosen before its area stays',
    shown: field('areaUnit', 'marla'),
    filters: { houseType: 2 },
    keepsTyped: true,
    written: undefined,
  },
  {
    name: 'a field that is not a filter is left alone',
    shown: field('q', '3'),
    filters: {},
    written: undefined,
  },
];

for (const { name, shown, filters, keepsTyped = false, written } of UPDATES) {
  test(name, () => {
    const texts = fieldTexts({ ...NO_FILTERS, propertyType: HOUSE, ...filters }, groups);
    assert.equal(updatedValue(shown, texts, groups, { keepsTyped }), written);
  });
}

test('a field is newer than the search under way if its value changed since', () => {
  const sent = new Map([['minTotalArea', '10']]);

  assert.ok(isNewer(field('minTotalArea', '101'), sent));
  assert.ok(!isNewer(field('minTotalArea', '10'), sent));
  assert.ok(!isNewer(field('minTotalArea', '101'), undefined));
});

test('text that is not a number is newer as well', () => {
  assert.ok(isNewer(field('noOfRooms', 'e'), new Map([['noOfRooms', '']])));
});
