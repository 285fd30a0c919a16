import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeAlbums } from './merge-albums.ts';

const photos = <Id extends string | number>(...ids: Id[]) => ids.map((id) => ({ id, caption: '' }));
const order = (merge: ReturnType<typeof mergeAlbums>) => merge.photos.map(({ id }) => id);

test('takes over what one editor alone has changed', () => {
  const base = photos(1, 2, 3);
  const mine = mergeAlbums({ base, photos: photos(3, 1, 2) }, photos(1, 2, 3));
  assert.deepEqual([order(mine), mine.isConflict], [[3, 1, 2], false]);
  const theirs = mergeAlbums({ base, photos: photos(1, 2, 3) }, photos(2, 1, 3));
  assert.deepEqual([order(theirs), theirs.isConflict], [[2, 1, 3], false]);
});

test('is a conflict when both order the same photos differently, and none when alike', () => {
  const base = photos(1, 2, 3);
  assert.equal(mergeAlbums({ base, photos: photos(3, 1, 2) }, photos(2, 1, 3)).isConflict, true);
  assert.equal(mergeAlbums({ base, photos: photos(3, 1, 2) }, photos(3, 1, 2)).isConflict, false);
});

test('keeps photos that the other editor added, and forgets those they removed', () => {
  const merge = mergeAlbums({ base: photos(1, 2, 3), photos: photos(3, 2, 1) }, photos(1, 3, 9));
  assert.deepEqual([order(merge), merge.isConflict], [[3, 1, 9], false]);
});

test('puts new photos where they were put here, whatever order they arrived in', () => {
  const wanted = { base: photos(1, 2), photos: photos<number | string>(1, 8, 'waiting', 2, 7) };
  assert.deepEqual(order(mergeAlbums(wanted, photos(1, 2, 7, 8))), [1, 8, 2, 7]);
  assert.deepEqual(order(mergeAlbums(wanted, photos(2, 1, 7, 8))), [2, 1, 8, 7]);
});

test('merges captions one by one', () => {
  const base = [
    { id: 1, caption: 'Front' },
    { id: 2, caption: '' },
  ];
  const mine = [
    { id: 1, caption: 'Front door' },
    { id: 2, caption: '' },
  ];
  const theirs = [
    { id: 1, caption: 'Front' },
    { id: 2, caption: 'Kitchen' },
  ];
  const merge = mergeAlbums({ base, photos: mine }, theirs);
  assert.deepEqual(
    merge.photos.map(({ caption }) => caption),
    ['Front door', 'Kitchen'],
  );
  assert.equal(merge.isConflict, false);
  const both = [{ id: 1, caption: 'Gate' }, ...theirs.slice(1)];
  assert.equal(mergeAlbums({ base, photos: mine }, both).isConflict, true);
});
