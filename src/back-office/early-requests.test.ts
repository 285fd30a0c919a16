import assert from 'node:assert/strict';
import { test } from 'node:test';
import { earlyRequests } from './early-requests.ts';

test('the list of listings is asked for with the filters of its address', () => {
  const address = 'http://site.test/property?view=sold&kind=plot&sort=price&page=3&city=4&x=%3C';
  const [list, counts = '', ...others] = earlyRequests(address);
  assert.equal(
    list,
    '/api/Property?sort=price&direction=asc&cityID=4&propertyType=200&status=3&pageNumber=3&pageSize=25',
  );
  const lists = new URL(counts, address).searchParams.getAll('of');
  const narrowed = 'sort=price&direction=asc&cityID=4&propertyType=200';
  assert.equal(lists[0], narrowed);
  assert.ok(lists.includes(`${narrowed}&trash=true`));
  assert.deepEqual(others, []);
});

test('the plan of the day is asked for with all its sections', () => {
  const asked = earlyRequests('http://site.test/today');
  assert.equal(asked.length, 8);
  assert.equal(asked[0], '/api/Today');
  assert.ok(asked.includes('/api/Enquiry?status=new&pageSize=6'));
});

test('other pages ask for nothing early', () => {
  assert.deepEqual(earlyRequests('http://site.test/home'), []);
});
