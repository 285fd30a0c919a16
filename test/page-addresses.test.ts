import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestSite } from '#test/test-site.ts';

const SEARCH = '/explore-properties/properties-for-sale';

test('an address that was shortened to its first word leads to the search, with its query', async () => {
  await using site = await createTestSite();

  for (const word of ['explore-properties', 'property-details']) {
    for (const query of ['', '?loc=3&type=100', '?to=//evil.example']) {
      for (const address of [`/${word}${query}`, `/${word}/${query}`]) {
        const response = await site.get(address);
        assert.deepEqual(
          [response.status, response.headers.get('location')],
          [301, SEARCH + query],
          address,
        );
      }
    }
  }
});

test('a search without values leads to the one that names only what was chosen', async () => {
  await using site = await createTestSite();
  const response = await site.get(
    `${SEARCH}?loc=&type=100&houseType=&noOfRooms=-3&minBudget=&from=a%20b`,
  );
  assert.deepEqual(
    [response.status, response.headers.get('location')],
    [302, `${SEARCH}?type=100&noOfRooms=-3&from=a+b`],
  );

  const everything = await site.get(`${SEARCH}?loc=&type=`);
  assert.deepEqual([everything.status, everything.headers.get('location')], [302, SEARCH]);
  assert.equal((await site.get(`${SEARCH}?type=100`)).status, 200);
});

test('a page is served with a slash behind its address too, and names the one address it is known by', async () => {
  await using site = await createTestSite();

  for (const address of ['/home', '/about', '/login', SEARCH]) {
    const response = await site.get(`${address}/`);
    assert.equal(response.status, 200, address);
    assert.match(
      await response.text(),
      new RegExp(`<link rel="canonical" href="https://example\\.test${address}"`),
      address,
    );
  }
});

test('an address that cannot be decoded is unknown, and no library has a word to say about it', async (t) => {
  const words = t.mock.method(console, 'warn', () => {});
  await using site = await createTestSite();

  for (const address of ['/%', '/%ff', '/home%', '/%2', '/%E0%A4%A', '/%.svg', '/%.data']) {
    assert.equal((await site.get(address)).status, 404, address);
  }
  assert.equal((await site.get(`${SEARCH}-%`)).status, 200);
  assert.equal((await site.get('/property-details/%-7')).status, 404);
  assert.deepEqual(
    words.mock.calls.map(({ arguments: [word] }) => word),
    [],
  );
});
