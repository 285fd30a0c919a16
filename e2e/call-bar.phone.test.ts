import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('never hides a focused link behind the call bar', async ({ page, insertListing }) => {
  const { slug } = await insertListing();
  await page.goto(`/property-details/${slug}`);
  const bar = await page.locator('.call-bar').boundingBox();
  const links = await page.getByRole('contentinfo').getByRole('link').count();
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).focus();

  for (let link = 0; link < links; link += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.locator(':focus').boundingBox();
    if (await page.locator(':focus').evaluate((element) => element.closest('.call-bar') !== null))
      continue;
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test('call buttons are of one width, and split no word when text is twice as large', async ({
  page,
  insertListing,
}) => {
  const { slug } = await insertListing();
  for (const [width, size] of [
    [320, 16],
    [390, 32],
    [360, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/property-details/${slug}`);
    await page.evaluate(
      (size) => document.documentElement.style.setProperty('font-size', `${size}px`),
      size,
    );
    const lines = await page
      .locator('.call-bar a')
      .evaluateAll((all) =>
        all.map((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)),
      );
    expect(Math.max(...lines)).toBeLessThan(2.5);
    const phone = page.getByRole('definition').filter({ hasText: '+91' }).first();
    const phoneLines = await phone.evaluate(
      (one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight),
    );
    expect(phoneLines).toBeLessThan(1.5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

    const [call, whatsApp] = await page
      .locator('.call-bar a')
      .evaluateAll((all) => all.map((one) => one.clientWidth));
    expect(call).toBe(whatsApp);
  }
});
