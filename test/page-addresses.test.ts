// Runs alone: it changes what is the same for all files of the process.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertListing } from '#test/factories.ts';
import { createTestSite } from '#test/test-site.ts';

const SEARCH = '/explore-properties/properties-for-sale';

test('redirects an address of one segment to the search, with its query', async () => {
  await using site = await createTestSite();

  for (const segment of ['explore-properties', 'property-details']) {
    for (const query of ['', '?loc=3&type=100', '?to=//evil.example']) {
      for (const address of [`/${segment}${query}`, `/${segment}/${query}`]) {
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

test('redirects a search with empty values to the one without them', async () => {
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

test('serves a page with a trailing slash, with its canonical address', async () => {
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

test('answers 404 for an address that cannot be decoded, without warnings of libraries', async (t) => {
  const warnings = t.mock.method(console, 'warn', () => {});
  await using site = await createTestSite();

  for (const address of ['/%', '/%ff', '/home%', '/%2', '/%E0%A4%A', '/%.svg', '/%.data']) {
    assert.equal((await site.get(address)).status, 404, address);
  }
  assert.equal((await site.get(`${SEARCH}-%`)).status, 200);
  assert.equal((await site.get('/property-details/%-7')).status, 404);
  assert.deepEqual(
    warnings.mock.calls.map(({ arguments: [word] }) => word),
    [],
  );
});

test('redirects an address with the marks of a message to the true one, kept or not', async () => {
  await using site = await createTestSite();
  const { app } = site;
  const id = await insertListing(app.db, { title: 'House' });
  const marks = ['.', ')', ',', '%29', '%E2%80%8B', '%E2%80%9D', '%E0%A5%A4', '%EF%BB%BF'];
  const pages = [
    ...[`/property-details/house-${id}`, `/pa/property-details/house-${id}`, `/p/${id}`],
    ...['/', '/home', '/hi/about', '/saved?ids=1,2,3', '/compare?ids=1,2', '/property'],
    ...[SEARCH, `${SEARCH}?type=100`, `${SEARCH}?type=100&from=wa`, '/enquiry?kind=visit'],
  ];

  for (const page of pages) {
    assert.notEqual((await site.get(page)).status, 404, page);
    for (const mark of page === '/' ? marks.slice(1) : marks) {
      const response = await site.get(page + mark, mark === ')' ? 'HEAD' : 'GET');
      const { status, headers } = response;
      assert.deepEqual([status, headers.get('location')], [301, page], page + mark);
    }
  }
  for (const address of ['/nothing.', '/api/City.', '/favicon.svg.', '/robots.txt.'])
    assert.equal((await site.get(address)).status, 404, address);
  assert.equal((await site.get('/enquiry.', 'POST')).status, 405);
});
