import { expect, test } from '@playwright/test';

for (const address of ['/country', '/state', '/city', '/property']) {
  test(`${address} redirects a visitor to the log-in`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toHaveText('you are not authorized');
  });
}
