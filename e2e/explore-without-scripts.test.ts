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
