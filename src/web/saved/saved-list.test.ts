import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  MAX_SAVED,
  putBack,
  readSaved,
  type SavedList,
  withAll,
  withoutSaved,
  withSaved,
} from './saved-list.ts';

const listing = (id: number) => ({ id, title: `House ${id}`, price: id * 1000, status: 1 });
const list = (...ids: number[]): SavedList => ids.map(listing);
const idsOf = (saved: SavedList | undefined) => saved?.map(({ id }) => id);
const full = list(...Array.from({ length: MAX_SAVED }, (_, index) => index + 1));

test('reads back what was written', () => {
  assert.deepEqual(readSaved(JSON.stringify(list(3, 1))), list(3, 1));
});

test('takes from junk what can be read', () => {
  for (const junk of [null, '', '{', '7', 'null', '{"id":1}', '"x"', '[[1]]', '[null,4,"a"]'])
    assert.deepEqual(readSaved(junk), [], String(junk));
  const mixed = [
    { id: 'a' },
    { id: 2, price: '9', status: null },
    listing(5),
    { id: -1 },
    { id: 1.5 },
  ];
  assert.deepEqual(readSaved(JSON.stringify(mixed)), [
    { id: 2, title: '', price: 0, status: 0 },
    listing(5),
  ]);
});

test('keeps each once and at most as many as a link can carry', () => {
  assert.deepEqual(idsOf(readSaved(JSON.stringify(list(2, 1, 2)))), [2, 1]);
  assert.equal(readSaved(JSON.stringify([...full, listing(99)])).length, MAX_SAVED);
});

test('the newest stands first, and nothing of the page but what is kept', () => {
  const card = { ...listing(7), description: 'long' };
  assert.deepEqual(withSaved(list(1), card), list(7, 1));
  assert.deepEqual(withSaved(list(1, 7), card), list(1, 7));
});

test('a full list takes no more', () => {
  assert.equal(withSaved(full, listing(99)), undefined);
  assert.equal(withSaved(full, listing(1)), full);
});

test('what is put back stands where it stood', () => {
  const before = list(4, 3, 2, 1);
  for (const id of [1, 2, 3, 4])
    assert.deepEqual(putBack(withoutSaved(before, id), before, id), before, String(id));
  const meanwhile = withSaved(withoutSaved(before, 3), listing(9)) ?? [];
  assert.deepEqual(idsOf(putBack(meanwhile, before, 3)), [9, 4, 3, 2, 1]);
  assert.deepEqual(idsOf(putBack(before, before, 3)), [4, 3, 2, 1]);
});

test('a sent list is merged in front, in its order, as far as there is room', () => {
  assert.deepEqual(idsOf(withAll(list(2, 1), list(5, 1, 6))), [5, 6, 2, 1]);
  assert.equal(withAll(full, list(99)), full);
});
