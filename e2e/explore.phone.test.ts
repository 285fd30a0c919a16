import { expect } from '@playwright/test';
import { expectAlert, noteAlerts } from './alerts-said.ts';
import { expectAccessible } from './expect-accessible.ts';
import { resultCards, slowDownSearches, test } from './house-fixtures.ts';
import { openWithScripts } from './open-with-scripts.ts';

test.beforeEach(({ page }) => noteAlerts(page));

test('moves the focus into the drawer when it opens', async ({ page }) => {
  await openWithScripts(page, '/explore-properties/Houses-for-sale?type=100');
  await page.getByRole('button', { name: 'Filters' }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer).toBeVisible();
  await expect
    .poll(() => drawer.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true);
});

test('keeps the focus in the drawer, closes it on Escape and returns the focus', async ({
  page,
  housesAddress,
}) => {
  await page.goto(housesAddress);
  const button = page.getByRole('button', { name: 'Minimum Rooms' });
  const drawer = page.getByRole('dialog', { name: 'Filters' });

  await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible();
  await button.click();
  await expect(drawer).toBeVisible();
  await expect(page.getByLabel('Minimum Rooms')).toBeFocused();
  await expectAccessible(page);
  for (let presses = 0; presses < 20; presses++) await page.keyboard.press('Tab');
  await expect(resultCards(page).first()).not.toBeFocused();
  await expect(page.locator('main > :not([inert])')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('closes the drawer after a filter, and marks its button as set', async ({
  page,
  housesAddress,
}) => {
  await page.goto(housesAddress);
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

test('keeps the drawer open until both bounds are given', async ({ page, housesAddress }) => {
  await page.goto(housesAddress);
  await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible();
  await slowDownSearches(page);

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

test('keeps the drawer open for a refused number, and shows a running search', async ({
  page,
  housesAddress,
}) => {
  await page.goto(housesAddress);
  await expect(page.getByRole('button', { name: 'Load More' })).toBeVisible();
  await slowDownSearches(page);
  const drawer = page.getByRole('dialog', { name: 'Filters' });

  await page.getByRole('button', { name: 'Minimum Rooms' }).click();
  await page.getByLabel('Minimum Rooms').fill('300');
  await page.getByLabel('Minimum Rooms').press('Enter');
  await expectAlert(page, 'No of Rooms should be between 0 and 200');
  await expect(page.getByLabel('Minimum Rooms')).toHaveValue('0');
  await expect(page.getByLabel('Minimum Rooms')).toBeFocused();
  await expect(drawer).toHaveAttribute('aria-busy', 'false');
  // It lies over the last fields, which must stay reachable.
  await expect(drawer.getByRole('status')).toHaveCSS('pointer-events', 'none');
  await page.getByLabel('House Type').selectOption({ label: 'Kothi' });
  await expect(drawer.getByRole('status')).toHaveText('Loading...');
  await expect(drawer.getByRole('status')).toBeInViewport();
  await expect(drawer).toHaveAttribute('aria-busy', 'true');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByText('Results Found: 11')).toBeVisible();
});
