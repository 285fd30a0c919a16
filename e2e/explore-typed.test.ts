import { expect } from '@playwright/test';
import { test } from './house-fixtures.ts';

test('reads a budget as it is spoken, and says it in words', { tag: '@both-widths' }, async ({
  page,
  housesAddress,
  isMobile,
}) => {
  await page.goto(`/pa${housesAddress}`);
  await expect(page.getByRole('button', { name: 'ਹੋਰ ਵੇਖੋ' })).toBeVisible();

  if (isMobile) await page.getByRole('button', { name: 'ਬਜਟ' }).click();
  const max = page.getByLabel('ਵੱਧ ਤੋਂ ਵੱਧ ਬਜਟ');
  await max.fill('900000');
  await expect(max).toHaveAccessibleDescription('9 ਲੱਖ');
  await max.fill('੧੫ ਲੱਖ');
  await expect(max).toHaveAccessibleDescription('15 ਲੱਖ');
  await max.press('Enter');

  await expect(page.getByText('ਨਤੀਜੇ ਮਿਲੇ: 15')).toBeVisible();
  await expect(page).toHaveURL(/&maxBudget=1500000$/);
  await expect(max).toHaveValue('੧੫ ਲੱਖ');
});

test('reads an area in the unit that was typed or chosen', async ({
  page,
  housesAddress,
  isMobile,
}) => {
  await page.goto(housesAddress);
  await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible();
  const [min, unit] = [page.getByLabel('Minimum Area'), page.getByLabel('Unit of area')];

  if (isMobile) await page.getByRole('button', { name: 'Total Area' }).click();
  await min.fill('3.74 marla');
  await min.press('Enter');
  await expect(page.getByText('Results Found: 5')).toBeVisible();
  await expect(page).toHaveURL(/&minArea=3.74&areaUnit=marla$/);
  await expect(min).toHaveValue('3.74');
  await expect(unit).toHaveValue('marla');
  if (isMobile) await page.getByRole('button', { name: 'Total Area' }).click();
  await min.fill('1020');
  await unit.selectOption('sqft');
  await min.press('Enter');
  await expect(page.getByText('Results Found: 4')).toBeVisible();
  await expect(page).toHaveURL(/&minTotalArea=1020$/);
});
