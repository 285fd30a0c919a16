import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AVAILABLE, SOLD, UNDER_DEAL } from '#features/listings/listing-status.ts';
import { changeSince } from './since-saved.ts';

const saved = { id: 1, title: 'A house', price: 100, status: AVAILABLE };

test('says what has changed since a listing was saved', () => {
  assert.equal(changeSince(saved, { price: 100, status: AVAILABLE }), undefined);
  assert.equal(changeSince(saved, { price: 90, status: AVAILABLE }), 'reduced');
  assert.equal(changeSince(saved, { price: 110, status: AVAILABLE }), 'raised');
  assert.equal(changeSince(saved, { price: 0, status: SOLD }), 'sold');
  assert.equal(changeSince(saved, { price: 90, status: UNDER_DEAL }), 'underDeal');
});

test('says nothing of what was so when it was saved, or is not known', () => {
  assert.equal(changeSince({ ...saved, status: SOLD }, { price: 0, status: SOLD }), undefined);
  assert.equal(changeSince({ ...saved, price: 0 }, { price: 90, status: AVAILABLE }), undefined);
  assert.equal(changeSince(saved, { price: 0, status: AVAILABLE }), undefined);
  assert.equal(changeSince({ ...saved, status: 0 }, { price: 100, status: UNDER_DEAL }), undefined);
});
