import { expect } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { resultCards, test } from './house-fixtures.ts';

test('rows say what wide screens have room for, and call', async ({ page, housesAddress }) => {
  await page.goto(housesAddress);
  const row = page.getByRole('article').first();

  await expect(row).toContainText('per marla');
  await expect(row).toContainText(/Posted on \d+ \w{3} \d{4}/);
  await expect(row.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+91\d{10}$/);
  await expect(row.getByRole('link', { name: 'Call' })).toHaveAccessibleDescription(
    'House with number 23',
  );
  await expect(row.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/91\d{10}\?text=.*number%2023.*%2Fp%2F\d+$/,
  );
  await expectAccessible(page);
});

test('a quick step searches together with what was typed', async ({ page, housesAddress }) => {
  await page.goto(housesAddress);
  await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible();

  await page.getByLabel('Minimum Budget').fill('8 lakh');
  await page.getByRole('link', { name: 'Up to 20 lakh' }).click();
  await expect(page.getByText('Results Found: 13')).toBeVisible();
  await expect(page).toHaveURL(/minBudget=800000&maxBudget=2000000$/);
  await expect(page.getByLabel('Maximum Budget')).toHaveValue('20 lakh');
  await expect(resultCards(page)).toHaveCount(10);
});
