import { expect, type Page, test } from '@playwright/test';
import { LANGUAGE_CODES } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { openWithScripts } from './open-with-scripts.ts';

const SCREENS = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
];
const ALL = '/explore-properties/properties-for-sale';
/** Of a town to which no journey adds anything. */
const RESULTS = '/explore-properties/search?q=plot+hoshiarpur';

for (const screen of SCREENS)
  for (const language of LANGUAGE_CODES)
    for (const path of ['/home', RESULTS])
      test(`${addressIn(language, path)} begins with a listing and its price on ${screen.width} × ${screen.height}`, async ({
        page,
      }) => {
        await page.setViewportSize(screen);
        await page.goto(addressIn(language, path));
        const card = page.getByRole('main').getByRole('article').first();

        expect((await card.boundingBox())?.y).toBeLessThan(360);
        expect(await bottomOf(card.locator('.spoken-price').first())).toBeLessThan(screen.height);
        if (path === RESULTS) {
          expect(await bottomOf(page.getByRole('banner'))).toBe(57);
          expect((await card.locator('img').boundingBox())?.y).toBeLessThan(300);
        }
      });

for (const path of ['/home', '/about', RESULTS])
  test(`the shell of ${path} takes a fifth of a screen whose text is twice as large`, async ({
    page,
  }) => {
    const { width, height } = { width: 360, height: 740 };
    await page.setViewportSize({ width, height });
    for (const language of LANGUAGE_CODES) {
      await page.goto(addressIn(language, path));
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      const shell = page.locator('.language-strip, header, .results-row').filter({ visible: true });
      const heights = await shell.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().height),
      );
      expect(heights.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(height / 5);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const links = page.locator('main > div article a, footer a').filter({ visible: true });
      const edges = await links.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().right),
      );
      expect(Math.max(...edges)).toBeLessThanOrEqual(width);
    }
  });

test('the row above results goes away on scrolling down, and comes back on scrolling up', async ({
  page,
}) => {
  await openWithScripts(page, ALL);
  const filters = page.getByRole('button', { name: 'Filters', exact: true });
  await expect(filters).toBeInViewport();

  await page.mouse.wheel(0, 1200);
  await expect(filters).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(filters).toBeInViewport();
  await expect(page.getByRole('link', { name: 'हिन्दी' })).toBeVisible();
});

test('a result is called from the list by one tap, which is counted', async ({ page }) => {
  await openWithScripts(page, ALL);
  const counted = page.waitForRequest('**/api/Tap');
  const call = page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('link', { name: 'Call' });
  await expect(call).toHaveAttribute('href', /^tel:\+91\d{10}$/);
  await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await call.tap();

  expect((await counted).method()).toBe('POST');
});

async function bottomOf(element: ReturnType<Page['locator']>): Promise<number> {
  return element.evaluate((one) => Math.round(one.getBoundingClientRect().bottom));
}
