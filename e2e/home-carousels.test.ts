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

    const row = await page.getByRole('region', { name: 'Fresh Listings' }).evaluate((region) => {
      const [first, second] = region.querySelectorAll('[aria-roledescription="slide"]');
      const view = first?.parentElement?.clientWidth ?? 0;
      const one = first?.getBoundingClientRect() ?? new DOMRect();
      const two = second?.getBoundingClientRect() ?? new DOMRect();
      return { view, slide: one.width, gap: two.left - one.right };
    });
    expect(row.gap).toBeCloseTo(gap, 0);
    expect((row.view + row.gap) / (row.slide + row.gap)).toBeCloseTo(perView, 1);
  });
}
