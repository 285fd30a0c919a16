import { expect, type Page } from '@playwright/test';
import { resultCards, test } from './house-fixtures.ts';

const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });

test('shows what was searched for, each part removable by one tap', async ({ page, city }) => {
  await page.goto(
    `/explore-properties/search?loc=${city.id}&q=${encodeURIComponent('kothi under 15 lakh number')}`,
  );

  await expect(chips(page).getByRole('listitem')).toHaveText([
    city.name,
    'House',
    '≤ 15 lakh',
    'Kothi',
    '“number”',
  ]);
  await expect(page.getByText('Showing listings that mention “number”')).toBeVisible();
  await expect(page.getByText('Results Found: 3')).toBeVisible();
  await chips(page).getByRole('link', { name: 'Remove ≤ 15 lakh' }).click();
  await expect(page.getByText('Results Found: 11')).toBeVisible();
  await chips(page).getByRole('link', { name: 'Remove “number”' }).click();
  await expect(page).not.toHaveURL(/[?&]q=/);
  await chips(page).getByRole('link', { name: 'Remove Kothi' }).click();
  await expect(page.getByText('Results Found: 23')).toBeVisible();
  await chips(page).getByRole('link', { name: 'Remove House' }).click();
  await expect(page).toHaveURL(/properties-for-sale-in-.*\?loc=\d+$/);
});

test('a chip leads to its field beside the results', async ({ page, housesAddress, city }) => {
  await page.goto(`${housesAddress}&maxBudget=1500000&houseType=2`);
  await expect(page.getByText('Results Found: 3')).toBeVisible();

  await chips(page).getByRole('button', { name: 'Kothi' }).click();
  await expect(page.getByLabel('House Type')).toBeFocused();
  await chips(page).getByRole('button', { name: '≤ 15 lakh' }).click();
  await expect(page.getByLabel('Maximum Budget')).toBeFocused();
  await chips(page).getByRole('button', { name: city.name }).click();
  await expect(page.getByLabel('Location')).toBeFocused();
  await expect(page.locator(':popover-open')).toHaveCount(0);
});

test('offers to drop the one filter that costs most', async ({ page, housesAddress }) => {
  await page.goto(`${housesAddress}&noOfRooms=22&houseType=3`);

  await page.getByRole('link', { name: 'Without “No of Rooms: 22+”: 12 houses' }).click();
  await expect(page.getByText('Results Found: 12')).toBeVisible();
  await expect(page).not.toHaveURL(/noOfRooms/);
});

test('parts the words of a result for screen readers', async ({ page, housesAddress, city }) => {
  await page.goto(housesAddress);

  await expect(resultCards(page).first()).toHaveAccessibleName(
    new RegExp(
      `23 lakh ?, Rs\\. 2,300,000 .*1023 sqft ?, ${city.name}, Punjab House with number 23`,
    ),
  );
});
