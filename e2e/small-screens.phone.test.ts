import { expect, test } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';

const PAGES = [
  '/home',
  '/about',
  '/privacy-policy',
  '/terms-and-conditions',
  '/explore-properties/Houses-for-sale?type=100',
  '/no-such-page',
];

for (const path of PAGES) {
  test(`${path} has contrast enough in dark mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);

    await expectAccessible(page, { only: ['color-contrast'] });
  });

  test(`${path} fits small screens, with 16 px fields and 44 px targets`, async ({ page }) => {
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
    // WCAG 2.2, 1.4.4: text at 200 %.
    await page.setViewportSize({ width: 390, height: 800 });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));

    const sizes = await page
      .locator('select, input')
      .evaluateAll((fields) => fields.map((field) => getComputedStyle(field).fontSize));
    expect(new Set(sizes)).toEqual(new Set(['16px']));
    const heights = await page
      .locator('button, select, nav a, footer a')
      .evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().height),
      );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
}
