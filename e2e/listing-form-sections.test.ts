import { expect } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import {
  fillFields,
  fillListing,
  findField,
  findListings,
  openListing,
  openNewListing,
} from './listing-form.ts';
import { test } from './staff-fixtures.ts';

test('a unit chosen beside a number belongs to it, and Ctrl and Enter save', async ({
  staffPage: page,
  staff,
  uniqueWord,
  place,
}) => {
  const dialog = await openNewListing(page);
  await fillListing(dialog, 'Plot', uniqueWord, place);
  const area = findField(dialog, 'Total Area');
  await area.fill('10');
  await expect(area).toHaveAccessibleDescription(/^10 sq ft\. Another unit\?/);
  await area.fill('');
  await dialog.getByLabel('Measured in').selectOption('marla');
  await area.fill('10');
  await expect(area).toHaveValue('10');
  await expect(area).toHaveAccessibleDescription('2,723 sq ft');
  await area.blur();
  await expect(area).toHaveValue('10 marla');
  const price = findField(dialog, 'Price');
  await price.fill('45');
  await dialog.getByLabel('Counted in').selectOption('lakh');
  await expect(price).toHaveValue('45 lakh');
  await expect(price).toHaveAccessibleDescription('Rs. 4,500,000 · 45 lakh');

  await price.press('Control+Enter');
  await expect(dialog).toBeHidden();
  const [stored] = await findListings(staff, uniqueWord);
  expect(stored).toMatchObject({
    price: 4_500_000,
    areaAs: { value: 10, unit: 'marla' },
    plot: { totalArea: 2722.5 },
  });
});

test('sections fold by hand alone, say what they hold, and open for what is missing', {
  tag: '@both-widths',
}, async ({ staffPage: page, uniqueWord, insertListing }) => {
  await insertListing({ title: uniqueWord });
  const dialog = await openListing(page, uniqueWord);
  const what = dialog.getByRole('button', { name: /^What it is/ });
  await what.click();
  await expect(findField(dialog, 'Title')).toBeHidden();
  await expect(what).toContainText(uniqueWord);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: `Edit ${uniqueWord}` }).click();
  await expect(findField(dialog, 'Price')).toBeVisible();
  await expect(what).toHaveAttribute('aria-expanded', 'false');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  const added = await openNewListing(page);
  await expect(findField(added, 'Title')).toBeVisible();
  await added.getByRole('button', { name: /^What it is/ }).click();
  await fillFields(added, { Price: '1' });
  await added.getByRole('button', { name: 'Save' }).click({ force: true });
  await added.getByRole('button', { name: 'Property Type', exact: true }).click();
  await expect(findField(added, 'Property Type')).toBeFocused();
});
