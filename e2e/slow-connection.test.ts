import { expect } from '@playwright/test';
import { fillListing, findListings, openListing, openNewListing } from './listing-form.ts';
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

test('gives up an upload without progress, and sends the same again', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
}) => {
  test.slow();
  await page.clock.install();
  const { title } = await insertListing({ title: `${uniqueWord} plot` });
  const dialog = await openListing(page, title);
  await page.route('**/images', () => {});
  const upload = page.waitForRequest('**/images');
  await dialog.getByLabel('Thumbnail').setInputFiles(await photoFile('#336699'));
  // The photograph is prepared first; its upload must begin before the clock advances.
  const { 'idempotency-key': key } = (await upload).headers();
  await expect(dialog.getByRole('progressbar', { name: 'Sending photograph 1' })).toBeVisible();
  const again = page.waitForRequest('**/images');
  await page.clock.fastForward(61_000);
  // It waits a second before it repeats.
  await page.clock.runFor(2000);
  expect((await again).headers()['idempotency-key']).toBe(key);
  await expect(dialog.getByText('1 photograph is on the way.')).toBeVisible();
});

test('goes on with an upload whose form was closed, and shows no error', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
  staff,
}) => {
  const { title } = await insertListing({ title: `${uniqueWord} plot` });
  const dialog = await openListing(page, title);
  const sending = Promise.withResolvers<void>();
  await page.route('**/images', async (route) => {
    await sending.promise;
    await route.continue();
  });
  await dialog.getByLabel('Thumbnail').setInputFiles(await photoFile('#336699'));
  await dialog.getByRole('progressbar', { name: 'Sending photograph 1' }).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Photographs on their way' })).toContainText(
    '1 photograph on its way',
  );
  sending.resolve();
  await expect.poll(async () => (await findListings(staff, uniqueWord))[0]?.imageCount).toBe(1);
  await expect(page.getByText('Something went wrong.!')).toHaveCount(0);
});
