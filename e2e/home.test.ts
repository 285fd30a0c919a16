import { expect, type Page, test } from '@playwright/test';
import { clickBelow } from './click-below.ts';
import { openWithScripts } from './open-with-scripts.ts';

const ROWS = ['Popular Listings', 'Fresh Listings', 'Houses', 'Lands', 'Plots', 'Shops'];

test('shows the sections in their order', async ({ page }) => {
  await page.goto('/home');

  const headings = await page.locator('main').getByRole('heading', { level: 2 }).allTextContents();
  const [firstFeatured, popular, fresh, places, houses, lands, secondFeatured, ...rest] = headings;
  expect([popular, fresh, places, houses, lands]).toEqual([
    'Popular Listings',
    'Fresh Listings',
    'Top Locations',
    'Houses',
    'Lands',
  ]);
  expect(rest).toEqual(['Plots', 'Shops', 'Sell Property', 'Buy Property']);
  await expect(page.getByRole('article', { name: firstFeatured ?? '' }).first()).toBeVisible();
  await expect(page.getByRole('article', { name: secondFeatured ?? '' }).last()).toBeVisible();
});

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
  await page.route('**/assets/entry.client*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/home', { waitUntil: 'commit' });
  await visiblePickers(page).getByLabel('Property Type').selectOption('Land');
  await expect(page).toHaveURL('/explore-properties/Lands-for-sale?type=300');
});

test('groups the places of the pickers by district, in the language of the page', async ({
  page,
}) => {
  for (const [home, districts] of [
    ['/home', ['Jalandhar district', 'Hoshiarpur district']],
    ['/pa/home', ['ਜ਼ਿਲ੍ਹਾ ਜਲੰਧਰ', 'ਜ਼ਿਲ੍ਹਾ ਹੁਸ਼ਿਆਰਪੁਰ']],
    ['/hi/home', ['ज़िला जालंधर', 'ज़िला होशियारपुर']],
  ] as const) {
    await page.goto(home);
    const groups = page.locator('select[name=loc]').first().locator('optgroup');
    const labels = await groups.evaluateAll((all) =>
      all.map((group) => Reflect.get(group, 'label')),
    );
    expect(labels.slice(0, 2)).toEqual(districts);
    await expect(groups.first().locator('option[value="1"]')).toHaveCount(1);
  }
});

test('shows the loading overlay for client-side navigation only', async ({ page }) => {
  const seen = Promise.withResolvers<void>();
  await page.route('**/*.data*', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Go to slide 1' }).first()).toBeVisible();
  await expect(page.getByText('Loading...')).toBeHidden();

  await visiblePickers(page).getByLabel('Property Type').selectOption('Plot');
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  seen.resolve();
  await expect(page).toHaveURL('/explore-properties/Plots-for-sale?type=200');
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

test('links sellers to the phone and buyers to all listings', async ({ page }) => {
  await page.goto('/home');

  await expect(page.getByRole('link', { name: 'Contact us', exact: true })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  );
  await clickBelow(page.getByRole('link', { name: 'Find Now' }));
  await expect(page).toHaveURL('/explore-properties/properties-for-sale');
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

  test('shows a complete home page', async ({ page }) => {
    await page.goto('/home');

    for (const name of ROWS)
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next slide' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^View Property/ })).toHaveCount(2);
  });

  test('searches with the pickers', { tag: '@both-widths' }, async ({ page }) => {
    await page.goto('/home');
    const pickers = visiblePickers(page);

    await pickers.getByLabel('Property Type').selectOption('House');
    await pickers.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/explore-properties\/.*type=100/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('House');
  });
});

/** In the bar on wide screens, below the search box on small ones. */
function visiblePickers(page: Page) {
  return page.getByRole('search', { name: 'Place and kind' }).first();
}
