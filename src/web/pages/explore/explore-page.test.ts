import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { ensureWords } from '#features/listings/text-search/rebuild-words.server.ts';
import { insertCity, insertListing } from '#test/factories.ts';
import { metaOf, type PageElement } from '#test/read-page.ts';
import { initialValue, submission } from '#test/submission.ts';
import { createVisitedSite } from '#test/visited-site.ts';

const TOWN = 'Kot Kapura';
const VILLA = 3;
const KOTHI = 2;

suite('the search', () => {
  let site: Awaited<ReturnType<typeof createVisitedSite>>;
  let town: number;
  /** A town with 23 houses of 1 to 23 rooms and lakhs; the last 11 are kothis. */
  let houses: string;

  before(async () => {
    site = await createVisitedSite();
    town = await insertCity(site.app.db, { name: TOWN });
    houses = `/explore-properties/Houses-for-sale?loc=${town}&type=100`;
    for (let number = 1; number <= 23; number += 1)
      await insertListing(site.app.db, {
        city_id: town,
        title: `House with number ${number}`,
        price: number * 100_000,
        house_type: number > 12 ? KOTHI : VILLA,
        total_area: 1000 + number,
        no_of_rooms: number,
      });
    await ensureWords(site.app.db);
  });

  after(() => site[Symbol.asyncDispose]());

  function cards(page: PageElement): PageElement[] {
    return page.find('main').links(/House with/);
  }

  function addressOf(link: PageElement): string {
    return link.attribute('href') ?? '';
  }

  function expectFound(page: PageElement, count: number, why = ''): void {
    assert.match(page.find('main').text, new RegExp(`Results Found: ${count}(?!\\d)`), why);
  }

  test('shows heading, count and the filters of the chosen kind', async () => {
    const { page } = await site.visit(houses);

    assert.equal(page.find('h1').text, `House in ${TOWN}, Punjab`);
    expectFound(page, 23);
    assert.equal(cards(page).length, 10);
    assert.equal(page.all('[name="houseType"]').length, 1);
    assert.equal(page.all('[name="landType"]').length, 0);
    const { page: everything } = await site.visit(
      `/explore-properties/properties-for-sale?loc=${town}`,
    );
    assert.equal(everything.find('h1').text, `Showing Results in ${TOWN}, Punjab`);
    assert.equal(everything.all('[name="houseType"]').length, 0);
  });

  test('has no heading before the h1', async () => {
    const { html } = await site.visit(houses);

    assert.equal(/<(h[1-6])\b/.exec(html)?.[1], 'h1');
  });

  test('links from a page beyond the last to the first', async () => {
    const { page } = await site.visit(`${houses}&pageNumber=9999`);

    assert.deepEqual(page.links('Show without filters'), []);
    const first = await site.visit(addressOf(page.link('Go to the first page')));
    assert.equal(cards(first.page).length, 10);
  });

  test('ignores invalid values in the address', async () => {
    const { status, page } = await site.visit(
      `${houses}&minBudget=lots&pageNumber=-4&sortByIndex=9&noOfRooms=%00&houseType[]=2`,
    );

    assert.equal(status, 200);
    expectFound(page, 23);
  });

  test('asks search engines to list only pages by place and kind', async () => {
    const canonical = new RegExp(`\\?loc=${town}&type=100$`);
    const plain = await site.visit(houses);
    assert.equal(plain.page.all('meta[name="robots"]').length, 0);
    assert.match(addressOf(plain.page.find('link[rel="canonical"]')), canonical);

    const filtered = await site.visit(`${houses}&minBudget=5&sortByIndex=2`);
    assert.equal(metaOf(filtered.page, 'robots'), 'noindex,follow');
    assert.match(addressOf(filtered.page.find('link[rel="canonical"]')), canonical);
  });

  test('shows broken filter rules, and keeps the first of two values that contradict', async () => {
    const { page } = await site.visit(`${houses}&minTotalArea=500&maxTotalArea=400&noOfRooms=201`);
    const value = (name: string) => page.find(`[name="${name}"]`).attribute('value');

    assert.deepEqual(
      [value('minTotalArea'), value('maxTotalArea'), value('noOfRooms')],
      ['500', '', ''],
    );
    const said = page.find('[role="alert"]').text;
    assert.match(said, /Maximum Area should be greater than Minimum Area/);
    assert.match(said, /No of Rooms should be between 0 and 200/);
  });

  test('keeps a filter without a field while others change', async () => {
    const { page } = await site.visit(`${houses}&minArea=1&areaUnit=marla`);
    const sent = await site.visit(submission(page, page.find('#filter-form'), { houseType: '2' }));

    assert.match(sent.address, /[?&]minArea=1&areaUnit=marla/);
    assert.match(sent.address, /[?&]houseType=2/);
  });

  test('carries on what was typed, in rupees', async () => {
    const { page } = await site.visit(houses);
    const sent = await site.visit(
      submission(page, page.find('#filter-form'), {
        minBudget: '15 लाख',
        maxBudget: '0.2 crore',
        minTotalArea: '3.7',
        areaUnit: 'marla',
      }),
    );

    assert.match(
      sent.address,
      /&minBudget=1500000&maxBudget=2000000&sortByIndex=1&minArea=3.7&areaUnit=marla$/,
    );
    expectFound(sent.page, 6);
    assert.equal(initialValue(sent.page.find('[name="areaUnit"]')), 'marla');
  });

  test('keeps what was not understood, and says so', async () => {
    const { page } = await site.visit(`${houses}&minBudget=45+lakhh`);

    assert.equal(
      page.find('[role="alert"]').text,
      'Minimum Budget should be a number, such as 4500000 or 45 lakh',
    );
    assert.equal(page.find('[name="minBudget"]').attribute('value'), '45 lakhh');
    assert.equal(cards(page).length, 10);
  });

  test('asks whether lakhs are meant', async () => {
    for (const [prefix, question] of [
      ['', 'Did you mean 20 lakh?'],
      ['/pa', 'ਕੀ ਤੁਹਾਡਾ ਮਤਲਬ 20 ਲੱਖ ਸੀ?'],
      ['/hi', 'क्या आपका मतलब 20 लाख था?'],
    ] as const) {
      const { page } = await site.visit(`${prefix}${houses}&minBudget=20`);
      assert.equal(cards(page).length, 10);
      const meant = await site.visit(addressOf(page.link(question)));
      assert.match(meant.address, /minBudget=2000000/);
      assert.equal(cards(meant.page).length, 4);
    }
  });

  test('keeps the language', async () => {
    const { address, page } = await site.visit(`/hi${houses}&minBudget=`);

    assert.equal(address, `/hi${houses}`);
    const more = await site.visit(addressOf(page.link('और देखें')));
    assert.equal(more.address, `/hi${houses}&pageNumber=2`);
    assert.match(more.page.find('main').text, /23 में से 11 से 20 तक के नतीजे/);
    const refused = await site.visit(`/hi${houses}&noOfRooms=201`);
    assert.equal(refused.page.find('[role="alert"]').text, 'कमरों की संख्या 0 से 200 के बीच होनी चाहिए');
  });

  test('says what was typed and is not searched', async () => {
    const { page } = await site.visit(
      `/explore-properties/search?q=${encodeURIComponent(`urgent plot ${TOWN} not corner on rent`)}`,
    );
    const { text } = page.find('main');
    for (const part of ['urgent', 'not corner', 'on rent'])
      assert.ok(text.includes(`not used: ${part}`), part);
    assert.match(text, /Nothing here is for rent, only for sale\./);
    assert.doesNotMatch(text, /understood as a filter/);
  });

  test('opens the listing whose property number was typed', async () => {
    const { db } = site.app;
    const id = await insertListing(db, { title: 'House of a number', property_number: 7654 });
    for (const [prefix, q] of [
      ['', '7654'],
      ['/pa', 'property no ੭੬੫੪'],
      ['/hi', ' #7654 '],
    ] as const) {
      const search = new URLSearchParams({ q, type: '' });
      const { address } = await site.visit(`${prefix}/explore-properties/search?${search}`);
      assert.equal(address, `${prefix}/property-details/house-of-a-number-${id}`);
    }
    for (const q of ['765', 'house 7654', '7654.5']) {
      const { address } = await site.visit(
        `/explore-properties/search?${new URLSearchParams({ q })}`,
      );
      assert.match(address, /^\/explore-properties\//, q);
    }
    await insertListing(db, { property_number: 7654 });
    const two = await site.visit('/explore-properties/search?q=7654');
    assert.match(two.address, /^\/explore-properties\//);
  });

  test('follows few results by those that nearly fit', async () => {
    const { page } = await site.visit(`${houses}&maxBudget=190000`);
    expectFound(page, 1);
    const near = page.find('main section section');
    assert.match(near.text, /Near what you asked for: up to 2[.]1.lakh/);
    assert.equal(near.links(/House with number 2/).length, 1);
    assert.equal(
      near
        .link(/^All 2 houses: up to 2[.]1.lakh$/)
        .attribute('href')
        ?.includes('maxBudget=210000'),
      true,
    );
  });

  test('shows what was searched for, each part removable by its link', async () => {
    const found = await site.visit(
      `/explore-properties/search?loc=${town}&q=${encodeURIComponent('kothi under 15 lakh number')}`,
    );
    const chips = found.page.find('[aria-label="Chosen filters"]');

    assert.deepEqual(
      chips.all('li').map(({ text }) => text),
      [TOWN, 'House', '≤ 15 lakh', 'Kothi', '“number”'],
    );
    assert.match(found.page.find('main').text, /Showing listings that mention “number”/);
    expectFound(found.page, 3);
    let at = found;
    for (const [removed, count] of [
      ['≤ 15 lakh', 11],
      ['“number”', 11],
      ['Kothi', 23],
      ['House', 23],
    ] as const) {
      at = await site.visit(addressOf(at.page.link(`Remove ${removed}`)));
      expectFound(at.page, count, removed);
      if (removed === '“number”') assert.doesNotMatch(at.address, /[?&]q=/);
    }
    assert.match(at.address, /properties-for-sale-in-.*\?loc=\d+$/);
  });

  test('offers to drop the one filter that costs most', async () => {
    const { page } = await site.visit(`${houses}&noOfRooms=22&houseType=3`);
    const without = await site.visit(addressOf(page.link('Without “No of Rooms: 22+”: 12 houses')));

    expectFound(without.page, 12);
    assert.doesNotMatch(without.address, /noOfRooms/);
  });

  test('finds the same listings by address and through the API', async () => {
    const filters = { minBudget: 200_000, maxTotalArea: 1015, sortByIndex: 3 };
    const answer = await site.app.fetch('/api/Property/filtered-properties', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ location: town, propertyType: 100, ...filters }),
    });
    const { items, totalCount } = await answer.json();
    const query = new URLSearchParams(
      Object.entries(filters).map(([name, value]) => [name, String(value)]),
    );
    const { page } = await site.visit(`${houses}&${query}`);

    assert.equal(totalCount, 14);
    expectFound(page, 14);
    assert.deepEqual(
      cards(page).map(addressOf),
      items.slice(0, 10).map(({ slug }: { slug: string }) => `/property-details/${slug}`),
    );
  });

  test('no text fails', async () => {
    for (const q of [
      'x'.repeat(400),
      'plot house land shop jalandhar nakodar under 5 lakh above 90 crore',
      '😀🏠',
      'بيت في جالندهار \u202e plot',
      '<script>alert(1)</script>',
      '%00%ff\\"\'; drop table property',
      '٤٥ lakh ४५ लाख ੪੫ ਲੱਖ',
    ]) {
      const { status, page } = await site.visit(
        `/explore-properties/search?${new URLSearchParams({ q })}`,
      );
      assert.equal(status, 200, q);
      assert.match(page.find('main').text, /Results Found: \d+/, q);
    }
  });
});
