import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { insertCity, insertListing } from '#test/factories.ts';
import type { PageElement } from '#test/read-page.ts';
import { initialValue } from '#test/submission.ts';
import { createVisitedSite } from '#test/visited-site.ts';

suite('what is around every page', () => {
  let site: Awaited<ReturnType<typeof createVisitedSite>>;

  before(async () => {
    site = await createVisitedSite();
    const city_id = await insertCity(site.app.db, { id: 1 });
    await insertListing(site.app.db, { city_id });
  });

  after(() => site[Symbol.asyncDispose]());

  async function visitPage(address: string): Promise<PageElement> {
    return (await site.visit(address)).page;
  }

  test('shows place and kind of the address in the search boxes, if they exist', async () => {
    const chosen = async (address: string) => {
      const page = await visitPage(address);
      const boxes = page.all('form[role="search"]');
      assert.notEqual(boxes.length, 0);
      return boxes.map((box) => box.all('select').map(initialValue));
    };

    for (const values of await chosen('/home?loc=1&type=300'))
      assert.deepEqual(values, ['1', '300']);
    for (const values of await chosen('/home?loc=99999999&type=7'))
      assert.deepEqual(values, ['', '']);
  });

  test('links to every kind of listing, to the agency, its channel and the log-in', async () => {
    const page = await visitPage('/home');
    const menu = page.find('nav[aria-label="Main"]');

    for (const link of page.links('Sign in')) assert.equal(link.attribute('href'), '/login');
    assert.notEqual(page.links('Sign in').length, 0);
    for (const [name, href] of [
      ['Houses', '/explore-properties/Houses-for-sale?type=100'],
      ['Plots', '/explore-properties/Plots-for-sale?type=200'],
      ['Lands', '/explore-properties/Lands-for-sale?type=300'],
      ['Shops', '/explore-properties/Shops-for-sale?type=400'],
      ['About us', '/about'],
    ] as const)
      assert.equal(menu.link(name).attribute('href'), href);
    assert.match(menu.link('YouTube channel').attribute('href') ?? '', /youtube\.com/);
    assert.equal(
      (await visitPage('/about')).find('head title').text,
      'About Us | DK Property & Construction',
    );
  });

  test('shows categories, places and every contact in the footer', async () => {
    const footer = (await visitPage('/about')).find('footer');

    for (const heading of ['Categories', 'Top Locations', 'Contact Us'])
      assert.equal(footer.named('h2', heading).length, 1, heading);
    assert.equal(footer.link('WhatsApp').attribute('href'), 'https://wa.me/919876543210');
    assert.equal(footer.link('+91 98765 43210').attribute('href'), 'tel:+919876543210');
    for (const [name, href] of [
      ['YouTube', /^https:\/\/www\.youtube\.com\//],
      ['Facebook', /^https:\/\/www\.facebook\.com\//],
      ['Instagram', /^https:\/\/www\.instagram\.com\//],
      ['About Us', /^\/about$/],
      ['Privacy Policy', /^\/privacy-policy$/],
      ['Terms and Conditions', /^\/terms-and-conditions$/],
    ] as const)
      assert.match(footer.link(name).attribute('href') ?? '', href);
    assert.match(footer.text, /© 2025 DK Property & Construction/);
  });

  test('each language is a link in its own script, with its own language', async () => {
    for (const [prefix, current] of [
      ['', 'English'],
      ['/pa', 'ਪੰਜਾਬੀ'],
      ['/hi', 'हिन्दी'],
    ]) {
      const strip = (await visitPage(`${prefix}/about`)).find('.language-strip');
      for (const [name, tag, address] of [
        ['English', 'en-IN', '/about'],
        ['ਪੰਜਾਬੀ', 'pa-IN', '/pa/about'],
        ['हिन्दी', 'hi-IN', '/hi/about'],
      ] as const) {
        const link = strip.link(name);
        assert.deepEqual(
          ['href', 'lang', 'hreflang', 'aria-current'].map((given) => link.attribute(given)),
          [address, tag, tag, name === current ? 'true' : undefined],
        );
      }
    }
  });

  test('a language is the same page with its query', async () => {
    const search = '/explore-properties/Houses-for-sale?type=100&sortByIndex=2';
    const strip = (await visitPage(search)).find('.language-strip');

    assert.equal(strip.link('हिन्दी').attribute('href'), `/hi${search}`);
    const { status, page } = await site.visit(`/hi${search}`);
    assert.deepEqual([status, page.find('html').attribute('lang')], [200, 'hi-IN']);
    assert.equal(page.find('.language-strip').link('English').attribute('href'), search);
  });
});
