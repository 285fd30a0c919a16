import { expect, type Page, test } from '@playwright/test';

/** The views that a page sends, as they are sent. */
function sentViews(page: Page): { path: string; authorization: string | undefined }[] {
  const views: { path: string; authorization: string | undefined }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/PageView')) return;
    const { path } = request.postDataJSON();
    views.push({ path, authorization: request.headers().authorization });
  });
  return views;
}

test('every page that is looked at is counted once, moves inside the browser included', async ({
  page,
}) => {
  const views = sentViews(page);

  await page.goto('/home');
  await expect.poll(() => views.map((view) => view.path)).toEqual(['/home']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');

  await expect.poll(() => views.map((view) => view.path)).toEqual(['/home', '/about']);
  expect(views[0]?.authorization?.trim()).toBe('Bearer');
});

test('counting leaves no cookie and asks nobody else', async ({ page, context, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url());
  });

  await page.goto('/about');
  await page.waitForLoadState('networkidle');

  expect(await context.cookies()).toEqual([]);
  expect(foreign).toEqual([]);
});
