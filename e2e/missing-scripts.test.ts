import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { clickBelow } from './click-below.ts';
import { resultCards, test } from './house-fixtures.ts';

const failScriptRequests = (page: Page) => page.route('**/assets/*.js', (route) => route.abort());

test('offers Load More as a link and a button for every choice when scripts fail', async ({
  page,
  housesAddress,
}) => {
  await failScriptRequests(page);
  await page.goto(housesAddress);

  await clickBelow(page.getByText('Load More'));
  await expect(page).toHaveURL(/pageNumber=2/);
  await page.getByLabel('Sort by').selectOption('Price: Low to High');
  await page.getByRole('button', { name: 'Sort' }).click();
  await expect(resultCards(page).first()).toContainText('Rs. 100,000');
  await page.getByLabel('House Type').selectOption({ label: 'Kothi' });
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page.getByText('Results Found: 11')).toBeVisible();
});

test('gives up scripts that hang, and lets them take over when they arrive', async ({
  page,
  housesAddress,
}) => {
  let releaseScripts = () => {};
  const released = new Promise<void>((resolve) => {
    releaseScripts = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(housesAddress, { waitUntil: 'commit' });

  await expect(page.getByRole('button', { name: 'Sort' })).toBeVisible();
  releaseScripts();
  await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sort' })).toBeHidden();
});

test('says on the log-in page that it was not loaded completely', async ({ page }) => {
  await failScriptRequests(page);
  await page.goto('/login');

  await expect(page.getByRole('alert')).toHaveText(
    'This page was not loaded completely. Load it again',
  );
  await page.unroute('**/assets/*.js');
  await page.getByRole('link', { name: 'Load it again' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('searches for what was typed before the scripts arrived', async ({ page, housesAddress }) => {
  await page.route('**/assets/*.js', async (route) => {
    await setTimeout(1000);
    await route.continue();
  });
  await page.goto(housesAddress, { waitUntil: 'commit' });

  await page.getByLabel('Minimum Area').fill('1015');
  await page.getByLabel('Maximum Area').fill('1020');
  await page.getByLabel('Maximum Area').press('Tab');
  await expect(page.getByText('Results Found: 6')).toBeVisible();
  await expect(page).toHaveURL(/minTotalArea=1015&maxTotalArea=1020/);
});
