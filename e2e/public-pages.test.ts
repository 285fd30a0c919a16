import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

const PAGES = ['/home', '/about', '/privacy-policy', '/terms-and-conditions', '/no-such-page'];

const html = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:browser'],
  rules: {
    // React writes `srcSet` and `charSet` as its own names go, a slash in void elements, and long titles are listings' own.
    'attr-case': 'off',
    'void-style': 'off',
    'long-title': 'off',
    'no-inline-style': 'off',
  },
});

for (const path of PAGES) {
  test(`axe finds nothing on ${path}, light and dark`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
    }
  });

  test(`${path} is valid HTML`, async ({ request }) => {
    const { results } = await html.validateString(await (await request.get(path)).text());
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([]);
  });

  test(`${path} fits its screen, its fields do not zoom and its buttons can be hit`, async ({ page }) => {
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
    const fields = page.locator('select, input');
    for (const size of await fields.evaluateAll((all) => all.map((field) => getComputedStyle(field).fontSize))) expect(size).toBe('16px');
    const heights = await page
      .locator('button, nav a, footer a, select')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
}
