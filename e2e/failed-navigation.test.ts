import { expect, type Page } from '@playwright/test';
import { expectAlert, noteAlerts } from './alerts-said.ts';
import { resultCards, test } from './house-fixtures.ts';
import { openWithScripts } from './open-with-scripts.ts';

const FAILED = 'ErrorSomething went wrong while fetching properties.!';

test.beforeEach(({ page }) => noteAlerts(page));

const failDataRequests = (page: Page) => page.route('**/*.data*', (route) => route.abort());
const restoreDataRequests = (page: Page) => page.unroute('**/*.data*');

test('says so in the language of the page, and keeps the results in sight', async ({
  page,
  housesAddress,
}) => {
  await openWithScripts(page, `/pa${housesAddress}`);
  await expect(page.getByText('ਨਤੀਜੇ ਮਿਲੇ: 23')).toBeVisible();
  await failDataRequests(page);

  const search = page.getByRole('banner').getByRole('search');
  await search.getByLabel('ਕਿਸਮ').selectOption({ index: 0 });
  await expectAlert(page, 'ਗ਼ਲਤੀਜਾਇਦਾਦਾਂ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕੀਆਂ।');
  await expect(page.getByText('ਨਤੀਜੇ ਮਿਲੇ: 23')).toBeVisible();
  await expect(page).toHaveURL(/type=100/);
  await expect(search.getByLabel('ਕਿਸਮ')).toHaveValue('100');
  await restoreDataRequests(page);
  await search.getByLabel('ਕਿਸਮ').selectOption({ index: 2 });
  await expect(page).toHaveURL(/\/pa\/.*type=200/);
});

test('adds no history entries for failed searches', async ({ page, housesAddress }) => {
  await page.goto('/about');
  await page.goto(housesAddress);
  await page.getByLabel('House Type').selectOption({ label: 'Kothi' });
  await expect(page.getByText('Results Found: 11')).toBeVisible();
  await failDataRequests(page);

  for (const sort of ['Price: Low to High', 'Price: High to Low']) {
    await page.getByLabel('Sort by').selectOption(sort);
    await expectAlert(page, FAILED);
    await expect(page.getByLabel('Sort by')).toHaveValue('1');
    await expect(page).not.toHaveURL(/sortByIndex/);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await page.goBack();
  await expectAlert(page, FAILED);
  await expect(page).toHaveURL(/houseType=2/);
  await expect(page.getByText('Results Found: 11')).toBeVisible();
  await restoreDataRequests(page);
  await page.goBack();
  await expect(page.getByText('Results Found: 23')).toBeVisible();
  await expect(resultCards(page)).toHaveCount(10);
  await expect(page).not.toHaveURL(/houseType/);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
