import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertListing } from '#test/factories.ts';
import { createVisitedSite } from '#test/visited-site.ts';

test('answers with the data of a page alone, without what only its head shows', async () => {
  await using site = await createVisitedSite();
  await insertListing(site.app.db);
  const answer = await site.get('/explore-properties/properties-for-sale.data?type=200');
  assert.equal(answer.status, 200);
  assert.match(answer.headers.get('content-type') ?? '', /^application\/json/);

  const { view, data, title, scripts, ...others } = await answer.json();
  assert.equal(view, 'explore');
  assert.equal(data.explore.totalCount, 0);
  assert.match(title, /^Plots for sale in /);
  assert.match(scripts, /^\/assets\/entry\.public-.+\.js$/);
  assert.deepEqual(others, {});
});

test('leads from data to data', async () => {
  await using site = await createVisitedSite();
  for (const [address, data, status] of [
    [
      '/hi/explore-properties/search.data?q=plot',
      '/hi/explore-properties/Plots-for-sale.data?type=200',
      303,
    ],
    ['/pa/explore-properties.data', '/pa/explore-properties/properties-for-sale.data', 301],
  ] as const) {
    const answer = await site.get(address);
    assert.deepEqual([answer.status, answer.headers.get('location')], [status, data]);
  }
});

test('answers 404 for the data of a page that is not there', async () => {
  await using site = await createVisitedSite();
  for (const address of ['/no-such-page.data', '/property-details/nothing-9.data'])
    assert.equal((await site.get(address)).status, 404);
});
