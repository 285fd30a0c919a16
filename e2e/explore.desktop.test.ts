import { expect } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { results, slowDown, test } from './house-fixtures.ts';

test('heading, count and the filters of the chosen type', async ({ page, houses, street }) => {
  await page.goto(houses);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `House in ${street.name}, Punjab`,
  );
  await expect(page.getByText('Results Found: 23')).toBeVisible();
  await expect(results(page)).toHaveCount(10);
  await expect(page.getByLabel('House Type')).toBeVisible();
  await expect(page.getByLabel('Irrigation Method')).toHaveCount(0);
  await page.goto(`/explore-properties/properties-for-sale?loc=${street.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Showing Results in ${street.name}, Punjab`,
  );
  await expect(page.getByLabel('House Type')).toHaveCount(0);
});

test('filters narrow the results, stand in the address and go back with it', async ({
  page,
  houses,
}) => {
  await page.goto(houses);

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

test('a budget is searched for when it is applied, if it makes sense', async ({ page, houses }) => {
  await page.goto(houses);
  const [min, max] = [page.getByLabel('Minimum Budget'), page.getByLabel('Maximum Budget')];

  await min.fill('-1');
  await min.press('Tab');
  await expect(page.getByRole('alert')).toHaveText('Minimum Budget should be greater than 0');
  await expect(min).toHaveValue('0');
  await min.fill('1500000');
  await max.fill('1000000');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(
    page.getByText('Maximum Budget should be greater than Minimum Budget'),
  ).toBeVisible();
  await expect(max).toHaveValue('');
  await expect(page.getByText('Results Found: 23')).toBeVisible();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Results Found: 9')).toBeVisible();
});

test('rooms and areas are corrected with a message that goes by itself', async ({
  page,
  houses,
}) => {
  await page.goto(houses);

  await page.getByLabel('Minimum Rooms').fill('201');
  await page.getByLabel('Minimum Rooms').press('Tab');
  await expect(page.getByRole('alert')).toHaveText('No of Rooms should be between 0 and 200');
  await expect(page.getByLabel('Minimum Rooms')).toHaveValue('0');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByLabel('Minimum Area').fill('1020');
  await page.getByLabel('Maximum Area').fill('1010');
  await page.getByLabel('Maximum Area').press('Tab');
  await expect(page.getByRole('alert')).toHaveText(
    'Maximum Area should be greater than Minimum Area',
  );
  await expect(page.getByLabel('Maximum Area')).toHaveValue('');
  await page.getByLabel('Maximum Area').press('Tab');
  await expect(page.getByText('Results Found: 4')).toBeVisible();
});

test('what is typed while an answer is under way stays', async ({ page, houses }) => {
  await page.goto(houses);
  await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible();
  await slowDown(page);

  await page.getByLabel('House Type').selectOption({ label: 'Kothi' });
  await page.getByLabel('Minimum Area').fill('1015');
  await page.getByLabel('Maximum Area').fill('1020');
  await expect(page.getByText('Results Found: 11')).toBeVisible();
  await expect(page.getByLabel('Minimum Area')).toHaveValue('1015');
  await expect(page.getByLabel('Maximum Area')).toHaveValue('1020');
  await page.getByLabel('Maximum Area').press('Tab');
  await expect(page.getByText('Results Found: 6')).toBeVisible();
});

test('a budget that was not applied stands in its fields and is not searched for', async ({
  page,
  houses,
}) => {
  await page.goto(houses);

  await page.getByLabel('Minimum Budget').fill('5000000');
  await page.getByLabel('Maximum Budget').fill('100');
  await page.getByLabel('House Type').selectOption({ label: 'Kothi' });
  await expect(page.getByText('Results Found: 11')).toBeVisible();
  await expect(page.getByLabel('Minimum Budget')).toHaveValue('5000000');
  await expect(page.getByLabel('Maximum Budget')).toHaveValue('100');
  await page.getByRole('link', { name: 'Clear All' }).click();
  await expect(page.getByLabel('Minimum Budget')).toHaveValue('');
});

test('sorting orders the results and begins anew', async ({ page, houses }) => {
  await page.goto(`${houses}&pageNumber=2`);

  await page.getByLabel('Sort by').selectOption('Price: Low to High');
  await expect(results(page).first()).toContainText('Rs. 100,000');
  await expect(page).not.toHaveURL(/pageNumber/);
  await page.getByLabel('Sort by').selectOption('Price: High to Low');
  await expect(results(page).first()).toContainText('Rs. 2,300,000');
});

test('Load More appends, and what it brought is there again on the way back from a listing', async ({
  page,
  houses,
}) => {
  await page.goto(houses);
  const more = page.getByText('Load More');

  await more.click();
  await expect(results(page)).toHaveCount(20);
  await more.click();
  await expect(results(page)).toHaveCount(23);
  await expect(more).toHaveCount(0);
  await results(page).last().click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await page.goBack();
  await expect(results(page)).toHaveCount(23);
  await expect(results(page).last()).toBeInViewport();
});

test('Load More says how many there are now and takes the focus to the first of them', async ({
  page,
  houses,
}) => {
  await page.goto(houses);
  const more = page.getByRole('button', { name: 'Load More' });
  const told = page.getByRole('main').getByText(/^Showing \d+ of/);
  await expect(more).toBeVisible();
  await slowDown(page);

  await more.press('Enter');
  await expect(page.getByRole('region', { name: /^House in/ })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await expect(results(page).nth(10)).toBeFocused();
  await expect(told).toHaveText('Showing 20 of 23');
  await expect(page.getByRole('region', { name: /^House in/ })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  await more.press('Enter');
  await expect(more).toHaveCount(0);
  await expect(results(page).nth(20)).toBeFocused();
  await expect(told).toHaveText('Showing 23 of 23');
});

test('a reload keeps what Load More brought, and the place in it', async ({ page, houses }) => {
  await page.goto(houses);
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(results(page)).toHaveCount(20);
  await results(page).nth(17).scrollIntoViewIfNeeded();

  await page.reload();
  await expect(results(page)).toHaveCount(20);
  await expect(results(page).nth(17)).toBeInViewport();
  await page.goto(houses);
  await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible();
  await expect(results(page)).toHaveCount(10);
});

test('a fetch that fails says so and leaves the page usable', async ({ page, houses }) => {
  await page.goto(houses);
  await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible();
  await page.route('**/*.data*', (route) => route.abort());

  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'ErrorSomething went wrong while fetching properties.!',
  );
  await expect(results(page)).toHaveCount(10);
  await page.getByLabel('Sort by').selectOption('Price: Low to High');
  await expect(page.getByLabel('Sort by')).toHaveValue('1');
  await expect(page).not.toHaveURL(/sortByIndex/);
  await page.getByLabel('House Type').selectOption({ label: 'Kothi' });
  await expect(page.getByLabel('House Type')).toHaveValue('');
  await expect(page).not.toHaveURL(/houseType/);
  await expect(page.getByRole('alert')).toHaveText(
    'ErrorSomething went wrong while fetching properties.!',
  );
  await expect(page.getByText('Results Found: 23')).toBeVisible();
  await page.unroute('**/*.data*');
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(results(page)).toHaveCount(20);
  await page.getByLabel('Sort by').selectOption('Price: Low to High');
  await expect(results(page).first()).toContainText('Rs. 100,000');
});

test('no results: says so and offers a way on', async ({ page, houses }) => {
  await page.goto(`${houses}&noOfRooms=150`);

  await expect(page.getByRole('heading', { name: 'Sorry.. No Results Found!' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Show without filters' }).click();
  await expect(page.getByText('Results Found: 23')).toBeVisible();
});

test('a page beyond the last leads to the first', async ({ page, houses }) => {
  await page.goto(`${houses}&pageNumber=9999`);

  await expect(page.getByRole('link', { name: 'Show without filters' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to the first page' }).click();
  await expect(results(page)).toHaveCount(10);
});

test('junk in the address is ignored', async ({ page, houses }) => {
  const response = await page.goto(
    `${houses}&minBudget=lots&pageNumber=-4&sortByIndex=9&noOfRooms=%00&houseType[]=2`,
  );

  expect(response?.status()).toBe(200);
  await expect(page.getByText('Results Found: 23')).toBeVisible();
});

test('only place and type make a page that search engines list', async ({
  page,
  houses,
  street,
}) => {
  const robots = page.locator('meta[name=robots]');
  const canonical = page.locator('link[rel=canonical]');
  const own = new RegExp(`\\?loc=${street.id}&type=100$`);

  await page.goto(houses);
  await expect(robots).toHaveCount(0);
  await expect(canonical).toHaveAttribute('href', own);
  await page.goto(`${houses}&minBudget=5&sortByIndex=2`);
  await expect(robots).toHaveAttribute('content', 'noindex,follow');
  await expect(canonical).toHaveAttribute('href', own);
});

test('the search button of the bar keeps the filters while place and type are unchanged', async ({
  page,
  houses,
}) => {
  await page.goto(`${houses}&houseType=2`);
  await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible();
  const search = page.getByRole('search').first();

  await search.getByRole('button', { name: 'Search' }).click();
  await search.getByLabel('Property Type').selectOption('Shop');
  await expect(page).toHaveURL(/type=400$/);
  await page.goBack();
  await expect(page).toHaveURL(/type=100&houseType=2/);
  await expect(page.getByText('Results Found: 11')).toBeVisible();
});

test('no heading comes before that of the page', async ({ page, houses }) => {
  await page.goto(houses);

  expect(
    await page
      .locator('h1, h2, h3')
      .first()
      .evaluate((heading) => heading.tagName),
  ).toBe('H1');
});
