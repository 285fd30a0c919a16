import { expect, type Page, test } from '@playwright/test';
import { openWithScripts } from './open-with-scripts.ts';

test('moves a carousel by arrows (wide screens) and page marks', { tag: '@both-widths' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/home');
  const row = page.getByRole('region', { name: 'Fresh Listings' });
  const marks = row.getByRole('button', { name: /^Go to slide/ });

  await marks.nth(1).click();
  await expect(marks.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(marks.first()).toHaveAttribute('aria-current', 'false');

  if (isMobile) {
    await expect(row.getByRole('button', { name: 'Next slide' })).toBeHidden();
    return;
  }
  await row.getByRole('button', { name: 'Previous slide' }).click();
  await expect(marks.first()).toHaveAttribute('aria-current', 'true');
  await expect(row.getByRole('button', { name: 'Previous slide' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await row.getByRole('button', { name: 'Next slide' }).press('Enter');
  await expect(marks.nth(1)).toHaveAttribute('aria-current', 'true');
});

test('keeps a choice that is made before the scripts run', { tag: '@both-widths' }, async ({
  page,
}) => {
  await page.route('**/assets/entry.public*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/home', { waitUntil: 'commit' });
  await searchForm(page).getByLabel('Property Type').selectOption('Land');
  await expect(page).toHaveURL('/explore-properties/Lands-for-sale?type=300');
});

test('shows the loading overlay from a search until its results are there', async ({ page }) => {
  await openWithScripts(page, '/home');
  await expect(page.getByText('Loading...')).toBeHidden();
  // A page that another takes the place of can only be asked from within.
  await page.evaluate(() =>
    new MutationObserver(() => {
      const overlay = document.querySelector('[role="status"].overlay');
      if (overlay !== null) sessionStorage.setItem('overlay', overlay.textContent);
    }).observe(document.body, { childList: true, subtree: true }),
  );

  await searchForm(page).getByLabel('Property Type').selectOption('Plot');
  await expect(page).toHaveURL('/explore-properties/Plots-for-sale?type=200');
  expect(await page.evaluate(() => sessionStorage.getItem('overlay'))).toBe('Loading...');
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeHidden();
});

test('loads a listing as a document when its card is clicked', async ({ page }) => {
  await page.goto('/home');
  const card = page.getByRole('region', { name: 'Fresh Listings' }).getByRole('link').nth(1);
  await expect(card).toHaveAttribute('href', /^\/property-details\/.+-\d+$/);

  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await card.click();
  await expect(page).toHaveURL(/\/property-details\//);
  await expect(page.locator('html')).not.toHaveAttribute('data-same-document');
});

test('contacts no other host', async ({ page, baseURL }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await openWithScripts(page, '/home');
  await page.waitForLoadState('networkidle');

  expect([...asked]).toEqual([new URL(baseURL ?? '').origin]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows a complete home page, and searches by place and kind', {
    tag: '@both-widths',
  }, async ({ page }) => {
    await page.goto('/home');
    for (const name of ['Popular Listings', 'Fresh Listings', 'Houses', 'Lands', 'Plots', 'Shops'])
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next slide' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^View Property/ })).toHaveCount(2);
    const form = searchForm(page);

    await form.getByLabel('Property Type').selectOption('House');
    await form.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/explore-properties\/.*type=100/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('House');
  });
});

function searchForm(page: Page) {
  return page.getByRole('main').getByRole('search');
}
