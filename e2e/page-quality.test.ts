import { expect, type Page } from '@playwright/test';
import { OTHER_LANGUAGES } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { expectAccessible } from './expect-accessible.ts';
import { test as base } from './fixtures.ts';

/** Nothing that the page throws, or reports on the console as an error, is accepted. */
const test = base.extend<{ problems: string[] }>({
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        // The page itself may be a 404.
        if (message.type() === 'error' && !message.text().includes('status of 404'))
          problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(error.message));
      await page.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Video</title>' }),
      );
      await page.route('https://i.ytimg.com/**', (route) =>
        route.fulfill({
          contentType: 'image/svg+xml',
          body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
        }),
      );
      await use(problems);
      expect(problems, 'the console').toEqual([]);
    },
    { auto: true },
  ],
});

const KINDS = {
  house: {
    propertyType: 100,
    translations: {
      pa: { title: 'ਮਾਡਲ ਟਾਊਨ ਵਿੱਚ ਕੋਠੀ', description: 'ਸਕੂਲ ਦੇ ਨੇੜੇ ਸ਼ਾਂਤ ਗਲੀ।' },
      hi: { title: 'मॉडल टाउन में कोठी', description: 'स्कूल के पास शांत गली।' },
    },
  },
  plot: { propertyType: 200, plot: { plotType: 1, totalArea: 2722.5, length: 60, breadth: 45 } },
  land: { propertyType: 300, land: { landType: 1, totalArea: 4.5, waterSupply: 1 } },
  shop: { propertyType: 400, shop: { totalArea: 300, parkingSpace: true } },
};

for (const [kind, block] of Object.entries(KINDS)) {
  test(`the page of a ${kind} is accessible, and fits the screen`, { tag: '@both-widths' }, async ({
    page,
    insertListing,
  }) => {
    await insertListing({ ...block, title: 'One like it' });
    const { slug } = await insertListing({
      ...block,
      ownerContact: '9812345678',
      videoLink: 'https://youtu.be/dQw4w9WgXcQ',
    });

    await expectGoodPage(page, `/property-details/${slug}`);
    await expectGoodTranslations(page, `/property-details/${slug}`);
  });

  test(`the search for a ${kind} is accessible, and fits the screen`, {
    tag: '@both-widths',
  }, async ({ page, place, insertListing }) => {
    await insertListing(block);

    const address = `/explore-properties/properties-for-sale?loc=${place.id}&type=${block.propertyType}`;
    await expectGoodPage(page, address);
    await expectGoodTranslations(page, address);
  });
}

const OTHER_PAGES = {
  'the home page': '/home',
  'the page about the agency': '/about',
  'the privacy policy': '/privacy-policy',
  'the page of terms and conditions': '/terms-and-conditions',
  'the search for everything': '/explore-properties/properties-for-sale',
  'a search that finds nothing': '/explore-properties/properties-for-sale?minBudget=999999999999',
  'an unknown listing': '/property-details/sold-long-ago-999999999',
  'the log-in': '/login',
  'the saved listings': '/saved',
  'a sent list of nothing': '/saved?ids=999999999',
  'nothing to compare': '/compare?ids=999999999',
  'an unknown address': '/no-such-page',
};

for (const [what, address] of Object.entries(OTHER_PAGES)) {
  test(`${what} is accessible, and fits the screen`, { tag: '@both-widths' }, async ({ page }) => {
    await expectGoodPage(page, address);
    if (address !== '/login') await expectGoodTranslations(page, address);
  });
}

/** At the width of a phone alone, where words have the least room. */
async function expectGoodTranslations(page: Page, address: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) > 390) return;
  // Colours are those of the English page, and take axe longest.
  for (const language of OTHER_LANGUAGES)
    await expectGoodPage(page, addressIn(language, address), { without: ['color-contrast'] });
}

async function expectGoodPage(
  page: Page,
  address: string,
  extent?: Parameters<typeof expectAccessible>[1],
): Promise<void> {
  await page.goto(address);

  await expectAccessible(page, extent);
  expect
    .soft(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
      'nothing is wider',
    )
    .toBe(true);
}
