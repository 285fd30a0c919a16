import { expect } from '@playwright/test';
import { openNewListing } from './listing-form.ts';
import { openList, test } from './staff-fixtures.ts';

test('a toast leaves the button that closes a dialog in reach', async ({
  office: page,
  word,
  staff,
  insertListing,
}) => {
  await staff.request.post('/api/Country', { data: { name: word } });
  await insertListing({ title: `${word} house` });
  for (const [address, name] of [
    [`/property?search=${word}`, `${word} house`],
    [`/country?search=${word}`, word],
  ] as const) {
    await page.route('**/api/*', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await openList(page, address);
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^(Title|Name)/).fill(`${word} changed`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Something went wrong.!')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  }
});

test('the form of a listing says what it lacks once Save is wanted', async ({ office: page }) => {
  const dialog = await openNewListing(page);
  await dialog.getByLabel('Title').fill('House by the canal');
  const message = dialog.getByText(/^Please fill out the form correctly/);
  await expect(message).toBeHidden();
  await dialog.getByRole('button', { name: 'Save' }).tap({ force: true });
  await expect(message).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('Back closes a dialog and stays on the page; what was typed into a listing is kept', async ({
  office: page,
  word,
}) => {
  await openList(page, '/country');
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('link').click();
  await expect(page).toHaveURL(/sort=name/);
  await page.getByRole('button', { name: 'Add Country' }).click();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/sort=name/);
  await page.goBack();
  await expect(page).toHaveURL('/country');

  await page.goto('/home');
  const dialog = await openNewListing(page);
  await page.getByRole('dialog').press('Escape');
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('link').click();
  await expect(page).toHaveURL(/sort=title/);
  await page.getByRole('button', { name: 'Add Property' }).click();
  await dialog.getByLabel('Title').fill(word);
  await page.evaluate(() => history.back());
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/sort=title/);
  await expect(page.getByRole('region', { name: 'Not saved' })).toContainText(word);
});
