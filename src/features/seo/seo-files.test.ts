import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertCity, insertListing, insertPhoto } from '#test/factories.ts';
import { createTestApp } from '#test/test-app.ts';

type TestApp = Awaited<ReturnType<typeof createTestApp>>;

async function locations(app: TestApp, path: string): Promise<string[]> {
  const response = await app.fetch(path);
  assert.equal(response.status, 200);
  assert.match(response.headers.get('content-type') ?? '', /^application\/xml/);
  return [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
}

test('lists the sitemaps of pages, places and listings in the index', async () => {
  await using app = await createTestApp();
  const city_id = await insertCity(app.db, { id: 3001 });
  await insertListing(app.db, { id: 4, city_id });
  await insertListing(app.db, { id: 12_000, city_id });
  assert.deepEqual(await locations(app, '/sitemap.xml'), [
    'https://example.test/sitemaps/pages.xml',
    'https://example.test/sitemaps/places-2.xml',
    'https://example.test/sitemaps/listings-1.xml',
    'https://example.test/sitemaps/listings-3.xml',
  ]);
});

test('lists only the sitemap of pages for an empty catalogue', async () => {
  await using app = await createTestApp();

  assert.deepEqual(await locations(app, '/sitemap.xml'), [
    'https://example.test/sitemaps/pages.xml',
  ]);
});

test('lists listings with address, last change and photo', async () => {
  await using app = await createTestApp();
  const image_id = await insertPhoto(app.db, { path: 'Resources/Images/ab12.jpg' });
  await insertListing(app.db, { id: 7, title: 'Kothi <b>& lawn</b>', image_id });
  await insertListing(app.db, { id: 8, title: 'ਜਲੰਧਰ ਘਰ' });

  const xml = await (await app.fetch('/sitemaps/listings-1.xml')).text();

  assert.match(
    xml,
    /<loc>https:\/\/example\.test\/property-details\/kothi-b-lawn-b-7<\/loc><lastmod>2026-02-01T09:00:00\.000Z<\/lastmod>/,
  );
  assert.match(
    xml,
    /<image:loc>https:\/\/example\.test\/Resources\/Images\/ab12\.jpg<\/image:loc>/,
  );
  assert.match(
    xml,
    new RegExp(
      `<loc>https://example\\.test/property-details/${encodeURIComponent('ਜਲੰਧਰ-ਘਰ')}-8</loc>`,
    ),
  );
  assert.equal((await app.fetch('/sitemaps/listings-2.xml')).status, 404);
});

test('lists every listing in every language, and no alternates, which its page names', async () => {
  await using app = await createTestApp();
  await insertListing(app.db, { id: 7, title: 'Kothi' });

  assert.deepEqual(await locations(app, '/sitemaps/listings-1.xml'), [
    'https://example.test/property-details/kothi-7',
    'https://example.test/pa/property-details/kothi-7',
    'https://example.test/hi/property-details/kothi-7',
  ]);
  const xml = await (await app.fetch('/sitemaps/listings-1.xml')).text();
  assert.doesNotMatch(xml, /hreflang/);
});

test('lists no search that finds nothing', async () => {
  await using app = await createTestApp();

  const pages = await locations(app, '/sitemaps/pages.xml');

  assert.ok(pages.includes('https://example.test/hi/about'));
  assert.ok(!pages.some((page) => page.includes('/explore-properties/')));
});

test('lists explore pages with results in every language, their addresses escaped', async () => {
  await using app = await createTestApp();
  const city_id = await insertCity(app.db, { name: 'Nakodar' });
  await insertCity(app.db, { name: 'Empty Town' });
  await insertListing(app.db, { city_id, property_type: 300 });

  const pages = await locations(app, '/sitemaps/pages.xml');
  const places = await locations(app, '/sitemaps/places-1.xml');

  for (const prefix of ['', '/pa', '/hi']) {
    const site = `https://example.test${prefix}`;
    for (const page of [
      '/home',
      '/about',
      '/explore-properties/properties-for-sale',
      '/explore-properties/Lands-for-sale?type=300',
    ]) {
      assert.equal(pages.filter((address) => address === site + page).length, 1, site + page);
    }
    assert.deepEqual(
      places.filter((address) => address.startsWith(`${site}/explore-properties/`)),
      [
        `${site}/explore-properties/properties-for-sale-in-Nakodar-Punjab?loc=${city_id}`,
        `${site}/explore-properties/Lands-for-sale-in-Nakodar-Punjab?loc=${city_id}&amp;type=300`,
      ],
    );
  }
  assert.equal(places.length, 6);
  assert.ok(!pages.some((page) => /Houses|:slug|login/.test(page)));
  assert.equal((await app.fetch('/sitemaps/places-2.xml')).status, 404);
});

test('names the sitemap in robots.txt, and closes the API but no listing', async () => {
  await using app = await createTestApp();
  const lines = (await (await app.fetch('/robots.txt')).text()).split('\n');

  assert.ok(lines.includes('Sitemap: https://example.test/sitemap.xml'));
  assert.ok(lines.includes('Disallow: /api/'));
  assert.ok(!lines.includes('Disallow: /property'));
  assert.ok(lines.includes('Disallow: /property-buyers/'));
  assert.doesNotMatch(lines.join('\n').replaceAll('https:', ''), /:\w/);
});

test('robots.txt closes no address of a sitemap, in no language', async () => {
  await using app = await createTestApp();
  await insertListing(app.db, { id: 7 });
  const listed = await Promise.all(
    ['pages', 'places-1', 'listings-1'].map((file) => locations(app, `/sitemaps/${file}.xml`)),
  );
  const robots = await (await app.fetch('/robots.txt')).text();

  for (const [, rule = ''] of robots.matchAll(/^Disallow: (.*)$/gm)) {
    const closed = listed
      .flat()
      .map((address) => new URL(address))
      .filter(({ pathname, search }) =>
        rule.endsWith('$')
          ? pathname + search === rule.slice(0, -1)
          : (pathname + search).startsWith(rule),
      );
    assert.deepEqual(closed, [], rule);
  }
});

test('lets browsers prefetch public pages in every language, but not what a page shows itself', async () => {
  await using app = await createTestApp();
  const response = await app.fetch('/speculation-rules.json');

  assert.equal(response.headers.get('content-type'), 'application/speculationrules+json');
  const { prefetch } = await response.json();
  const [addresses, others] = prefetch[0].where.and;
  for (const address of ['/property-details/*', '/pa/about', '/hi/explore-properties/*'])
    assert.ok(addresses.href_matches.includes(address), address);
  assert.deepEqual(others, { not: { selector_matches: '[data-in-place]' } });
});
