import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeEdits, withFields } from '#back-office/save/merge-edits.ts';
import type { ListingForm } from './form-fields.ts';
import { EMPTY_FORM } from './listing-body.ts';
import { LISTING_FORM } from './listing-record.ts';

const BASE: ListingForm = {
  ...EMPTY_FORM,
  title: 'House',
  price: '100',
  countryId: '1',
  stateId: '1',
  cityID: '1',
};

const merge = (base: ListingForm, mine: ListingForm, theirs: ListingForm) =>
  mergeEdits(LISTING_FORM, base, mine, theirs);

test('takes over fields that only they changed and keeps fields that only I changed', () => {
  const merged = merge(BASE, { ...BASE, price: '200' }, { ...BASE, title: 'Villa' });
  assert.deepEqual([merged.form.title, merged.form.price], ['Villa', '200']);
  assert.deepEqual([merged.taken, merged.conflicts], [['title'], []]);
});

test('reports a field that both changed as a conflict, and keeps mine until somebody decides', () => {
  const merged = merge(BASE, { ...BASE, price: '200' }, { ...BASE, price: '300' });
  assert.equal(merged.form.price, '200');
  assert.deepEqual([merged.taken, merged.conflicts], [[], ['price']]);
});

test('ignores a field that both changed to the same value', () => {
  const both = { ...BASE, price: '200' };
  assert.deepEqual(merge(BASE, both, both), { form: both, taken: [], conflicts: [] });
});

test('merges country and state with their city', () => {
  const moved = { ...BASE, countryId: '2', stateId: '5', cityID: '9' };
  const merged = merge(BASE, { ...BASE, title: 'Villa' }, moved);
  assert.deepEqual(merged.taken, ['cityID']);
  assert.deepEqual(
    [merged.form.countryId, merged.form.stateId, merged.form.cityID],
    ['2', '5', '9'],
  );
  assert.equal(withFields(LISTING_FORM, BASE, moved, ['cityID']).stateId, '5');
});
