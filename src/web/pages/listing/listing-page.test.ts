import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import sharp from 'sharp';
import { insertCity, insertListing, insertPhoto, insertPhotoOf } from '#test/factories.ts';
import { htmlFaults } from '#test/html-faults.ts';
import { metaOf, type PageElement } from '#test/read-page.ts';
import { createVisitedSite } from '#test/visited-site.ts';

const BUSINESS = 'DK Property & Construction';
const AGENCY = 'tel:+919876543210';

const KOTHI = {
  title: 'Kothi with a garden on two sides near the bus stand of Model Town',
  price: 12_345_678,
  road_size: 40,
  total_area: 2722.5,
  said_area: 10,
  said_area_unit: 'marla',
  square_feet_per_marla: 272.25,
  house_type: 2,
  length: 60,
  breadth: 45.38,
  facing: 3,
  no_of_rooms: 4,
  road_front_sides: 1,
};

suite('the page of a listing', () => {
  let site: Awaited<ReturnType<typeof createVisitedSite>>;

  before(async () => {
    site = await createVisitedSite();
  });

  after(() => site[Symbol.asyncDispose]());

  /** Adds it to a city of its own unless one is given. */
  async function insert(listing: Parameters<typeof insertListing>[1]): Promise<number> {
    return insertListing(site.app.db, listing);
  }

  function visitListing(id: number) {
    return site.visit(`/p/${id}`);
  }

  function hrefs(links: readonly PageElement[]): string[] {
    return [...new Set(links.map((link) => link.attribute('href') ?? ''))];
  }

  test('shows title, place, price, overview, description and phone links', async () => {
    const id = await insert({
      title: 'House with a mango tree',
      description: 'A quiet street.\nClose to the school.',
      owner_contact: '9812345678',
      road_size: 30,
      property_number: 77,
    });
    const { status, html, page } = await visitListing(id);
    const main = page.find('main');

    assert.equal(status, 200);
    assert.equal(page.find('head title').text, `House with a mango tree | ${BUSINESS}`);
    assert.equal(page.find('h1').text, 'House with a mango tree');
    assert.match(main.text, /Model Town · Jalandhar, Punjab/);
    assert.match(main.text, /Rs\. 4,500,000/);
    assert.equal(page.all('dt')[0]?.text, 'Property Number');
    assert.equal(page.all('dd')[0]?.text, '77');
    const [description] = main.named('p', 'A quiet street.Close to the school.');
    assert.equal(description?.all('br').length, 1);
    assert.deepEqual(hrefs(page.links('Call Owner')), ['tel:+919812345678']);
    assert.equal(metaOf(page, 'description'), 'A quiet street. Close to the school.');
    assert.match(metaOf(page, 'keywords') ?? '', /Jalandhar.*Punjab/);
    assert.deepEqual(await htmlFaults(html), []);
  });

  test('embeds the video for those without scripts', async () => {
    const id = await insert({ video_id: 'aqz-KE-bpKQ' });
    const { page } = await visitListing(id);

    assert.match(page.find('noscript iframe').attribute('src') ?? '', /\/embed\/aqz-KE-bpKQ\?/);
  });

  test('an address with a wrong slug leads to the canonical one', async () => {
    const id = await insert({ title: 'House with a courtyard' });

    for (const prefix of ['', '/pa', '/hi']) {
      const answer = await site.get(`${prefix}/property-details/something-else-${id}`);
      assert.deepEqual(
        [answer.status, answer.headers.get('location')],
        [301, `${prefix}/property-details/house-with-a-courtyard-${id}`],
      );
    }
  });

  test("offers the agency's number without an owner, and Call for Price without a price", async () => {
    const id = await insert({ price: 0, neighbourhood: 'Jalandhar' });
    const { page } = await visitListing(id);
    const main = page.find('main');

    assert.deepEqual(hrefs(main.links('Contact Us')), [AGENCY]);
    assert.deepEqual(page.links(/Call Owner/), []);
    assert.match(main.text, /Call for Price/);
    assert.deepEqual(main.named('*', 'Jalandhar'), [], 'the town is named once, with its state');
  });

  test('marks a Punjabi title as Punjabi, and shares it with a readable address', async () => {
    const id = await insert({ title: 'ਕੋਠੀ ਮਾਡਲ ਟਾਊਨ' });
    const { page } = await visitListing(id);

    assert.equal(page.find('h1').attribute('lang'), 'pa');
    const share = new URL(page.link('Share').attribute('href') ?? '');
    assert.match(
      share.searchParams.get('text') ?? '',
      new RegExp(`^ਕੋਠੀ ਮਾਡਲ ਟਾਊਨ\n[^]*\nhttps://example\\.test/p/${id}$`),
    );
  });

  test('links similar listings to their own pages', async () => {
    const city_id = await insertCity(site.app.db, { name: 'Nakodar' });
    const twins = [];
    for (const number of [1, 2, 3]) twins.push(await insert({ city_id, title: `Twin ${number}` }));
    const id = await insert({ city_id, title: 'House' });
    const { page } = await visitListing(id);

    const similar = hrefs(page.region('Similar Properties').all('a'));
    for (const [index, twin] of twins.entries())
      assert.ok(similar.includes(`/property-details/twin-${index + 1}-${twin}`));
    assert.ok(!similar.includes(`/property-details/house-${id}`));
  });

  test('shows markup and emoji as plain text', async () => {
    const text = '<img src=x onerror=alert(1)> & "ਘਰ" 🏡 بيت </script><b>';
    const texts = { title: text, description: text, neighbourhood: text, project_name: text };
    const id = await insert({ ...texts, house_type: 2, total_area: 1 });
    const { html, page } = await visitListing(id);

    assert.equal(page.find('h1').text, text);
    assert.equal(page.named('dd', text).length, 1);
    assert.equal(page.find('head title').text, `${text} | ${BUSINESS}`);
    assert.deepEqual(
      [page.all('[onerror]'), page.all('img[src="x"]'), page.all('main b')],
      [[], [], []],
    );
    const graph = JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
    assert.equal(graph['@graph'][0].name, text);
    assert.deepEqual(await htmlFaults(html), []);
  });

  test('folds the rows without a value into one line, and keeps the order of the others', async () => {
    const id = await insert({ ...KOTHI, property_number: 77 });
    const { page } = await visitListing(id);

    assert.deepEqual(
      page.all('dt').map(({ text }) => text),
      [
        'Property Number',
        'House Type',
        'Total Area',
        'Dimensions',
        'No. of Rooms',
        'Is Car Parking available?',
        'House Facing',
        'Road/Street Size',
        'Posted On',
        BUSINESS,
      ],
    );
    assert.ok(
      page
        .find('main')
        .text.includes(
          'Not given: Built Up Area, No. of Floors, Project Name, Floor No., No. of Washrooms, Furnished Status, Property Status, Date Built',
        ),
    );
    assert.equal(page.find('dd time').text, '1 Feb 2026');
  });

  test('the panel beside the page holds price and area', async () => {
    const id = await insert(KOTHI);
    const { page } = await visitListing(id);
    const panel = page.region('Did you like this Property?');

    assert.match(panel.text, /Rs\. 12,345,678/);
    assert.match(panel.text, /10 marla \(2,723 sq ft\)/);
  });

  test('draws the plot where there is no photo, on the page and on cards', async () => {
    const city_id = await insertCity(site.app.db, { name: 'Phillaur' });
    const id = await insert({ ...KOTHI, city_id });
    const listing = await visitListing(id);
    const search = await site.visit(`/hi/explore-properties/x?loc=${city_id}`);

    for (const [page, name] of [
      [
        listing.page,
        'Plot drawn to scale: Total Area 2,723 sq ft, Dimensions 60 ft x 45.38 ft, House Facing East, Road/Street Size 40 ft',
      ],
      [search.page, 'पैमाने के अनुसार प्लॉट का नक्शा'],
    ] as const) {
      const [drawing, ...others] = page.named('main img', name);
      assert.equal(others.length, 0);
      const answer = await site.get(drawing?.attribute('src') ?? '');
      assert.equal(answer.status, 200);
      const { width } = await sharp(await answer.bytes()).metadata();
      assert.ok(width > 100);
    }
  });

  test('a flat has no ground of its own to draw', async () => {
    const id = await insert({ title: 'Flat', house_type: 5, total_area: 1070 });
    const { page } = await visitListing(id);

    assert.equal(page.find('h1').text, 'Flat');
    assert.deepEqual(page.named('main img', /^Plot drawn to scale: /), []);
  });

  test('cards say how many photos there are', async () => {
    const { db } = site.app;
    const city_id = await insertCity(db, { name: 'Shahkot' });
    for (const [title, count] of [
      ['House with three', 3],
      ['House with one', 1],
    ] as const) {
      const property_id = await insert({ city_id, title });
      for (let position = 0; position < count; position += 1)
        await insertPhotoOf(db, { property_id, image_id: await insertPhoto(db), position });
    }
    const { page } = await site.visit(`/explore-properties/properties-for-sale?loc=${city_id}`);

    assert.match(page.link(/House with three/).text, /3 photographs/);
    assert.doesNotMatch(page.link(/House with one/).text, /photograph/);
  });
});
