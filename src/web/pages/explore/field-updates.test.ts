import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOUSE } from '#features/listings/listing-kind.ts';
import { NO_FILTERS } from '#features/listings/search/filters.ts';
import { type FieldSnapshot, fieldUpdates, isTyping } from './field-updates.ts';
import { filterGroups } from './filter-groups.ts';

const groups = filterGroups(HOUSE);
const from = { ...NO_FILTERS, propertyType: HOUSE };
const field = (name: string, value: string, state: Partial<FieldSnapshot> = {}): FieldSnapshot => ({
  name,
  value,
  isUnreadable: false,
  isFocused: false,
  ...state,
});

/** One field on the page, the filters that arrive, and what is written into it, if anything. */
const TABLE: {
  name: string;
  shown: FieldSnapshot;
  filters: Partial<typeof from>;
  sent?: string;
  keepsTyped?: boolean;
  written?: string;
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
    name: 'a field that changed after the search began is left alone',
    shown: field('minTotalArea', '1015'),
    filters: { minTotalArea: 7 },
    sent: '10',
  },
  {
    name: 'a field that did not change since is updated',
    shown: field('minTotalArea', '10'),
    filters: { minTotalArea: 7 },
    sent: '10',
    written: '7',
  },
  {
    name: 'text that is not a number yet is left alone while it is typed',
    shown: field('minTotalArea', '', { isUnreadable: true, isFocused: true }),
    filters: { minTotalArea: 7 },
    sent: '',
  },
  {
    name: 'text that is not a number is replaced after its field was left',
    shown: field('minTotalArea', '', { isUnreadable: true }),
    filters: { minTotalArea: 7 },
    sent: '',
    written: '7',
  },
  {
    name: 'a budget that was not applied stays after a search by another field',
    shown: field('minBudget', '5000'),
    filters: {},
    keepsTyped: true,
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
  },
  {
    name: 'fields that are not filters are left alone',
    shown: field('loc', '3'),
    filters: {},
  },
];

for (const { name, shown, filters, sent, keepsTyped = false, written } of TABLE) {
  test(name, () => {
    const values = sent === undefined ? undefined : new Map([[shown.name, sent]]);
    assert.deepEqual(
      fieldUpdates([shown], { ...from, ...filters }, { from, keepsTyped }, groups, values),
      written === undefined ? [] : [{ name: shown.name, value: written }],
    );
  });
}

test('the visitor is typing in a focused field that changed after the search began', () => {
  const sent = new Map([['minTotalArea', '10']]);

  assert.ok(isTyping([field('minTotalArea', '101', { isFocused: true })], sent));
  assert.ok(!isTyping([field('minTotalArea', '101')], sent));
  assert.ok(!isTyping([field('minTotalArea', '10', { isFocused: true })], sent));
  assert.ok(!isTyping([field('minTotalArea', '101', { isFocused: true })], undefined));
});
