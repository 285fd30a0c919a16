// What a rule of the filters refuses is corrected where it stands, and searches for nothing.
import { expect, type Page } from '@playwright/test';
import { test } from './house-fixtures.ts';

/** Opens a page, waits for its scripts, and answers the searches that it runs from then on. */
async function open(page: Page, address: string) {
  const scriptsRun = page.waitForRequest('**/api/PageView');
  await page.goto(address);
  await scriptsRun;
  const addresses: string[] = [];
  page.on('request', (request) => request.url().includes('.data') && addresses.push(request.url()));
  return addresses;
}

test('rooms that make no sense are reset where they stand; the next choice searches without them', async ({
  page,
  houses,
}) => {
  const ran = await open(page, `${houses}&noOfRooms=4`);
  const rooms = page.getByLabel('Minimum Rooms');

  for (const [text, key] of [
    ['300', 'Tab'],
    ['-3', 'Tab'],
    ['300', 'Enter'],
  ] as const) {
    await rooms.fill(text);
    await rooms.press(key);
    await expect(page.getByRole('alert')).toHaveText('No of Rooms should be between 0 and 200');
    await expect(rooms).toHaveValue('0');
    await expect(rooms).toBeFocused();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  expect(ran).toEqual([]);
  await expect(page).toHaveURL(/noOfRooms=4/);
  await page.getByLabel('House Type').selectOption({ label: 'Kothi' });
  await expect(page.getByText('Results Found: 11')).toBeVisible();
  await expect(page).not.toHaveURL(/noOfRooms/);
});

test('areas that make no sense wait for the visitor, who may leave by pointer or keyboard', async ({
  page,
  houses,
}) => {
  const ran = await open(page, `${houses}&minTotalArea=1015`);
  const [min, max] = [page.getByLabel('Minimum Area'), page.getByLabel('Maximum Area')];

  await min.fill('-5');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('alert')).toHaveText('Minimum Area should be greater than 0');
  await expect(min).toHaveValue('0');
  await min.fill('1020');
  await max.fill('1010');
  await max.press('Tab');
  await expect(page.getByText('Maximum Area should be greater than Minimum Area')).toBeVisible();
  await expect(max).toHaveValue('');
  await expect(max).toBeFocused();
  expect(ran).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByText('Results Found: 4')).toBeVisible();
});

test('the press of Apply that a rule refused searches for nothing, the next one does', async ({
  page,
  houses,
}) => {
  const ran = await open(page, houses);

  const min = page.getByLabel('Minimum Budget');

  await min.fill('-1');
  await page.getByLabel('Maximum Budget').fill('1000000');
  await expect(min).toHaveValue('0');
  await min.fill('-1');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Minimum Budget should be greater than 0')).toBeVisible();
  await expect(min).toBeFocused();
  expect(ran).toEqual([]);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('Results Found: 10')).toBeVisible();
});

test('a number that nobody can read is put back with a word about it', async ({ page, houses }) => {
  const ran = await open(page, `${houses}&minBudget=1500000`);
  const min = page.getByLabel('Minimum Budget');

  for (const text of ['5e', '-']) {
    await min.fill('');
    await min.pressSequentially(text);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByRole('alert')).toHaveText('Minimum Budget should be a number');
    await expect(min).toHaveValue('1500000');
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  await page.getByLabel('Minimum Rooms').pressSequentially('e');
  await page.getByLabel('Minimum Rooms').press('Tab');
  await expect(page.getByRole('alert')).toHaveText('No of Rooms should be a number');
  expect(ran).toEqual([]);
  await min.fill('');
  await min.pressSequentially('2,000,000');
  await min.press('Enter');
  await expect(page.getByText('Results Found: 4')).toBeVisible();
  await expect(page).toHaveURL(/minBudget=2000000/);
});
