import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EMPTY_FORM } from './listing-body.ts';
import { mergeEdits, withFields } from './merge-edits.ts';

const BASE = {
  ...EMPTY_FORM,
  title: 'House',
  price: '100',
  countryId: '1',
  stateId: '1',
  cityID: '1',
};

test('what only they changed is taken over, what only I changed stays', () => {
  const merge = mergeEdits(BASE, { ...BASE, price: '200' }, { ...BASE, title: 'Villa' });
  assert.deepEqual([merge.form.title, merge.form.price], ['Villa', '200']);
  assert.deepEqual([merge.taken, merge.conflicts], [['title'], []]);
});

test('what both changed differently is a conflict, and mine until somebody decides', () => {
  const merge = mergeEdits(BASE, { ...BASE, price: '200' }, { ...BASE, price: '300' });
  assert.equal(merge.form.price, '200');
  assert.deepEqual([merge.taken, merge.conflicts], [[], ['price']]);
});

test('what both changed alike is no matter', () => {
  const both = { ...BASE, price: '200' };
  assert.deepEqual(mergeEdits(BASE, both, both), { form: both, taken: [], conflicts: [] });
});

test('country and state follow their city', () => {
  const moved = { ...BASE, countryId: '2', stateId: '5', cityID: '9' };
  const merge = mergeEdits(BASE, { ...BASE, title: 'Villa' }, moved);
  assert.deepEqual(merge.taken, ['cityID']);
  assert.deepEqual([merge.form.countryId, merge.form.stateId, merge.form.cityID], ['2', '5', '9']);
  assert.equal(withFields(BASE, moved, ['cityID']).stateId, '5');
});
