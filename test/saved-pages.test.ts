import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertListing } from '#test/factories.ts';
import { createTestSite } from '#test/test-site.ts';

test('lists with ids are not kept as ready answers', async () => {
  await using site = await createTestSite();
  await insertListing(site.app.db, { id: 10 });
  await insertListing(site.app.db, { id: 11 });
  const lists = [
    '/saved?ids=10',
    '/pa/saved?ids=10,x',
    '/compare?ids=10,11',
    '/listed.json?ids=10',
  ];

  for (const address of lists) {
    const answer = await site.get(address);
    assert.equal(answer.status, 200, address);
    await answer.text();
  }
  assert.equal(site.ready.counts().kept, 0);
  for (const address of ['/saved', '/saved?x=1', '/compare', '/compare?y='])
    await (await site.get(address)).text();
  assert.equal(site.ready.counts().kept, 2);
});

test('neither page is listed by search engines, and each names itself and its languages', async () => {
  await using site = await createTestSite();
  await insertListing(site.app.db, { id: 10, title: 'A house' });

  for (const address of ['/saved', '/saved?ids=10', '/compare', '/compare?ids=10,10']) {
    const page = await (await site.get(address)).text();
    assert.match(page, /<meta name="robots" content="noindex/, address);
    assert.match(page, /hrefLang="hi-IN"|hreflang="hi-IN"/, address);
  }
  const sitemap = await (await site.get('/sitemaps/pages.xml')).text();
  assert.doesNotMatch(sitemap, /saved|compare/);
});

test('a sent list names in its preview what it holds', async () => {
  await using site = await createTestSite();
  await insertListing(site.app.db, { id: 10, title: 'A house' });
  const page = await (await site.get('/saved?ids=10,999')).text();

  assert.match(page, /<meta property="og:title" content="1 property to look at"/);
  assert.match(page, /<meta property="og:description" content="A house: /);
  assert.match(page, /No longer listed/);
});

test('the price and owner of what was sold stand in no answer', async () => {
  await using site = await createTestSite();
  const sold = { status: 3, is_public: 0, status_changed_at: '2026-02-28T00:00:00.000Z' };
  await insertListing(site.app.db, { id: 10, price: 7_123_459, ...sold });
  await insertListing(site.app.db, { id: 11 });

  for (const address of ['/saved?ids=10', '/compare?ids=10,11', '/listed.json?ids=10']) {
    const text = await (await site.get(address)).text();
    assert.match(text, /Sold/, address);
    assert.doesNotMatch(text, /7,?123,?459/, address);
  }
});

test('other counts are answered clearly', async () => {
  await using site = await createTestSite();
  for (const id of [1, 2, 3, 4, 5]) await insertListing(site.app.db, { id });
  const text = async (ids: string) => (await site.get(`/compare?ids=${ids}`)).text();

  assert.match(await text(''), /Choose 2 to 4 properties/);
  assert.match(await text('1,1,999'), /Choose 2 to 4 properties/);
  assert.match(await text('5,4,3,2,1'), /these are the first 4 of 5/);
  const moved = await site.get('/hi/compare?ids=3&ids=1');
  assert.deepEqual([moved.status, moved.headers.get('location')], [303, '/hi/compare?ids=3,1']);
});
