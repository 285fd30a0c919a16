import { expect } from '@playwright/test';
import { fillListing, findListings, openNewListing } from './listing-form.ts';
import { photoFile, test } from './staff-fixtures.ts';

const SLOW = 'The connection is slow. Nothing is lost: the form is still being sent.';
const GIVEN_UP = 'The server cannot be reached. Nothing was lost';

test('gives up a save without an answer, and stores the listing once at the next save', async ({
  staffPage: page,
  uniqueWord,
  place,
  staff,
}) => {
  test.slow();
  await page.clock.install();
  const dialog = await openNewListing(page);
  await fillListing(dialog, 'Plot', uniqueWord, place);
  // The listing is stored, but the answer is lost.
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
  expect(await findListings(staff, uniqueWord)).toHaveLength(1);
});

test('gives up an upload without progress', async ({ staffPage: page, uniqueWord, place }) => {
  test.slow();
  await page.clock.install();
  const dialog = await openNewListing(page);
  await fillListing(dialog, 'Plot', uniqueWord, place);
  await dialog.getByLabel('Thumbnail').setInputFiles(await photoFile('#336699'));
  await page.route('**/upload-thumbnail', () => {});
  const upload = page.waitForRequest('**/upload-thumbnail');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('button', { name: /^Saving… \d+ %$/ })).toBeInViewport();
  // The photograph is prepared first; its upload must begin before the clock advances.
  await upload;
  await page.clock.fastForward(8000);
  await expect(dialog.getByRole('alert')).toHaveText(SLOW);
  await page.clock.fastForward(61_000);
  await expect(dialog.getByRole('alert')).toContainText(GIVEN_UP);
});

test('shows no error for a cancelled upload', async ({ staffPage: page, uniqueWord, place }) => {
  const dialog = await openNewListing(page);
  await fillListing(dialog, 'Plot', uniqueWord, place);
  await dialog.getByLabel('Thumbnail').setInputFiles(await photoFile('#336699'));
  await page.route('**/upload-thumbnail', () => {});
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: /^Saving… \d+ %$/ }).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('region', { name: 'Not saved' })).toContainText(
    'The picture of a listing was not saved',
  );
  await expect(page.getByText('Something went wrong.!')).toHaveCount(0);
});
