import { expect, test } from '@playwright/test';

for (const [width, perView, gap] of [
  [390, 1.5, 5],
  [640, 3, 20],
  [768, 3, 20],
  [1024, 4, 20],
  [1280, 4, 20],
] as const) {
  test(`at ${width} px a carousel shows ${perView} listings, ${gap} px apart`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/home');

    for (const name of ['Fresh Listings', 'Lands']) {
      const row = await page.getByRole('region', { name, exact: true }).evaluate((region) => {
        const [first, second] = region.querySelectorAll('[aria-roledescription="slide"]');
        const view = first?.parentElement?.clientWidth ?? 0;
        const one = first?.getBoundingClientRect() ?? new DOMRect();
        const two = second?.getBoundingClientRect() ?? new DOMRect();
        return { view, slide: one.width, gap: two.left - one.right };
      });
      expect(row.gap).toBeCloseTo(gap, 0);
      expect((row.view + row.gap) / (row.slide + row.gap)).toBeCloseTo(perView, 1);
    }
  });
}

test('on a phone the rows of kinds are lower than others', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/home');
  const card = async (row: string) => {
    const region = page.getByRole('region', { name: row, exact: true });
    await region.scrollIntoViewIfNeeded();
    const link = region.locator('.card-link').first();
    return (await link.boundingBox()) ?? { width: 0, height: 0 };
  };
  const [high, low] = [await card('Fresh Listings'), await card('Houses')];
  expect(low.width).toBeCloseTo(high.width, 0);
  expect(low.height).toBeLessThan(high.height - 100);
});
