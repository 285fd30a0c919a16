import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listAddress, pageCount, pageNumbers, readListView, sortedBy } from './list-view.ts';

const COLUMNS = ['id', 'name'];
const read = (query: string) => readListView(new URLSearchParams(query), COLUMNS);

test('reads the view back from its address', () => {
  const view = { page: 3, search: 'ਜਲੰਧਰ & co', sort: 'name', descending: true };
  assert.deepEqual(read(listAddress(view)), view);
});

test('the default view is newest first and has no query', () => {
  const { sort, descending } = read('');
  assert.deepEqual([sort, descending, listAddress(read(''))], ['id', true, '?']);
});

test('ignores invalid parts of an address', () => {
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

test('keeps other filters in the address', () => {
  assert.equal(listAddress(read('page=2'), { city: '7' }), '?city=7&page=2');
});

test('a heading sorts ascending, then descending, from the first page', () => {
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

test('counts the pages that rows fill, at least one', () => {
  assert.deepEqual(
    [0, 1, 10, 11].map((rows) => pageCount(rows)),
    [1, 1, 1, 2],
  );
  assert.deepEqual(
    [0, 25, 26].map((rows) => pageCount(rows, 25)),
    [1, 1, 2],
  );
});

test('shows up to seven pages without gaps', () => {
  assert.deepEqual(pageNumbers(1, 1), [1]);
  assert.deepEqual(pageNumbers(4, 7), [1, 2, 3, 4, 5, 6, 7]);
});

test('shows the first, the last and the pages around the current one of more than seven', () => {
  assert.deepEqual(pageNumbers(1, 50), [1, 2, 3, 4, 5, 'gap', 50]);
  assert.deepEqual(pageNumbers(20, 50), [1, 'gap', 19, 20, 21, 'gap', 50]);
  assert.deepEqual(pageNumbers(50, 50), [1, 'gap', 46, 47, 48, 49, 50]);
});

test('shows seven items, and no gap hides a single page', () => {
  for (let page = 1; page <= 30; page += 1) {
    const numbers = pageNumbers(page, 30);
    assert.ok(numbers.includes(page));
    assert.equal(numbers.length, 7);
    const shown = numbers.map((number, index) =>
      number === 'gap' ? Number(numbers[index - 1]) + 1 : number,
    );
    for (const [index, number] of numbers.entries()) {
      if (number === 'gap')
        assert.ok(Number(numbers[index + 1]) - Number(shown[index]) > 1, `page ${page}`);
    }
  }
});
