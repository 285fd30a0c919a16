// Moves within the site whose data cannot be fetched.
import { expect, type Page } from '@playwright/test';
import { results, test } from './house-fixtures.ts';

const loseData = (page: Page) => page.route('**/*.data*', (route) => route.abort());
const findData = (page: Page) => page.unroute('**/*.data*');

/** The page marks come with the scripts; before them a link loads a document. */
async function openHome(page: Page) {
  await page.goto('/home');
  await expect(page.getByRole('button', { name: 'Go to slide 1' }).first()).toBeVisible();
}

test('results that cannot be fetched are not called none, and can be tried again', async ({
  page,
  street,
}) => {
  await openHome(page);
  await loseData(page);
  const { name } = street;

  await page.getByRole('search').first().getByLabel('Location').selectOption(`${name}, Punjab`);
  await expect(page.getByRole('alert')).toHaveText(
    'ErrorSomething went wrong while fetching properties.!',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Properties in ${name}, Punjab`);
  await expect(
    page.getByRole('heading', { level: 2, name: 'The results could not be loaded' }),
  ).toBeVisible();
  await expect(page.getByText('Results Found')).toHaveCount(0);
  await expect(page.getByText('No Results Found')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`loc=${street.id}`));
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(
    page.getByRole('heading', { name: 'The results could not be loaded' }),
  ).toBeVisible();
  await findData(page);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText('Results Found: 23')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Showing Results in ${name}, Punjab`,
  );
  await expect(page.getByRole('main')).toBeFocused();
});

test('a page that could not be reached is not called a failure of ours', async ({
  page,
  houses,
}) => {
  await page.goto(houses);
  await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible();
  await loseData(page);

  await page.getByRole('banner').getByRole('link', { name: /home$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The page could not be loaded');
  await expect(page.getByRole('main')).toContainText('Please look at your connection');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveTitle(/^DK Property/);
});

test('searches that fail leave no trace in the history', async ({ page, houses }) => {
  await page.goto('/about');
  await page.goto(houses);
  await page.getByLabel('House Type').selectOption({ label: 'Kothi' });
  await expect(page.getByText('Results Found: 11')).toBeVisible();
  await loseData(page);

  for (const sort of ['Price: Low to High', 'Price: High to Low']) {
    await page.getByLabel('Sort by').selectOption(sort);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Sort by')).toHaveValue('1');
    await expect(page).not.toHaveURL(/sortByIndex/);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  // The way back fails too, and neither entry is lost by it.
  await page.goBack();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page).toHaveURL(/houseType=2/);
  await expect(page.getByText('Results Found: 11')).toBeVisible();
  await findData(page);
  await page.goBack();
  await expect(page.getByText('Results Found: 23')).toBeVisible();
  await expect(results(page)).toHaveCount(10);
  await expect(page).not.toHaveURL(/houseType/);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});
