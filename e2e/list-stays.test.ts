import { expect } from '@playwright/test';
import { layoutShifts, watchLayoutShifts } from './layout-shifts.ts';
import { fillFields, openNewListing } from './listing-form.ts';
import { test } from './staff-fixtures.ts';

test('an offer of a draft moves no row, however late its code comes', async ({
  staffPage: page,
  uniqueWord,
}) => {
  const dialog = await openNewListing(page);
  await fillFields(dialog, { 'Property Type': 'Plot', Title: uniqueWord });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('region', { name: 'Not saved' })).toContainText(uniqueWord);

  await page.route('**/assets/{back-office,draft-offers}-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await watchLayoutShifts(page);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Not saved' })).toContainText(uniqueWord);
  await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
});
