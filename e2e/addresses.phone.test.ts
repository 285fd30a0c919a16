import { expect, test } from '@playwright/test';

test('redirects / to the home page', async ({ page }) => {
  await page.goto('/');

  await expect(page).toHaveURL('/home');
  await expect(page).toHaveTitle('DK Property & Construction | Buy and Sell Properties in Punjab');
});

test('answers 404 for an unknown address', async ({ page }) => {
  const response = await page.goto('/no-such-page');

  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});
