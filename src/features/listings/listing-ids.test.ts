import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressWithIds, listingIdsIn } from './listing-ids.ts';

const idsIn = (query: string) => listingIdsIn(new URLSearchParams(query));

test('reads ids in their order, each once', () => {
  assert.deepEqual(idsIn('ids=12,9,44'), [12, 9, 44]);
  assert.deepEqual(idsIn('ids=9,12,9, 12 ,9'), [9, 12]);
  assert.deepEqual(idsIn('ids=12&x=1&ids=9'), [12, 9]);
});

test('leaves out what is no id', () => {
  assert.deepEqual(idsIn('ids=a,-1,1.5,0,007,1e3,3000000000,99999999999,,5;6,8'), [8]);
  assert.deepEqual(idsIn('ids=9%00,٣,4'), [4]);
  assert.deepEqual(idsIn(''), []);
});

test('reads a list whole, without the marks that a message put around or into it', () => {
  for (const list of [
    ...['1,2,3.', '1,2,3%E2%80%8B', '1,2,3%29', '1,2,3%E2%80%9D', '1,2,3%E0%A5%A4', '1,2,3!%20'],
    ...['(1,2,3)', '1.,2,3', '1,%E2%80%8B2,3', '1%C2%AD,2%EF%BB%BF,3', '"1","2","3"', '1,2,3*'],
    ...['1,2,3%EF%B8%8F', '1,%E2%80%AA2,3%E2%80%AC', '1,2,3,', '1,2,3...', '%5B1,2,3%5D'],
  ])
    assert.deepEqual(idsIn(`ids=${list}`), [1, 2, 3], list);
});

test('an address names the ids that are read from it', () => {
  const address = addressWithIds('/saved', [12, 9]);
  assert.equal(address, '/saved?ids=12,9');
  assert.deepEqual(idsIn(address.slice(address.indexOf('?'))), [12, 9]);
});
