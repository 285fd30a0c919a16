import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowKeys } from './listing-keys.server.ts';
import { readColumns } from './rows/columns.ts';

const KOTHI = {
  title: 'Kothi in Model Town',
  description: 'Two storeys.',
  'property type': 'kothi',
  city: 'jalandhar',
  locality: 'model town',
  price: '45 lakh',
  area: '5 marla',
};

function key(row: Record<string, string>, set = new Map<string, string>()) {
  return rowKeys(readColumns(Object.keys(row), new Map(), set))(Object.values(row));
}

test('identifies a row by its own id', () => {
  assert.equal(key({ ...KOTHI, 'prop id': ' A-17 ' }), 'id:propid:A-17');
});

test('identifies a row without an id by its content, whatever the order of columns', () => {
  const reversed = Object.fromEntries(Object.entries(KOTHI).reverse());

  assert.match(key(KOTHI), /^row:[\w-]{43}$/);
  assert.equal(key(reversed), key(KOTHI));
  assert.equal(key({ ...KOTHI, title: ` ${KOTHI.title} `, bedrooms: '' }), key(KOTHI));
  assert.equal(key({ ...KOTHI, 'prop id': '' }), key(KOTHI));
  assert.notEqual(key({ ...KOTHI, price: '46 lakh' }), key(KOTHI));
});

test('what fills the file makes no other listing of a row', () => {
  assert.equal(key(KOTHI, new Map([['roadSize', '20']])), key(KOTHI));
});
