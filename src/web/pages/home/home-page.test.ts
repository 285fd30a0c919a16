import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { insertCity, insertListing, insertState } from '#test/factories.ts';
import type { PageElement } from '#test/read-page.ts';
import { createVisitedSite } from '#test/visited-site.ts';

const ALL = '/explore-properties/properties-for-sale';

suite('the home page', () => {
  let site: Awaited<ReturnType<typeof createVisitedSite>>;

  before(async () => {
    site = await createVisitedSite();
    const { db } = site.app;
    const state_id = await insertState(db);
    const city_id = await insertCity(db, { name: 'Jalandhar', state_id });
    await insertCity(db, { name: 'Dasuya', state_id });
    for (const property_type of [100, 200, 300, 400])
      await insertListing(db, { city_id, property_type });
    await insertListing(db, { city_id, title: 'Liked by many', is_popular: 1 });
    await insertListing(db, { city_id, title: 'Just listed' });
  });

  after(() => site[Symbol.asyncDispose]());

  test('the start of the site is the home page', async () => {
    const answer = await site.get('/');
    assert.deepEqual([answer.status, answer.headers.get('location')], [302, '/home']);
    const { page } = await site.visit('/home');
    assert.equal(
      page.find('head title').text,
      'DK Property & Construction | Buy and Sell Properties in Punjab',
    );
  });

  test('shows the sections in their order', async () => {
    const { page } = await site.visit('/home');

    assert.deepEqual(
      page.all('main h2').map(({ text }) => text),
      [
        'Just listed',
        'Popular Listings',
        'Fresh Listings',
        'Top Locations',
        'Houses',
        'Lands',
        'Liked by many',
        'Plots',
        'Shops',
        'Sell Property',
        'Buy Property',
      ],
    );
    assert.deepEqual(
      page.links(/^View Property/).map((link) => link.attribute('href')),
      ['/property-details/just-listed-6', '/property-details/liked-by-many-5'],
    );
  });

  test('each row links to its listings', async () => {
    const { page } = await site.visit('/home');

    for (const [row, all] of Object.entries({
      'Popular Listings': ALL,
      'Fresh Listings': ALL,
      Houses: '/explore-properties/Houses-for-sale?type=100',
      Lands: '/explore-properties/Lands-for-sale?type=300',
      Plots: '/explore-properties/Plots-for-sale?type=200',
      Shops: '/explore-properties/Shops-for-sale?type=400',
    })) {
      const links = page
        .region(row)
        .all('a')
        .map((link) => link.attribute('href') ?? '');
      assert.ok(links.includes(all), row);
      assert.ok(
        links.some((href) => /^\/property-details\/.+-\d+$/.test(href)),
        row,
      );
    }
    assert.equal(page.link('See All Popular Listings').attribute('href'), ALL);
  });

  test('groups the places of the pickers by district, in the language of the page', async () => {
    for (const [home, districts] of [
      ['/home', ['Jalandhar district', 'Hoshiarpur district']],
      ['/pa/home', ['ਜ਼ਿਲ੍ਹਾ ਜਲੰਧਰ', 'ਜ਼ਿਲ੍ਹਾ ਹੁਸ਼ਿਆਰਪੁਰ']],
      ['/hi/home', ['ज़िला जालंधर', 'ज़िला होशियारपुर']],
    ] as const) {
      const { page } = await site.visit(home);
      const groups = page.all('select[name="loc"]')[0]?.all('optgroup') ?? [];
      assert.deepEqual(
        groups.map((group) => group.attribute('label')),
        districts,
      );
      assert.equal(groups[0]?.all('option[value="1"]').length, 1);
    }
  });

  test('links sellers to the phone and buyers to all listings', async () => {
    const { page } = await site.visit('/home');
    const main = page.find('main');

    assert.equal(main.link('Contact us').attribute('href'), 'tel:+919876543210');
    assert.equal(main.link('Find Now').attribute('href'), ALL);
  });

  test('popular and fresh ones that stand above come last; a kind leaves them out', async () => {
    const { page: small } = await site.visit('/home');
    assert.ok(listedIn(small, 'Houses').some((href) => href.includes('just-listed')));

    await using larger = await createVisitedSite();
    const add = async (count: number, title: string, year: number, columns: object) => {
      for (let number = 0; number < count; number += 1)
        await insertListing(larger.app.db, {
          title: `${title} ${number}`,
          posted: `${year}-01-01T00:00:00.000Z`,
          ...columns,
        });
    };
    await add(12, 'Plot', 2021, { property_type: 200 });
    await add(6, 'House', 2020, {});
    await add(6, 'Liked', 2022, { is_popular: 1 });
    const { page } = await larger.visit('/home');
    const [freshest, mostPopular] = page
      .links(/^View Property/)
      .map((link) => link.attribute('href'));
    const [popular, fresh, houses] = ['Popular Listings', 'Fresh Listings', 'Houses'].map((row) =>
      listedIn(page, row),
    );

    assert.equal(popular?.length, 6);
    assert.equal(popular.at(-1), mostPopular);
    assert.equal(fresh?.length, 12);
    assert.ok(fresh.indexOf(freshest ?? '') >= 6);
    assert.match(fresh[0] ?? '', /plot/);
    assert.equal(houses?.length, 6);
    assert.ok(houses.every((href) => href.includes('house')));
  });

  test('says above the rows what speaks for the agency', async () => {
    const { page } = await site.visit('/home');
    assert.match(page.find('main').text, /Just listed.*Founded 2020.*Popular Listings/s);
  });
});

function listedIn(page: PageElement, row: string): string[] {
  const hrefs = page
    .region(row)
    .all('a')
    .map((link) => link.attribute('href') ?? '');
  return hrefs.filter((href) => href.startsWith('/property-details/'));
}
