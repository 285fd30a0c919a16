import { expect, test } from '@playwright/test';

test('the menu of small screens closes when the keyboard leaves it', async ({ page }) => {
  const scriptsRun = page.waitForRequest('**/api/PageView');
  await page.goto('/about');
  await scriptsRun;
  await page.getByRole('button', { name: 'Menu' }).click();
  const last = page.getByRole('link', { name: 'YouTube channel' });
  await last.focus();
  await page.keyboard.press('Tab');

  await expect(last).toBeHidden();
  await expect(page.locator(':focus')).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu of small screens opens and closes', async ({ page }) => {
    await page.goto('/about');

    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shops' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Shops' }),
    ).toBeHidden();
  });
});
