import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import sharp from 'sharp';
import { LANGUAGE_CODES } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { insertCity, insertListing } from '#test/factories.ts';
import { metaOf, type PageElement } from '#test/read-page.ts';
import { createVisitedSite } from '#test/visited-site.ts';

const PAGES = ['/home', '/about', '/privacy-policy', '/terms-and-conditions'];

suite('link previews', () => {
  let site: Awaited<ReturnType<typeof createVisitedSite>>;
  let city_id: number;

  before(async () => {
    site = await createVisitedSite();
    city_id = await insertCity(site.app.db);
  });

  after(() => site[Symbol.asyncDispose]());

  /** Loads the picture of the page as a messenger does. */
  async function expectPicture(page: PageElement, subject: RegExp) {
    const address = metaOf(page, 'og:image') ?? '';
    assert.match(new URL(address).pathname, subject);
    const answer = await site.get(address);
    assert.equal(answer.status, 200, 'the page names the present version');
    assert.equal(metaOf(page, 'twitter:image'), address);
    assert.equal(metaOf(page, 'twitter:card'), 'summary_large_image');
    assert.ok(metaOf(page, 'og:image:alt'));
    const { width, height } = await sharp(await answer.bytes()).metadata();
    assert.deepEqual(
      [metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height')],
      [String(width), String(height)],
    );
  }

  for (const language of LANGUAGE_CODES) {
    test(`links to pages show a picture (${language})`, async () => {
      for (const path of PAGES) {
        const { page } = await site.visit(addressIn(language, path));
        await expectPicture(page, new RegExp(`^/previews/${language}/agency-`));
      }
      for (const [query, subject] of [
        ['', 'search-0-0'],
        ['?type=200&minBudget=100000&q=corner', 'search-200-0'],
        [`?loc=${city_id}&type=100`, `search-100-${city_id}`],
        ['?loc=999999&type=77', 'search-0-0'],
      ]) {
        const search = `/explore-properties/properties-for-sale${query}`;
        const { page } = await site.visit(addressIn(language, search));
        await expectPicture(page, new RegExp(`^/previews/${language}/${subject}-`));
      }

      const plot = { plot_type: 1, total_area: 2722.5, length: 60, breadth: 45 };
      const id = await insertListing(site.app.db, {
        ...{ city_id, title: 'Plot', property_type: 200, price: 1_325_000 },
        ...plot,
      });
      const { address, page } = await site.visit(addressIn(language, `/p/${id}`));
      assert.equal(address, addressIn(language, `/property-details/plot-${id}`));
      await expectPicture(page, new RegExp(`^/previews/${language}/listing-${id}-`));
      if (language === 'en')
        assert.equal(page.find('head title').text, 'Plot | DK Property & Construction');
      assert.match(metaOf(page, 'og:title') ?? '', /13\.25/);
    });
  }
});
