import { expect, test } from '@playwright/test';
import { openWithScripts } from './open-with-scripts.ts';

test('closes the menu when the focus leaves it', async ({ page }) => {
  await openWithScripts(page, '/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  const last = page.getByRole('link', { name: 'YouTube channel' });
  await last.focus();
  await page.keyboard.press('Tab');

  await expect(last).toBeHidden();
  await expect(page.locator(':focus')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opens and closes the menu', async ({ page }) => {
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

test('closes the menu of a page that is left', async ({ page }) => {
  await openWithScripts(page, '/home');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menu).toBeVisible();

  // What a browser keeps of a page that is left cannot be seen here: it is switched off.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect(menu).toBeHidden();
});
