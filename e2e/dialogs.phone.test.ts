import { expect } from '@playwright/test';
import { findField, openListing, openNewListing } from './listing-form.ts';
import { openBackOffice, test } from './staff-fixtures.ts';

test('does not cover the Close button of a dialog with a toast', async ({
  staffPage: page,
  uniqueWord,
  staff,
  insertListing,
}) => {
  await staff.request.post('/api/Country', { data: { name: uniqueWord } });
  await insertListing({ title: `${uniqueWord} house` });
  for (const [address, name] of [
    [`/property?search=${uniqueWord}`, `${uniqueWord} house`],
    [`/country?search=${uniqueWord}`, uniqueWord],
  ] as const) {
    await page.route('**/api/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await openBackOffice(page, address);
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^(Title|Name)/).fill(`${uniqueWord} changed`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Something went wrong.!')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    // A listing is kept as a draft instead.
    if (address.startsWith('/country'))
      await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
  }
});

test('says what the listing form lacks when Save is tapped', async ({ staffPage: page }) => {
  const dialog = await openNewListing(page);
  await dialog.getByLabel('Title').fill('House by the canal');
  const message = dialog.getByText(/^Please fill out the form correctly/);
  await expect(message).toBeHidden();
  await dialog.getByRole('button', { name: 'Save' }).tap({ force: true });
  await expect(message).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('says that a field of the listing form is wrong once it is left', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
}) => {
  const title = `${uniqueWord} kothi`;
  await insertListing({ title });
  const dialog = await openListing(page, title);
  const price = findField(dialog, 'Price');
  await price.fill('abc');
  await price.blur();
  await expect(dialog.getByText(/^Please fill out the form correctly/)).toBeInViewport();
  await dialog.getByRole('button', { name: 'Show me' }).tap();
  await expect(price).toBeFocused();
  await expect(dialog.getByText('Please enter a price, for example')).toBeInViewport({ ratio: 1 });
});

test('closes a dialog on Back, stays on the page and keeps the draft', async ({
  staffPage: page,
  uniqueWord,
}) => {
  await openBackOffice(page, '/country');
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('link').click();
  await expect(page).toHaveURL(/sort=name/);
  await page.getByRole('button', { name: 'Add Country' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/sort=name/);
  await page.goBack();
  await expect(page).toHaveURL('/country');

  await page.goto('/home');
  const dialog = await openNewListing(page);
  await page.getByRole('dialog').press('Escape');
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  await page.getByLabel('Sort by').selectOption('Title');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/sort=title/);
  await page.getByRole('button', { name: 'Add Property' }).click();
  await dialog.getByLabel('Title').fill(uniqueWord);
  await page.evaluate(() => history.back());
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/sort=title/);
  await expect(page.getByRole('region', { name: 'Not saved' })).toContainText(uniqueWord);
});
