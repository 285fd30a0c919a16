import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { createVisitedSite } from '#test/visited-site.ts';

suite('pages of words', () => {
  let site: Awaited<ReturnType<typeof createVisitedSite>>;

  before(async () => {
    site = await createVisitedSite();
  });

  after(() => site[Symbol.asyncDispose]());

  test('answers 404 for an unknown address', async () => {
    const { status, page } = await site.visit('/no-such-page');

    assert.equal(status, 404);
    assert.equal(page.find('h1').text, 'Page not found');
  });

  test('leads from addresses that people guess to the page about the agency', async () => {
    for (const prefix of ['', '/pa', '/hi'])
      for (const [guess, about] of [
        ['/about-us', '/about'],
        ['/contact', '/about#contact'],
        ['/contact-us', '/about#contact'],
      ] as const) {
        const answer = await site.get(prefix + guess);
        assert.deepEqual([answer.status, answer.headers.get('location')], [301, prefix + about]);
      }
  });

  test('answers 404 for an unknown listing, with a way to the others', async () => {
    const { status, page } = await site.visit('/property-details/sold-long-ago-999999999');

    assert.equal(status, 404);
    assert.equal(page.find('h1').text, 'Property not found');
    assert.equal(
      page.link('Search all properties').attribute('href'),
      '/explore-properties/properties-for-sale',
    );
  });

  test('an unknown short address is not found, in the language of the address', async () => {
    for (const [address, lang] of [
      ['/p/999999999', 'en-IN'],
      ['/pa/p/12x', 'pa-IN'],
      ['/hi/p/99999999999999', 'hi-IN'],
    ] as const) {
      const { status, page } = await site.visit(address);
      assert.equal(status, 404);
      assert.equal(page.find('html').attribute('lang'), lang);
      assert.equal(page.all('meta[property="og:image"]').length, 0);
    }
  });

  test('the privacy policy says how many months closed enquiries are kept', async () => {
    for (const [prefix, months] of [
      ['', '24 months'],
      ['/pa', '24 ਮਹੀਨੇ'],
      ['/hi', '24 महीने'],
    ] as const) {
      const { page } = await site.visit(`${prefix}/privacy-policy`);
      assert.ok(page.find('main').text.includes(months), months);
    }
  });
});
