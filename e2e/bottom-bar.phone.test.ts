import { expect } from '@playwright/test';
import { test } from './staff-fixtures.ts';

test('keeps every control of the bottom bar in sight and large enough for a thumb', async ({
  staffPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/property');
  const navigation = page.getByRole('navigation', { name: 'Back-office' });
  const controls = navigation.getByRole('link').or(navigation.getByRole('button'));
  await expect(controls).toHaveCount(5);
  for (const control of await controls.all()) {
    await expect(control).toBeInViewport({ ratio: 1 });
    const box = await control.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

test('never wraps a name of the bottom bar', async ({ staffPage: page }) => {
  await page.goto('/property');
  const controls = page.locator('.bottom-bar .bottom-link');
  await expect(controls).toHaveCount(5);
  for (const width of [320, 360, 390, 767]) {
    await page.setViewportSize({ width, height: 700 });
    const heights = await controls.evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(Math.max(...heights), `at ${width} pixels`).toBeLessThanOrEqual(64);
    const overflow = await controls.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
    expect(overflow, `at ${width} pixels`).toEqual([]);
  }
});

test('opens a new property with one tap from any page', async ({ staffPage: page }) => {
  await page.goto('/today');
  await page.getByRole('link', { name: 'New property' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Property' });
  await expect(dialog.getByLabel('Property Type')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/property');
});
