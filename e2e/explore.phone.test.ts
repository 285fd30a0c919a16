import { expect } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { results, slowDown, test } from './house-fixtures.ts';

test('the drawer takes the focus when it opens', async ({ page }) => {
  const scriptsRun = page.waitForRequest('**/api/PageView');
  await page.goto('/explore-properties/Houses-for-sale?type=100');
  await scriptsRun;
  await page.getByRole('button', { name: 'Filters' }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer).toBeVisible();
  await expect
    .poll(() => drawer.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
});

test('the drawer holds the focus, closes by Escape and gives the focus back', async ({
  page,
  houses,
}) => {
  await page.goto(houses);
  const button = page.getByRole('button', { name: 'Minimum Rooms' });
  const drawer = page.getByRole('dialog', { name: 'Filters' });

  await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible();
  await button.click();
  await expect(drawer).toBeVisible();
  await expect(page.getByLabel('Minimum Rooms')).toBeFocused();
  await expectAccessible(page);
  for (let presses = 0; presses < 20; presses++) await page.keyboard.press('Tab');
  await expect(results(page).first()).not.toBeFocused();
  await expect(page.locator('main > :not([inert])')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('a filter closes the drawer, and its button shows that it is set', async ({
  page,
  houses,
}) => {
  await page.goto(houses);
  const button = page.getByRole('button', { name: 'House Type' });

  await button.click();
  await page.getByLabel('House Type').selectOption({ label: 'Kothi' });
  await expect(page.getByText('Results Found: 11')).toBeVisible();
  await expect(page.getByLabel('House Type')).toBeHidden();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Budget' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expectAccessible(page);
});

test('the drawer stays open until both bounds are given', async ({ page, houses }) => {
  await page.goto(houses);
  await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible();
  await slowDown(page);

  await page.getByRole('button', { name: 'Total Area' }).click();
  await page.getByLabel('Minimum Area').pressSequentially('1015');
  await page.getByLabel('Maximum Area').tap();
  await page.getByLabel('Maximum Area').pressSequentially('1020', { delay: 200 });
  await expect(page.getByLabel('Maximum Area')).toHaveValue('1020');
  await page.getByLabel('Maximum Area').press('Tab');
  await expect(page.getByText('Results Found: 6')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toHaveCount(0);
  await expect(page).toHaveURL(/minTotalArea=1015&maxTotalArea=1020/);
});

test('the drawer stays open for a number that was refused, and shows that a search is under way', async ({
  page,
  houses,
}) => {
  await page.goto(houses);
  await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible();
  await slowDown(page);
  const drawer = page.getByRole('dialog', { name: 'Filters' });

  await page.getByRole('button', { name: 'Minimum Rooms' }).click();
  await page.getByLabel('Minimum Rooms').fill('300');
  await page.getByLabel('Minimum Rooms').press('Enter');
  await expect(page.getByRole('alert')).toHaveText('No of Rooms should be between 0 and 200');
  await expect(page.getByLabel('Minimum Rooms')).toHaveValue('0');
  await expect(page.getByLabel('Minimum Rooms')).toBeFocused();
  await expect(drawer).toHaveAttribute('aria-busy', 'false');
  // Its place is kept above the last fields, which must still be reached.
  await expect(drawer.getByRole('status')).toHaveCSS('pointer-events', 'none');
  await page.getByLabel('House Type').selectOption({ label: 'Kothi' });
  await expect(drawer.getByRole('status')).toHaveText('Loading...');
  await expect(drawer.getByRole('status')).toBeInViewport();
  await expect(drawer).toHaveAttribute('aria-busy', 'true');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByText('Results Found: 11')).toBeVisible();
});
