import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOUSE } from '#features/listings/listing-kind.ts';
import { NO_FILTERS } from '#features/listings/search/filters.ts';
import { WORDS } from '#web/words/words.server.ts';
import { type FormField, isNewer, updatedValue } from './field-updates.ts';
import { filterGroups } from './filters-of-kind.server.ts';

const groups = filterGroups(HOUSE, WORDS.en);
const from = { ...NO_FILTERS, propertyType: HOUSE };
const field = (name: string, value: string, badInput = false): FormField => ({
  name,
  value,
  validity: { badInput },
});

const UPDATES: {
  name: string;
  shown: FormField;
  filters: Partial<typeof from>;
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
    name: 'text that is not a number is replaced',
    shown: field('minTotalArea', '', true),
    filters: { minTotalArea: 7 },
    keepsTyped: true,
    written: '7',
  },
  {
    name: 'a budget that was not applied stays after a search by another field',
    shown: field('minBudget', '5000'),
    filters: {},
    keepsTyped: true,
    written: undefined,
  },
  {
    name: 'a budget that was not applied goes with Clear All',
    shown: field('minBudget', '5000'),
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
    name: 'a field that is not a filter is left alone',
    shown: field('loc', '3'),
    filters: {},
    written: undefined,
  },
];

for (const { name, shown, filters, keepsTyped = false, written } of UPDATES) {
  test(name, () => {
    const update = { from, keepsTyped, closesDrawer: true };
    assert.equal(updatedValue(shown, { ...from, ...filters }, update, groups), written);
  });
}

test('a field is newer than the search under way if its value changed since', () => {
  const sent = new Map([['minTotalArea', '10']]);

  assert.ok(isNewer(field('minTotalArea', '101'), { sent, isFocused: false }));
  assert.ok(!isNewer(field('minTotalArea', '10'), { sent, isFocused: true }));
  assert.ok(!isNewer(field('minTotalArea', '101'), { sent: undefined, isFocused: true }));
});

test('text that is not a number is newer while it is being typed', () => {
  const sent = new Map([['minTotalArea', '']]);

  assert.ok(isNewer(field('minTotalArea', '', true), { sent, isFocused: true }));
  assert.ok(!isNewer(field('minTotalArea', '', true), { sent, isFocused: false }));
});
