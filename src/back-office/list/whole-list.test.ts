import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsInView } from './whole-list.ts';

interface City {
  id: number;
  name: string;
  state: string;
}

const COLUMNS = [
  { key: 'id', heading: 'Id', cell: (city: City) => city.id },
  { key: 'name', heading: 'Name', cell: (city: City) => city.name },
  { key: 'state', heading: 'State', cell: (city: City) => city.state },
];
const CITIES = Array.from({ length: 23 }, (_, index) => ({
  id: index + 1,
  name: `Town ${23 - index}`,
  state: index < 4 ? 'Haryana' : 'Punjab',
}));
const FIRST = { page: 1, search: '', sort: '', descending: false };
const ids = (view: Partial<typeof FIRST>) =>
  rowsInView(CITIES, { ...FIRST, ...view }, COLUMNS).rows.map(({ id }) => id);

test('shows ten rows a page in the given order', () => {
  assert.deepEqual(ids({ page: 2 }), [11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
});

test('shows the last page for a page past it', () => {
  const { rows, page } = rowsInView(CITIES, { ...FIRST, page: 99 }, COLUMNS);
  assert.deepEqual([page, rows.length], [3, 3]);
});

test('sorts numbers as numbers, also within names', () => {
  assert.deepEqual(ids({ sort: 'id', descending: true }).slice(0, 3), [23, 22, 21]);
  assert.deepEqual(ids({ sort: 'name' }).slice(0, 3), [23, 22, 21]);
});

test('finds rows that contain every word in any column, in any case', () => {
  const { rows, total } = rowsInView(CITIES, { ...FIRST, search: 'haryana TOWN' }, COLUMNS);
  assert.equal(total, 4);
  assert.deepEqual(
    rows.map(({ id }) => id),
    [1, 2, 3, 4],
  );
});

test('shows one empty page for a search without matches', () => {
  const { rows, total, page } = rowsInView(
    CITIES,
    { ...FIRST, search: 'Amritsar', page: 3 },
    COLUMNS,
  );
  assert.deepEqual([rows.length, total, page], [0, 0, 1]);
});
