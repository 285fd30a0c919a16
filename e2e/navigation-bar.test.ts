import { expect, type Page, test } from '@playwright/test';
import { openWithScripts } from './open-with-scripts.ts';

test('opens the explore page of a chosen place and kind', { tag: '@both-widths' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/home');
  const places = page.getByRole('main').getByRole('search').getByLabel('Location');
  const place = await places.locator('option').nth(1).textContent();
  expect(place).toMatch(/^.+, .+$/);

  await places.selectOption(place);
  const slug = place?.replace(/[,\s-]+/g, '-');
  await expect(page).toHaveURL(
    new RegExp(`/explore-properties/properties-for-sale-in-${slug}\\?loc=\\d+$`),
  );

  if (isMobile) await page.getByRole('button', { name: 'Open search' }).click();
  const bar = page.getByRole('banner').getByRole('search');
  // The address changes before what is shown: a choice made sooner would be beside no place.
  await expect(bar.getByLabel('Location')).toHaveValue(/\d/);
  await bar.getByLabel('Property Type').selectOption('Shop');
  await expect(page).toHaveURL(
    new RegExp(`/explore-properties/Shops-for-sale-in-${slug}\\?loc=\\d+&type=400$`),
  );
});

test('moves the focus to results that the page shows without a document, and closes the search', {
  tag: '@both-widths',
}, async ({ page, isMobile }) => {
  await openWithScripts(page, '/explore-properties/properties-for-sale');
  if (isMobile) await page.getByRole('button', { name: 'Open search' }).click();
  const search = page.getByRole('banner').getByRole('search');

  await search.getByLabel('Property Type').selectOption('Shop');
  await expect(page).toHaveTitle(/^Shops for Sale/i);
  await expect(page.getByRole('main')).toBeFocused();
  if (isMobile) await expect(search).toBeHidden();
});

test('says which page of the menu is in sight', async ({ page }) => {
  await page.goto('/home');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const about = menu.getByRole('link', { name: 'About us' });
  await expect(about).not.toHaveAttribute('aria-current');

  await about.click();
  await expect(page).toHaveURL('/about');
  await expect(about).toHaveAttribute('aria-current', 'page');
  await expect(menu.locator('[aria-current]')).toHaveCount(1);
});

test('has one search line in sight on home and explore pages, elsewhere an icon on phones', {
  tag: '@both-widths',
}, async ({ page, isMobile }) => {
  const lines = async (path: string) => {
    await page.goto(path);
    const fields = page.getByLabel('Search', { exact: true }).filter({ visible: true });
    const line = page.locator('.search-line').filter({ visible: true });
    return [await fields.count(), await line.count()];
  };
  const explore = '/explore-properties/properties-for-sale';
  expect(await lines(explore)).toEqual(isMobile ? [0, 1] : [1, 0]);
  expect(await lines('/about')).toEqual(isMobile ? [0, 0] : [1, 0]);
  await page.goto('/home');
  await expect(page.getByRole('main').getByLabel('Search', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open search' })).toHaveCount(0);
});

test('does not navigate on arrow keys in a closed picker, but on the button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openWithScripts(page, '/home');
  const search = page.getByRole('main').getByRole('search');
  await search.getByLabel('Property Type').focus();
  await page.keyboard.press('ArrowDown');
  await expect(search.getByLabel('Property Type')).toHaveValue('100');
  await page.keyboard.press('ArrowDown');
  await expect(search.getByLabel('Property Type')).toHaveValue('200');
  await expect(page).toHaveURL('/home');

  await search.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/Plots-for-sale\?type=200/);
});

test('shows a logo of 40 px in the bar and 45 px in the footer', async ({ page }) => {
  await page.goto('/about');

  expect(await logoHeight(page, 'banner')).toBe(40);
  expect(await logoHeight(page, 'contentinfo')).toBe(45);
});

test('skips to the content by keyboard', async ({ page }) => {
  await page.goto('/home');

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

function logoHeight(page: Page, landmark: 'banner' | 'contentinfo') {
  return page
    .getByRole(landmark)
    .locator('svg')
    .first()
    .evaluate((logo) => logo.getBoundingClientRect().height);
}
