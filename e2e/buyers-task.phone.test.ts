import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

const MOST_TAPS = 3;

test('a buyer finds a 10 marla plot under 45 lakh with one phrase and at most three taps', async ({
  page,
  staff,
  state,
}) => {
  const town = await staff.insertCity(`Basti ${randomUUID().replace(/[^a-f]/g, '')}`, state);
  const plot = { plotType: 1, totalArea: 2722.5 };
  const wanted = {
    cityID: town.id,
    propertyType: 200,
    plot,
    price: 4_400_000,
    title: 'Plot that fits',
  };
  const listings = [
    wanted,
    { ...wanted, price: 4_600_000, title: 'Plot that is too dear' },
    { ...wanted, plot: { ...plot, totalArea: 1361.25 }, title: 'Plot that is too small' },
  ];
  for (const listing of listings) await staff.insertListing(listing);
  let taps = 0;
  await page.exposeFunction('countTap', () => {
    taps += 1;
  });
  await page.addInitScript(() =>
    addEventListener('pointerdown', () => Reflect.get(window, 'countTap')(), { capture: true }),
  );
  await page.goto('/home');

  await page.getByRole('main').getByLabel('Search').tap();
  await page.keyboard.type(`a 10 marla plot under 45 lakh in ${town.name}`);
  await page.locator('main form[role="search"]').getByRole('button', { name: 'Search' }).tap();

  await expect(page.getByText('Results Found: 1')).toBeVisible();
  await page.getByRole('link', { name: /Plot that fits/ }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plot that fits');
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
});

test('the same phrase leads to plots of the sample catalogue in Hoshiarpur', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('main').getByLabel('Search').tap();
  await page.keyboard.type('a 10 marla plot under 45 lakh in Hoshiarpur');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plot in Hoshiarpur, Punjab');
  await expect(page).toHaveURL(/[?&]minArea=10&maxArea=10&areaUnit=marla/);
  await expect(page).toHaveURL(/[?&]maxBudget=4500000/);
});
