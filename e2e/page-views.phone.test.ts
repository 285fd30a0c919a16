import { expect, type Page, test } from '@playwright/test';
import { openWithScripts } from './open-with-scripts.ts';

function recordPageViews(page: Page): { path: string; authorization: string | undefined }[] {
  const views: { path: string; authorization: string | undefined }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/PageView')) return;
    const { path } = request.postDataJSON();
    views.push({ path, authorization: request.headers().authorization });
  });
  return views;
}

test('counts every page view once, of results that the page itself shows too', async ({ page }) => {
  const views = recordPageViews(page);

  await page.goto('/home');
  await expect.poll(() => views.map((view) => view.path)).toEqual(['/home']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => views.map((view) => view.path)).toEqual(['/home', '/about']);

  await page.getByRole('button', { name: 'Open search' }).click();
  const search = page.getByRole('banner').getByRole('search');
  await search.getByLabel('Property Type').selectOption('Shop');
  await expect(page).toHaveURL('/explore-properties/Shops-for-sale?type=400');
  const shops = '/explore-properties/Shops-for-sale';
  await expect.poll(() => views.map((view) => view.path)).toEqual(['/home', '/about', shops]);
  expect(views[0]?.authorization?.trim()).toBe('Bearer');
});

test('sets no cookie and contacts no other host', async ({ page, context, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url());
  });

  await openWithScripts(page, '/about');
  await page.waitForLoadState('networkidle');

  expect(await context.cookies()).toEqual([]);
  expect(foreign).toEqual([]);
});
