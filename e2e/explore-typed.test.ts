import { expect } from '@playwright/test';
import { resultCards, test } from './house-fixtures.ts';

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

test('asks whether lakhs are meant', async ({ page, housesAddress }) => {
  await page.goto(`${housesAddress}&minBudget=20`);
  await expect(page.getByText('Results Found: 23')).toBeVisible();

  await page.getByRole('link', { name: 'Did you mean 20 lakh?' }).click();
  await expect(page.getByText('Results Found: 4')).toBeVisible();
  await expect(page).toHaveURL(/minBudget=2000000/);
  for (const [language, question] of [
    ['pa', 'ਕੀ ਤੁਹਾਡਾ ਮਤਲਬ 20 ਲੱਖ ਸੀ?'],
    ['hi', 'क्या आपका मतलब 20 लाख था?'],
  ] as const) {
    await page.goto(`/${language}${housesAddress}&minBudget=20`);
    await expect(page.getByRole('link', { name: question })).toHaveAttribute(
      'href',
      /minBudget=2000000/,
    );
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('carries on what was typed, in rupees', async ({ page, housesAddress, isMobile }) => {
    await page.goto(housesAddress);

    if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Minimum Budget').fill('15 लाख');
    await page.getByLabel('Maximum Budget').fill('0.2 crore');
    await page.getByLabel('Minimum Area').fill('3.7');
    await page.getByLabel('Unit of area').selectOption('marla');
    await page.getByRole('button', { name: 'Show results' }).click();

    await expect(page).toHaveURL(
      /&minBudget=1500000&maxBudget=2000000&sortByIndex=1&minArea=3.7&areaUnit=marla$/,
    );
    await expect(page.getByText('Results Found: 6')).toBeVisible();
    await expect(page.locator('[name=areaUnit]')).toHaveValue('marla');
  });

  test('keeps what was not understood, and says so', async ({ page, housesAddress }) => {
    await page.goto(`${housesAddress}&minBudget=45+lakhh`);

    await expect(page.getByRole('alert')).toHaveText(
      'Minimum Budget should be a number, such as 4500000 or 45 lakh',
    );
    await expect(page.locator('[name=minBudget]')).toHaveValue('45 lakhh');
    await expect(resultCards(page)).toHaveCount(10);
  });
});
