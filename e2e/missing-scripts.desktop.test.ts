// Scripts are switched on and do not come, or come late.
import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { results, test } from './house-fixtures.ts';

const loseScripts = (page: Page) => page.route('**/assets/*.js', (route) => route.abort());

test('where scripts fail, Load More leads to the next page and every choice has a button', async ({
  page,
  houses,
}) => {
  await loseScripts(page);
  await page.goto(houses);

  await page.getByText('Load More').click();
  await expect(page).toHaveURL(/pageNumber=2/);
  await page.getByLabel('Sort by').selectOption('Price: Low to High');
  await page.getByRole('button', { name: 'Sort' }).click();
  await expect(results(page).first()).toContainText('Rs. 100,000');
  await page.getByLabel('House Type').selectOption({ label: 'Kothi' });
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page.getByText('Results Found: 11')).toBeVisible();
});

test('nobody waits for scripts that hang; those that come after all take over', async ({
  page,
  houses,
}) => {
  let come = () => {};
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto(houses, { waitUntil: 'commit' });

  await expect(page.getByRole('button', { name: 'Sort' })).toBeVisible();
  come();
  await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sort' })).toBeHidden();
});

test('the log-in says that its page was not loaded completely', async ({ page }) => {
  await loseScripts(page);
  await page.goto('/login');

  await expect(page.getByRole('alert')).toHaveText(
    'This page was not loaded completely. Load it again',
  );
  await page.unroute('**/assets/*.js');
  await page.getByRole('link', { name: 'Load it again' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('what was typed before the scripts came is searched for', async ({ page, houses }) => {
  await page.route('**/assets/*.js', async (route) => {
    await setTimeout(1000);
    await route.continue();
  });
  await page.goto(houses, { waitUntil: 'commit' });

  await page.getByLabel('Minimum Area').fill('1015');
  await page.getByLabel('Maximum Area').fill('1020');
  await page.getByLabel('Maximum Area').press('Tab');
  await expect(page.getByText('Results Found: 6')).toBeVisible();
  await expect(page).toHaveURL(/minTotalArea=1015&maxTotalArea=1020/);
});
