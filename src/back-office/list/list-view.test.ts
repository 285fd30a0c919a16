import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listAddress, pageCount, readListView, sortedBy } from './list-view.ts';

const COLUMNS = ['id', 'name'];
const read = (query: string) => readListView(new URLSearchParams(query), COLUMNS);

test('a view and its address say the same', () => {
  const view = { page: 3, search: 'ਜਲੰਧਰ & co', sort: 'name', descending: true };
  assert.deepEqual(read(listAddress(view)), view);
});

test('the first view is newest first and has the bare address', () => {
  const { sort, descending } = read('');
  assert.deepEqual([sort, descending, listAddress(read(''))], ['id', true, '?']);
});

test('junk in an address is left out', () => {
  const first = { page: 1, search: '', sort: 'id', descending: true };
  for (const query of [
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=1e99',
    'sort=password',
    'sort=-desc',
    'search=%20',
  ]) {
    assert.deepEqual(read(query), first, query);
  }
});

test('what else narrows a list stays in the addresses of its views', () => {
  assert.equal(listAddress(read('page=2'), { city: '7' }), '?city=7&page=2');
});

test('a heading sorts up, then down, and begins at the first page', () => {
  const up = sortedBy(read('page=4'), 'name');
  assert.deepEqual([up.page, up.sort, up.descending], [1, 'name', false]);
  assert.equal(sortedBy(up, 'name').descending, true);
  assert.equal(sortedBy(sortedBy(up, 'name'), 'id').descending, false);
  assert.deepEqual(read(listAddress(sortedBy(read(''), 'id'))), {
    page: 1,
    search: '',
    sort: 'id',
    descending: false,
  });
});

test('no rows fill one page, eleven fill two', () => {
  assert.deepEqual([0, 1, 10, 11].map(pageCount), [1, 1, 1, 2]);
});
