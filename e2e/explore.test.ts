import { expect } from '@playwright/test';
import { expectAlert, noteAlerts } from './alerts-said.ts';
import { clickBelow } from './click-below.ts';
import { expectAccessible } from './expect-accessible.ts';
import { resultCards, slowDownSearches, test } from './house-fixtures.ts';

test.beforeEach(({ page }) => noteAlerts(page));

test('narrows the results, puts filters into the address and undoes them on Back', async ({
  page,
  housesAddress,
}) => {
  await page.goto(housesAddress);

  await page.getByLabel('House Type').selectOption({ label: 'Kothi' });
  await expect(page.getByText('Results Found: 11')).toBeVisible();
  await expect(page).toHaveURL(/houseType=2/);
  await page.getByLabel('Minimum Rooms').fill('20');
  await page.getByLabel('Minimum Rooms').press('Tab');
  await expect(page.getByText('Results Found: 4')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Results Found: 11')).toBeVisible();
  await expect(page.getByLabel('Minimum Rooms')).toHaveValue('');
  await page.getByRole('link', { name: 'Clear All' }).click();
  await expect(page.getByText('Results Found: 23')).toBeVisible();
  await expect(page.getByLabel('House Type')).toHaveValue('');
});

test('searches for a valid budget when it is applied', async ({ page, housesAddress }) => {
  await page.goto(housesAddress);
  const [min, max] = [page.getByLabel('Minimum Budget'), page.getByLabel('Maximum Budget')];

  await min.fill('-1');
  await min.press('Tab');
  await expectAlert(page, 'Minimum Budget should be greater than 0');
  await expect(min).toHaveValue('0');
  await min.fill('1500000');
  await max.fill('1000000');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expectAlert(page, 'Maximum Budget should be greater than Minimum Budget');
  await expect(max).toHaveValue('');
  await expect(page.getByText('Results Found: 23')).toBeVisible();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Results Found: 9')).toBeVisible();
});

test('corrects invalid rooms and areas with a message that disappears', async ({
  page,
  housesAddress,
}) => {
  await page.goto(housesAddress);

  await page.getByLabel('Minimum Rooms').fill('201');
  await page.getByLabel('Minimum Rooms').press('Tab');
  await expectAlert(page, 'No of Rooms should be between 0 and 200');
  await expect(page.getByLabel('Minimum Rooms')).toHaveValue('0');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByLabel('Minimum Area').fill('1020');
  await page.getByLabel('Maximum Area').fill('1010');
  await page.getByLabel('Maximum Area').press('Tab');
  await expectAlert(page, 'Maximum Area should be greater than Minimum Area');
  await expect(page.getByLabel('Maximum Area')).toHaveValue('');
  await page.getByLabel('Maximum Area').press('Tab');
  await expect(page.getByText('Results Found: 4')).toBeVisible();
});

test('keeps what is typed while a search is running', async ({ page, housesAddress }) => {
  await page.goto(housesAddress);
  await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible();
  await slowDownSearches(page);

  await page.getByLabel('House Type').selectOption({ label: 'Kothi' });
  await page.getByLabel('Minimum Area').fill('1015');
  await page.getByLabel('Maximum Area').fill('1020');
  await expect(page.getByText('Results Found: 11')).toBeVisible();
  await expect(page.getByLabel('Minimum Area')).toHaveValue('1015');
  await expect(page.getByLabel('Maximum Area')).toHaveValue('1020');
  await page.getByLabel('Maximum Area').press('Tab');
  await expect(page.getByText('Results Found: 6')).toBeVisible();
});

test('keeps what is typed in the moment after a choice', async ({ page, housesAddress }) => {
  await page.goto(housesAddress);
  await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible();
  await slowDownSearches(page);

  await page.getByLabel('House Type').evaluate(
    (choice: HTMLSelectElement, minimum) => {
      choice.value = '2';
      choice.dispatchEvent(new Event('change', { bubbles: true }));
      if (minimum instanceof HTMLInputElement) minimum.value = '1015';
    },
    await page.getByLabel('Minimum Area').elementHandle(),
  );

  await expect(page.getByText('Results Found: 11')).toBeVisible();
  await expect(page.getByLabel('Minimum Area')).toHaveValue('1015');
});

test('counts a typed budget in the next search, and says what is wrong with it', async ({
  page,
  housesAddress,
}) => {
  await page.goto(housesAddress);

  await page.getByLabel('Minimum Budget').fill('20 lakh');
  await page.getByLabel('Maximum Budget').fill('1 lakh');
  await page.getByLabel('House Type').selectOption({ label: 'Kothi' });
  await expectAlert(page, 'Maximum Budget should be greater than Minimum Budget');
  await expect(page.getByText('Results Found: 4')).toBeVisible();
  await expect(page).toHaveURL(/minBudget=2000000&houseType=2$/);
  await expect(page.getByLabel('Minimum Budget')).toHaveValue('20 lakh');
  await expect(page.getByLabel('Maximum Budget')).toHaveValue('1 lakh');
  await page.getByRole('link', { name: 'Clear All' }).click();
  await expect(page.getByLabel('Minimum Budget')).toHaveValue('');
});

test('sorts the results and goes back to the first page', async ({ page, housesAddress }) => {
  await page.goto(`${housesAddress}&pageNumber=2`);

  await page.getByLabel('Sort by').selectOption('Price: Low to High');
  await expect(resultCards(page).first()).toContainText('Rs. 100,000');
  await expect(page).not.toHaveURL(/pageNumber/);
  await page.getByLabel('Sort by').selectOption('Price: High to Low');
  await expect(resultCards(page).first()).toContainText('Rs. 2,300,000');
});

test('appends results on Load More, and restores them on Back from a listing', async ({
  page,
  housesAddress,
}) => {
  await page.goto(housesAddress);
  const more = page.getByText('Load More');

  await clickBelow(more);
  await expect(resultCards(page)).toHaveCount(20);
  await clickBelow(more);
  await expect(resultCards(page)).toHaveCount(23);
  await expect(more).toHaveCount(0);
  await resultCards(page).last().click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await page.goBack();
  await expect(resultCards(page)).toHaveCount(23);
  await expect(resultCards(page).last()).toBeInViewport();
});

test('announces the new count on Load More, and focuses the first new result', async ({
  page,
  housesAddress,
}) => {
  await page.goto(housesAddress);
  const more = page.getByRole('button', { name: 'Load More' });
  const shownCount = page.getByRole('main').getByText(/^Showing \d+ of/);
  await expect(more).toBeVisible();
  await slowDownSearches(page);

  await more.press('Enter');
  await expect(page.getByRole('region', { name: /^House in/ })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await expect(resultCards(page).nth(10)).toBeFocused();
  await expect(shownCount).toHaveText('Showing 20 of 23');
  await expect(page.getByRole('region', { name: /^House in/ })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  await more.press('Enter');
  await expect(more).toHaveCount(0);
  await expect(resultCards(page).nth(20)).toBeFocused();
  await expect(shownCount).toHaveText('Showing 23 of 23');
});

test('keeps appended results and the scroll position on reload', async ({
  page,
  housesAddress,
}) => {
  await page.goto(housesAddress);
  await clickBelow(page.getByRole('button', { name: 'Load More' }));
  await expect(resultCards(page)).toHaveCount(20);
  await resultCards(page).nth(17).scrollIntoViewIfNeeded();

  await page.reload();
  await expect(resultCards(page)).toHaveCount(20);
  await expect(resultCards(page).nth(17)).toBeInViewport();
  await page.goto(housesAddress);
  await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible();
  await expect(resultCards(page)).toHaveCount(10);
});

test('shows an error and stays usable when a fetch fails', async ({ page, housesAddress }) => {
  await page.goto(housesAddress);
  await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible();
  await page.route('**/*.data*', (route) => route.abort());

  await clickBelow(page.getByRole('button', { name: 'Load More' }));
  await expectAlert(page, 'ErrorSomething went wrong while fetching properties.!');
  await expect(resultCards(page)).toHaveCount(10);
  await page.getByLabel('Sort by').selectOption('Price: Low to High');
  await expect(page.getByLabel('Sort by')).toHaveValue('1');
  await expect(page).not.toHaveURL(/sortByIndex/);
  // While it is shown, the same is not said again.
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByLabel('House Type').selectOption({ label: 'Kothi' });
  await expect(page.getByLabel('House Type')).toHaveValue('');
  await expect(page).not.toHaveURL(/houseType/);
  await expectAlert(page, 'ErrorSomething went wrong while fetching properties.!');
  await expect(page.getByText('Results Found: 23')).toBeVisible();
  await page.unroute('**/*.data*');
  await clickBelow(page.getByRole('button', { name: 'Load More' }));
  await expect(resultCards(page)).toHaveCount(20);
  await page.getByLabel('Sort by').selectOption('Price: Low to High');
  await expect(resultCards(page).first()).toContainText('Rs. 100,000');
});

test('says that there are no results, and offers a search without filters', async ({
  page,
  housesAddress,
}) => {
  await page.goto(`${housesAddress}&noOfRooms=150`);

  await expect(page.getByRole('heading', { name: 'Sorry.. No Results Found!' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Show without filters' }).click();
  await expect(page.getByText('Results Found: 23')).toBeVisible();
});

test('keeps the filters on the search button of the bar, until place or kind change', async ({
  page,
  housesAddress,
}) => {
  await page.goto(`${housesAddress}&houseType=2`);
  await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible();
  const search = page.getByRole('banner').getByRole('search');

  await search.getByRole('button', { name: 'Search' }).click();
  await search.getByLabel('Property Type').selectOption('Shop');
  await expect(page).toHaveURL(/type=400$/);
  await page.goBack();
  await expect(page).toHaveURL(/type=100&houseType=2/);
  await expect(page.getByText('Results Found: 11')).toBeVisible();
});
