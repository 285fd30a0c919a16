import { expect, type Page } from '@playwright/test';
import { openBackOffice, test } from './staff-fixtures.ts';

const FORM = '**/assets/listing-dialog-*.js';

/** Holds the code of the form back until the returned function is called. */
async function holdForm(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(FORM, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

test('opens the form once that was asked for twice while its code was on its way', async ({
  staffPage: page,
}) => {
  const release = await holdForm(page);
  await openBackOffice(page, '/property');
  const add = page.getByRole('button', { name: 'Add Property' });
  await add.click();
  await expect(page.getByRole('complementary', { name: 'Loading' })).toHaveText('Loading…');
  await add.click();
  release();

  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(add).toBeFocused();
});

test('opens what was pressed last while its code was on its way', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
}) => {
  await insertListing({ title: `${uniqueWord} house` });
  const release = await holdForm(page);
  await openBackOffice(page, `/property?search=${uniqueWord}`);
  await page.getByRole('button', { name: `Edit ${uniqueWord} house` }).click();
  await page.getByRole('button', { name: `Delete ${uniqueWord} house` }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  release();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: `Edit ${uniqueWord} house` }).click();
  await expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue(`${uniqueWord} house`);
});

test('says that a form could not be loaded, and opens it on another try', async ({
  staffPage: page,
}) => {
  let failures = 0;
  await page.route(FORM, async (route) => {
    await route.abort();
    failures += 1;
  });
  await openBackOffice(page, '/property');
  // Once by itself, when the page has been shown, and once for the press.
  await expect.poll(() => failures).toBe(1);
  await page.getByRole('button', { name: 'Add Property' }).click();
  await expect.poll(() => failures).toBe(2);
  await expect(page.getByRole('alert')).toContainText('This could not be loaded. Nothing was lost');

  await page.unroute(FORM);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'New Property' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Loading' })).toHaveCount(0);
});

test('asks for the listings once, before the scripts have arrived', async ({ staffPage: page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/Property') asked.push(request.url());
  });
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto('/property?kind=house', { waitUntil: 'commit' });
  await expect.poll(() => asked.length).toBe(1);
  released.resolve();

  await page.getByRole('button', { name: 'Add Property' }).waitFor();
  await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible();
  expect(asked).toHaveLength(1);
});
