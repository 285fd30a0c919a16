import { expect, type Page } from '@playwright/test';
import { expectAlert, noteAlerts } from './alerts-said.ts';
import { resultCards, test } from './house-fixtures.ts';
import { openWithScripts } from './open-with-scripts.ts';

const FAILED = 'ErrorSomething went wrong while fetching properties.!';

test.beforeEach(({ page }) => noteAlerts(page));

const failDataRequests = (page: Page) => page.route('**/*.data*', (route) => route.abort());
const restoreDataRequests = (page: Page) => page.unroute('**/*.data*');

/** Waits for the page marks, which need scripts: before, a link loads a document. */
async function openHome(page: Page) {
  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'Go to slide 1' }).first()).toBeVisible();
}

test('shows an error and a retry, not "no results", when results cannot be fetched', async ({
  page,
  city,
}) => {
  await openHome(page);
  await failDataRequests(page);
  const { name } = city;

  await page
    .getByRole('main')
    .getByRole('search')
    .getByLabel('Location')
    .selectOption(`${name}, Punjab`);
  await expectAlert(page, FAILED);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Properties in ${name}, Punjab`);
  await expect(
    page.getByRole('heading', { level: 2, name: 'The results could not be loaded' }),
  ).toBeVisible();
  await expect(page.getByText('Results Found')).toHaveCount(0);
  await expect(page.getByText('No Results Found')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`loc=${city.id}`));
  const failedAgain = page.waitForEvent('requestfailed', (request) => /\.data/.test(request.url()));
  await page.getByRole('link', { name: 'Try again' }).click();
  await failedAgain;
  await expect(
    page.getByRole('heading', { name: 'The results could not be loaded' }),
  ).toBeVisible();
  await restoreDataRequests(page);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText('Results Found: 23')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Showing Results in ${name}, Punjab`,
  );
  await expect(page.getByRole('main')).toBeFocused();
});

test('shows the error in the language of the page', async ({ page, city }) => {
  await openWithScripts(page, '/pa/about');
  await failDataRequests(page);

  await page.getByRole('search').getByLabel('ਸ਼ਹਿਰ').selectOption(`${city.name}, Punjab`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${city.name}, Punjab ਵਿੱਚ ਜਾਇਦਾਦਾਂ`,
  );
  await expect(page.getByRole('heading', { name: 'ਨਤੀਜੇ ਲੋਡ ਨਹੀਂ ਹੋ ਸਕੇ' })).toBeVisible();
  await restoreDataRequests(page);
  await page.getByRole('link', { name: 'ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ' }).click();
  await expect(page.getByText('ਨਤੀਜੇ ਮਿਲੇ: 23')).toBeVisible();
  await expect(page).toHaveURL(/\/pa\//);
});

test('blames the connection when a page cannot be reached', async ({ page, housesAddress }) => {
  await page.goto(housesAddress);
  await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible();
  await failDataRequests(page);

  const field = page.getByRole('banner').getByLabel('Search', { exact: true });
  await field.fill('shop');
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The page could not be loaded');
  await expect(page.getByRole('main')).toContainText('Please look at your connection');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveTitle(/^Shops for Sale/i);
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
