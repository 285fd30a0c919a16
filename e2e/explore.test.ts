import { expect } from '@playwright/test';
import { clickBelow } from './click-below.ts';
import { resultCards, test } from './house-fixtures.ts';

test.use({ javaScriptEnabled: false });

test('filters, sorts and pages without JavaScript', { tag: '@both-widths' }, async ({
  page,
  housesAddress,
  isMobile,
}) => {
  await page.goto(housesAddress);

  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('House Type').selectOption({ label: 'Kothi' });
  await page.getByLabel('Minimum Budget').fill('1500000');
  await page.getByRole('button', { name: 'Show results' }).click();
  await expect(page.getByText('Results Found: 9')).toBeVisible();
  expect([...new URL(page.url()).searchParams].filter(([, value]) => value === '')).toEqual([]);
  await page.goto(housesAddress);
  await page.getByLabel('Sort by').selectOption('Price: Low to High');
  await page.getByRole('button', { name: 'Sort' }).click();
  await expect(resultCards(page).first()).toContainText('Rs. 100,000');
  await clickBelow(page.getByRole('link', { name: 'Load More' }));
  await expect(resultCards(page).first()).toContainText('Rs. 1,100,000');
  await expect(page.getByText('Results 11 to 20 of 23')).toBeVisible();
  await page.getByRole('link', { name: 'Previous results' }).click();
  await expect(resultCards(page).first()).toContainText('Rs. 100,000');
});

test('keeps a filter without a field while others change', async ({
  page,
  housesAddress,
  isMobile,
}) => {
  await page.goto(`${housesAddress}&minArea=1&areaUnit=marla`);

  if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('House Type').selectOption({ label: 'Kothi' });
  await page.getByRole('button', { name: 'Show results' }).click();

  await expect(page).toHaveURL(/[?&]minArea=1&areaUnit=marla/);
});

test('shows broken filter rules without JavaScript', async ({ page, housesAddress }) => {
  await page.goto(`${housesAddress}&minTotalArea=500&maxTotalArea=400&noOfRooms=201`);

  await expect(page.locator('[name=minTotalArea]')).toHaveValue('500');
  await expect(page.locator('[name=maxTotalArea]')).toHaveValue('');
  await expect(page.locator('[name=noOfRooms]')).toHaveValue('');
  await expect(page.getByRole('alert')).toContainText(
    'Maximum Area should be greater than Minimum Area',
  );
  await expect(page.getByRole('alert')).toContainText('No of Rooms should be between 0 and 200');
});
