import { expect, type Page } from '@playwright/test';
import { LANGUAGE_CODES } from '#language/language.ts';
import { addressIn } from '#language/language-address.ts';
import { test } from './fixtures.ts';

const PAGES = ['/home', '/about', '/privacy-policy', '/terms-and-conditions'];

const content = (page: Page, property: string) =>
  page.locator(`meta[property="${property}"], meta[name="${property}"]`).getAttribute('content');

/** Loads the picture of the page as a messenger does. */
async function expectPicture(page: Page, subject: RegExp) {
  const address = (await content(page, 'og:image')) ?? '';
  expect(new URL(address).pathname).toMatch(subject);
  const answer = await page.request.get(address, { maxRedirects: 0 });
  expect(answer.status(), 'the page names the present version').toBe(200);
  expect(await content(page, 'twitter:image')).toBe(address);
  expect(await content(page, 'twitter:card')).toBe('summary_large_image');
  expect(await content(page, 'og:image:alt')).not.toBe('');
  const size = await page.evaluate(async (source) => {
    const picture = new Image();
    picture.src = source;
    await picture.decode();
    return [String(picture.naturalWidth), String(picture.naturalHeight)];
  }, address);
  expect(size).toEqual([
    await content(page, 'og:image:width'),
    await content(page, 'og:image:height'),
  ]);
}

for (const language of LANGUAGE_CODES) {
  test(`links to pages show a picture (${language})`, async ({ page, place, insertListing }) => {
    for (const path of PAGES) {
      await page.goto(addressIn(language, path));
      await expectPicture(page, new RegExp(`^/previews/${language}/agency-`));
    }
    for (const [query, subject] of [
      ['', 'search-0-0'],
      ['?type=200&minBudget=100000&q=corner', 'search-200-0'],
      [`?loc=${place.id}&type=100`, `search-100-${place.id}`],
      ['?loc=999999&type=77', 'search-0-0'],
    ]) {
      await page.goto(addressIn(language, `/explore-properties/properties-for-sale${query}`));
      await expectPicture(page, new RegExp(`^/previews/${language}/${subject}-`));
    }

    const plot = { plotType: 1, totalArea: 2722.5, length: 60, breadth: 45 };
    const { id } = await insertListing({
      price: 1_325_000,
      title: 'Plot',
      propertyType: 200,
      plot,
    });
    await page.goto(addressIn(language, `/p/${id}`));
    await expect(page).toHaveURL(addressIn(language, `/property-details/plot-${id}`));
    await expectPicture(page, new RegExp(`^/previews/${language}/listing-${id}-`));
    if (language === 'en') await expect(page).toHaveTitle('Plot | DK Property & Construction');
    expect(await content(page, 'og:title')).toContain('13.25');
  });
}

test('an unknown short address is not found, in the language of the address', async ({ page }) => {
  for (const [address, lang] of [
    ['/p/999999999', 'en-IN'],
    ['/pa/p/12x', 'pa-IN'],
    ['/hi/p/99999999999999', 'hi-IN'],
  ] as const) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('meta[property="og:image"]')).toHaveCount(0);
  }
});
