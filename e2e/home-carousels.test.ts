import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { renderOffscreenSections } from './render-offscreen-sections.ts';

const PLOT = { plotType: 1, totalArea: 2722.5 };
/** A title in as many lines as a card shows. */
const TWO_LINES = 'plot with a park before it, a school behind it and a market nearby';

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

test('on a phone the rows of kinds have lower pictures and say no price by area', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/home');
  const card = async (row: string) => {
    const region = page.getByRole('region', { name: row, exact: true });
    await region.scrollIntoViewIfNeeded();
    await region.locator('.card-photo').first().waitFor();
    return region.evaluate((region) => ({
      photo: region.querySelector('.card-photo')?.getBoundingClientRect().toJSON(),
      pricesByArea: [...region.querySelectorAll('[data-price]')].filter(
        (price) => price.getClientRects().length > 0,
      ).length,
    }));
  };
  const [high, low] = [await card('Fresh Listings'), await card('Houses')];
  expect(low.photo.width).toBeCloseTo(high.photo.width, 0);
  expect(low.photo.height).toBeLessThan(high.photo.height - 50);
  expect(low.pricesByArea).toBe(0);
});

test('on a phone towns and budgets are the first of the quick choices, and one is cut off', async ({
  page,
}) => {
  for (const width of [360, 390])
    for (const language of ['', '/pa', '/hi']) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${language}/home`);
      const choices = page.locator('main nav').first().getByRole('link');
      const boxes = await choices.evaluateAll((links) =>
        links.map((link) => {
          const { left, right } = link.getBoundingClientRect();
          return { left, right, address: link.getAttribute('href') ?? '' };
        }),
      );
      const whole = boxes.filter(({ right }) => right > 0 && right < width);
      expect(whole.some(({ address }) => address.includes('loc='))).toBe(true);
      expect(whole.some(({ address }) => address.includes('maxBudget='))).toBe(true);
      expect(boxes.some(({ left, right }) => left < width - 8 && right > width - 16)).toBe(true);
    }
});

test('on a phone a row of cards is no higher than its highest card needs', async ({
  page,
  staff,
  insertListing,
}) => {
  const insertPlot = (title: string) =>
    insertListing({ title, propertyType: 200, house: undefined, plot: PLOT });
  const { slug } = await insertPlot('Plot that is shown');
  await insertPlot('Plot with a short title');
  await insertPlot(`Plot ${TWO_LINES}`);
  const reduced = await insertPlot(`Reduced plot ${TWO_LINES}`);
  const stored = await (await staff.request.get(`/api/Property/${reduced.id}`)).json();
  const change = { data: { ...stored, price: reduced.price / 2 } };
  expect((await staff.request.put('/api/Property', change)).status()).toBe(200);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/property-details/${slug}`);
  const row = page.getByRole('region', { name: 'Similar Properties' });
  await row.scrollIntoViewIfNeeded();
  await expect(row.locator('.card-text').first()).toBeVisible();
  // The highest card may be one of those that are not shown yet.
  await renderOffscreenSections(page);
  await expect(row.getByText(/^before Rs/)).toHaveCount(1);
  const cards = await row.locator('.card-text').evaluateAll((texts) =>
    texts.map((text) => {
      const { top, bottom } = text.getBoundingClientRect();
      const { paddingTop, paddingBottom } = getComputedStyle(text);
      const start = top + Number.parseFloat(paddingTop);
      const ends = [...text.children].map((line) => line.getBoundingClientRect().bottom);
      const room = bottom - Number.parseFloat(paddingBottom) - start;
      return {
        room,
        needed: Math.max(...ends) - start,
        title: text.querySelector('h3')?.textContent,
      };
    }),
  );
  expect(cards).toHaveLength(3);
  for (const { room, needed, title } of cards)
    if (title?.endsWith(TWO_LINES)) expect(room - needed, title).toBeLessThan(2);
});
