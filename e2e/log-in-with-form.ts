import type { Page } from '@playwright/test';
import { STAFF } from './staff-account.ts';

export async function logInWithForm(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('User Name').fill(STAFF.userName);
  await page.getByLabel('Password').fill(STAFF.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('/home');
}
