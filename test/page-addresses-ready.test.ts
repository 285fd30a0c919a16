import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestSite } from '#test/test-site.ts';

const SEARCH = '/explore-properties/properties-for-sale';

test('addresses that differ in junk share one ready answer', async () => {
  await using site = await createTestSite();
  const families = [
    ['/home', '/home?x=1', '/home?x=', `/home?${'z'.repeat(700)}=1`],
    [`${SEARCH}?loc=1&type=100`, `${SEARCH}?type=100&x=1&loc=1`, `${SEARCH}?loc=1&x=&type=100`],
    [SEARCH, `${SEARCH}?sortByIndex=1&pageNumber=1`],
    ['/no-such-page', '/another?x=1', '/no/such/page', '/home/nothing'],
  ];
  for (const addresses of families) {
    const before = site.ready.counts();
    const bodies = new Set<string>();
    for (const address of addresses) bodies.add(await (await site.get(address)).text());
    const { kept, miss } = site.ready.counts();

    assert.equal(bodies.size, 1);
    assert.deepEqual([kept - before.kept, miss - before.miss], [1, 1], addresses[0]);
    for (const address of addresses)
      assert.notEqual(await site.ready.find('GET', address, {}), undefined, address);
  }
});

test('does not keep other spellings of a path', async () => {
  await using site = await createTestSite();

  for (const address of ['/HOME', '/home/', '/pa/HOME', '/Property', `${SEARCH}/`]) {
    assert.equal((await site.get(address)).status, 200, address);
    assert.equal(site.ready.counts().kept, 0, address);
  }
});

test('a page rendered for junk is the page without it', async () => {
  await using site = await createTestSite();
  await using clean = await createTestSite();

  for (const address of ['/home', '/login', '/about', SEARCH, '/property', '/no-such-page'])
    assert.equal(
      await (await site.get(`${address}?junk=%22marker`)).text(),
      await (await clean.get(address)).text(),
      address,
    );
});

test('a HEAD request makes the answer that GET is given', async () => {
  await using site = await createTestSite();

  const head = await site.get('/home?x=1', 'HEAD');
  assert.equal(await head.text(), '');
  const page = await site.get('/home');
  await page.text();

  assert.equal(head.headers.get('etag'), page.headers.get('etag'));
  assert.equal(site.ready.counts().miss, 1);
});

test('does not keep searches with unusual or wrong values', async () => {
  await using site = await createTestSite();

  for (const query of ['noOfRooms=-3', 'loc=01x', 'minBudget=0', 'type=100&pageNumber=0']) {
    assert.equal((await site.get(`${SEARCH}?${query}`)).status, 200);
    assert.equal(site.ready.counts().kept, 0, query);
  }
  assert.match(await (await site.get(`${SEARCH}?type=100&noOfRooms=-3`)).text(), /role="alert"/);
});
