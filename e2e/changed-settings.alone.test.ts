import { expect } from '@playwright/test';
import { test } from './staff-fixtures.ts';

test('an open tab shows changed settings at its next page and when it is looked at again', async ({
  staffPage: page,
  staff,
}) => {
  const before = await (await staff.request.get('/api/Settings')).json();
  const rename = (businessName: string | null) =>
    staff.request.put('/api/Settings', { data: { businessName } });
  try {
    await page.goto('/today');
    const home = page.getByRole('link', { name: /, home$/ }).first();
    await expect(home).toHaveAccessibleName(`${before.businessName}, home`);
    await rename('Green Fields');
    await page.getByRole('link', { name: 'Properties' }).click();
    await expect(home).toHaveAccessibleName('Green Fields, home');
    // The click may have loaded a document, whose scripts bring the rows.
    await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible();

    await rename('Wide Fields');
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(home).toHaveAccessibleName('Wide Fields, home');
    await expect(page).toHaveTitle(/Wide Fields/);
  } finally {
    await rename(null);
  }
});
