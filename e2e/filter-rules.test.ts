import { expect, type Page } from '@playwright/test';
import { expectAlert, noteAlerts } from './alerts-said.ts';
import { test } from './house-fixtures.ts';
import { openWithScripts } from './open-with-scripts.ts';

test.beforeEach(({ page }) => noteAlerts(page));

/** Opens a page, waits for its scripts, and returns the addresses of all later searches. */
async function openAndRecordSearches(page: Page, address: string) {
  await openWithScripts(page, address);
  const addresses: string[] = [];
  page.on('request', (request) => request.url().includes('.data') && addresses.push(request.url()));
  return addresses;
}

test('resets an invalid number of rooms without searching; the next search leaves it out', async ({
  page,
  housesAddress,
}) => {
  const searches = await openAndRecordSearches(page, `${housesAddress}&noOfRooms=4`);
  const rooms = page.getByLabel('Minimum Rooms');

  for (const [text, key] of [
    ['300', 'Tab'],
    ['-3', 'Tab'],
    ['300', 'Enter'],
  ] as const) {
    await rooms.fill(text);
    await rooms.press(key);
    await expectAlert(page, 'No of Rooms should be between 0 and 200');
    await expect(rooms).toHaveValue('0');
    await expect(rooms).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  expect(searches).toEqual([]);
  await expect(page).toHaveURL(/noOfRooms=4/);
  await page.getByLabel('House Type').selectOption({ label: 'Kothi' });
  await expect(page.getByText('Results Found: 11')).toBeVisible();
  await expect(page).not.toHaveURL(/noOfRooms/);
});

test('corrects invalid areas, whether left by pointer or by keyboard, without searching', async ({
  page,
  housesAddress,
}) => {
  const searches = await openAndRecordSearches(page, `${housesAddress}&minTotalArea=1015`);
  const [min, max] = [page.getByLabel('Minimum Area'), page.getByLabel('Maximum Area')];

  await min.fill('-5');
  await page.getByRole('heading', { level: 1 }).click();
  await expectAlert(page, 'Minimum Area should be greater than 0');
  await expect(min).toHaveValue('0');
  await min.fill('1020');
  await max.fill('1010');
  await max.press('Tab');
  await expectAlert(page, 'Maximum Area should be greater than Minimum Area');
  await expect(max).toHaveValue('');
  await expect(max).toBeFocused();
  expect(searches).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByText('Results Found: 4')).toBeVisible();
});

test('does not search when Apply is refused by a rule, and searches at the next press', async ({
  page,
  housesAddress,
}) => {
  const searches = await openAndRecordSearches(page, housesAddress);

  const min = page.getByLabel('Minimum Budget');

  await min.fill('-1');
  await page.getByLabel('Maximum Budget').fill('1000000');
  await expect(min).toHaveValue('0');
  await min.fill('-1');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expectAlert(page, 'Minimum Budget should be greater than 0');
  await expect(min).toBeFocused();
  expect(searches).toEqual([]);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Results Found: 10')).toBeVisible();
});

test('keeps what cannot be read, says so, and does not search', async ({ page, housesAddress }) => {
  const searches = await openAndRecordSearches(page, `${housesAddress}&minBudget=1500000`);
  const min = page.getByLabel('Minimum Budget');

  for (const text of ['5e', '45 lakhh']) {
    await min.fill('');
    await min.pressSequentially(text);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expectAlert(page, 'Minimum Budget should be a number, such as 4500000 or 45 lakh');
    await expect(min).toHaveValue(text);
    await expect(min).toBeFocused();
    await expect(min).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await page.getByLabel('Minimum Rooms').pressSequentially('e');
  await page.getByLabel('Minimum Rooms').press('Tab');
  await expectAlert(page, 'No of Rooms should be a number');
  expect(searches).toEqual([]);
  await min.fill('');
  await min.pressSequentially('2,000,000');
  await min.press('Enter');
  await expect(page.getByText('Results Found: 4')).toBeVisible();
  await expect(page).toHaveURL(/minBudget=2000000/);
});
