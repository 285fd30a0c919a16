import { expect } from '@playwright/test';
import { fillListing, listings, openNewListing } from './listing-form.ts';
import { photograph, test } from './staff-fixtures.ts';

const SLOW = 'The connection is slow. Nothing is lost: the form is still being sent.';
const GIVEN_UP = 'The server cannot be reached. Nothing was lost';

test('a save that is not answered is given up, and the next one stores the listing once', async ({
  office: page,
  word,
  place,
  staff,
}) => {
  test.slow();
  await page.clock.install();
  const dialog = await openNewListing(page);
  await fillListing(dialog, 'Plot', word, place);
  // The listing is stored, and nobody hears of it.
  const stored = Promise.withResolvers<void>();
  await page.route('**/api/Property', async (route) => {
    await route.fetch();
    stored.resolve();
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await stored.promise;
  await page.clock.fastForward(8000);
  await expect(dialog.getByRole('alert')).toHaveText(SLOW);
  await page.clock.fastForward(30_000);
  await expect(dialog.getByRole('alert')).toContainText(GIVEN_UP);
  await page.unroute('**/api/Property');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Data saved successfully!')).toBeVisible();
  expect(await listings(staff, word)).toHaveLength(1);
});

test('an upload that does not move is given up', async ({ office: page, word, place }) => {
  test.slow();
  await page.clock.install();
  const dialog = await openNewListing(page);
  await fillListing(dialog, 'Plot', word, place);
  await dialog.getByLabel('Thumbnail').setInputFiles(await photograph('#336699'));
  await page.route('**/upload-thumbnail', () => {});
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('button', { name: /^Saving… \d+ %$/ })).toBeInViewport();
  await page.clock.fastForward(8000);
  await expect(dialog.getByRole('alert')).toHaveText(SLOW);
  await page.clock.fastForward(61_000);
  await expect(dialog.getByRole('alert')).toContainText(GIVEN_UP);
});

test('an upload that is cancelled is no error', async ({ office: page, word, place }) => {
  const dialog = await openNewListing(page);
  await fillListing(dialog, 'Plot', word, place);
  await dialog.getByLabel('Thumbnail').setInputFiles(await photograph('#336699'));
  await page.route('**/upload-thumbnail', () => {});
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: /^Saving… \d+ %$/ }).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('region', { name: 'Not saved' })).toContainText(
    'The picture of a listing was not saved',
  );
  await expect(page.getByText('Something went wrong.!')).toHaveCount(0);
});
