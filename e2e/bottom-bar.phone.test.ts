import { expect } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
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

test('says how many enquiries are new, on their icon and to those who listen', async ({
  staffPage: page,
}) => {
  const counts = { toConfirm: 0, drafts: 0, withoutPhoto: 0, inTrash: 0, followUpsDue: 0 };
  let newEnquiries = 120;
  await page.route('**/api/Today', (route) => route.fulfill({ json: { ...counts, newEnquiries } }));
  await page.goto('/country');
  const link = page
    .getByRole('navigation', { name: 'Back-office' })
    .getByRole('link', { name: 'Enquiries', exact: true });
  await expect(link).toHaveAccessibleDescription('120 new');
  await expect(link.getByText('99+')).toBeVisible();
  await expectAccessible(page);

  newEnquiries = 0;
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(link).not.toHaveAccessibleDescription(/new/);
  await expect(link.getByText('99+')).toBeHidden();
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
