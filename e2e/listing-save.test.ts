import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import {
  fillFields,
  fillListing,
  findField,
  findListings,
  openListing,
  openNewListing,
} from './listing-form.ts';
import { STAFF } from './staff-account.ts';
import { photoFile, test } from './staff-fixtures.ts';

test('repeats an interrupted upload without adding a second listing', async ({
  staffPage: page,
  uniqueWord,
  place,
  staff,
}) => {
  test.slow();
  const dialog = await openNewListing(page);
  await fillListing(dialog, 'House', uniqueWord, place);
  await dialog.getByLabel('Thumbnail').setInputFiles(await photoFile('#884422'));
  await page.route('**/images', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Data saved successfully!')).toBeVisible();
  await expect(page.getByText('Something went wrong.!')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Photographs on their way' })).toContainText(
    '1 photograph on its way',
  );

  const edited = await openListing(page, uniqueWord);
  await expect(edited.getByRole('img', { name: 'Chosen: IMG_0001.jpg' })).toBeVisible();
  await fillFields(edited, { Price: '5000000' });
  await expectAccessible(page);
  await page.unroute('**/images');
  await edited.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Data updated successfully!')).toBeVisible();
  await expect
    .poll(() => findListings(staff, uniqueWord))
    .toMatchObject([
      { price: 5_000_000, imageUrl: expect.stringContaining('/Resources/Images/'), imageCount: 1 },
    ]);
});

test('stores a listing once when its answer is lost and the page is reloaded', async ({
  staffPage: page,
  uniqueWord,
  place,
  staff,
}) => {
  test.slow();
  const dialog = await openNewListing(page);
  await fillListing(dialog, 'House', uniqueWord, place);
  await page.route('**/api/Property', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The server cannot be reached.');
  await page.unroute('**/api/Property');

  await page.reload();
  await page
    .getByRole('region', { name: 'Not saved' })
    .getByRole('button', { name: 'Continue' })
    .click();
  await fillFields(dialog, { Price: '4600000' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Data saved successfully!')).toBeVisible();
  expect(await findListings(staff, uniqueWord)).toMatchObject([{ price: 4_600_000 }]);
});

test('sends the photo by itself when its upload is interrupted and the page is reloaded', async ({
  staffPage: page,
  uniqueWord,
  place,
  staff,
}) => {
  test.slow();
  const dialog = await openNewListing(page);
  await fillListing(dialog, 'House', uniqueWord, place);
  await dialog.getByLabel('Thumbnail').setInputFiles(await photoFile('#448822'));
  const upload = page.waitForRequest('**/images');
  await page.route('**/images', () => {});
  await dialog.getByRole('button', { name: 'Save' }).click();
  await upload;
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Photographs on their way' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Not saved' })).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute('**/images');
  await page.reload();
  await expect
    .poll(() => findListings(staff, uniqueWord))
    .toMatchObject([{ imageUrl: expect.stringContaining('/Resources/Images/'), imageCount: 1 }]);
});

test('stores a listing once when the page is left while saving', async ({
  staffPage: page,
  uniqueWord,
  place,
  staff,
}) => {
  test.slow();
  const dialog = await openNewListing(page);
  await fillListing(dialog, 'Plot', uniqueWord, place);
  const stored = Promise.withResolvers<void>();
  await page.route('**/api/Property', async (route) => {
    await route.fetch();
    stored.resolve();
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await stored.promise;
  await page.reload();
  await page.unroute('**/api/Property');

  const offer = page.getByRole('region', { name: 'Not saved' });
  await expect(offer).toContainText('A new listing may not have been saved');
  await offer.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Data saved successfully!')).toBeVisible();
  expect(await findListings(staff, uniqueWord)).toHaveLength(1);
});

test('keeps the next form open when the closed one is saved', async ({
  staffPage: page,
  uniqueWord,
  place,
}) => {
  const dialog = await openNewListing(page);
  await fillListing(dialog, 'Plot', uniqueWord, place);
  const sent = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/Property', async (route) => {
    sent.resolve();
    await answer.promise;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await sent.promise;
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add Property' }).click();
  await fillFields(dialog, { Title: `${uniqueWord} second` });
  answer.resolve();
  await expect(page.getByText('Data saved successfully!')).toBeVisible();
  await expect(findField(dialog, 'Title')).toHaveValue(`${uniqueWord} second`);
  await expect(page.getByRole('region', { name: 'Not saved' })).toHaveCount(0);
});

test('shows conflicting changes of two editors before saving', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
  staff,
}) => {
  const title = `${uniqueWord} house`;
  const { id } = await insertListing({ title, price: 2_500_000 });
  const dialog = await openListing(page, title);
  const [theirs] = await findListings(staff, uniqueWord);
  await staff.request.put('/api/Property', { data: { ...theirs, price: 3_000_000, roadSize: 22 } });

  await fillFields(dialog, { Price: '2000000', Description: 'Newly painted.' });
  await dialog.getByRole('button', { name: 'Save' }).click();

  const difference = dialog.getByRole('region', { name: 'Changed meanwhile' });
  await expect(difference.getByRole('alert')).toContainText(
    `${STAFF.userName} has changed this listing since you opened it.`,
  );
  await expect(difference).toBeInViewport();
  await expect(difference).toContainText('Road/Street Size: 22 ft');
  await expect(difference.getByLabel('Yours: 2,000,000 Rs.')).toBeChecked();
  await expectAccessible(page);
  await difference.getByLabel('Theirs: 3,000,000 Rs.').check();
  await expect(findField(dialog, 'Price')).toHaveValue('3000000');
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByText('Data updated successfully!')).toBeVisible();
  expect(await findListings(staff, uniqueWord)).toMatchObject([
    { id, price: 3_000_000, roadSize: 22, description: 'Newly painted.' },
  ]);
});

test('offers to add a listing as a new one when it was removed meanwhile', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
  staff,
}) => {
  const title = `${uniqueWord} house`;
  const { id } = await insertListing({ title });
  const dialog = await openListing(page, title);
  await staff.removeListing(id);
  await fillFields(dialog, { Price: '4000000' });
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(dialog.getByRole('alert')).toContainText(
    'This record is no longer there: somebody has removed it.',
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add as a new listing' }).click();

  await expect(page.getByText('Data saved successfully!')).toBeVisible();
  const [stored, ...more] = await findListings(staff, uniqueWord);
  expect([stored?.title, stored?.price, more]).toEqual([title, 4_000_000, []]);
  expect(stored?.id).not.toBe(id);
});

test('keeps what was typed when the session ends', async ({
  staffPage: page,
  uniqueWord,
  place,
  staff,
  playwright,
}) => {
  test.slow();
  const dialog = await openNewListing(page);
  await fillListing(dialog, 'Shop', uniqueWord, place);
  const own = await playwright.request.newContext({ baseURL: process.env.E2E_ORIGIN ?? '' });
  const { token } = await (await own.post('/api/Acount/authenticate', { data: STAFF })).json();
  await page.evaluate((token) => {
    const session = JSON.parse(sessionStorage.getItem('currentUser') ?? '{}');
    sessionStorage.setItem('currentUser', JSON.stringify({ ...session, token }));
  }, token);
  await page.reload();
  await page
    .getByRole('region', { name: 'Not saved' })
    .getByRole('button', { name: 'Continue' })
    .click();
  await own.post('/api/Acount/logout', { headers: { authorization: `Bearer ${token}` } });
  await own.dispose();
  await dialog.getByRole('button', { name: 'Save' }).click();

  const loginDialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await loginDialog.getByLabel(/^Password/).fill(STAFF.password);
  await loginDialog.getByRole('button', { name: 'Login' }).click();
  await expect(loginDialog).toBeHidden();
  await expect(dialog.getByRole('alert')).toHaveText(
    'You are logged in again. Press Save to go on.',
  );
  await expect(findField(dialog, 'Title')).toHaveValue(uniqueWord);
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByText('Data saved successfully!')).toBeVisible();
  expect(await findListings(staff, uniqueWord)).toHaveLength(1);
});

test('shows every refusal of the server, and keeps the form filled', async ({
  staffPage: page,
  uniqueWord,
  place,
}) => {
  test.slow();
  const dialog = await openNewListing(page);
  await fillListing(dialog, 'House', uniqueWord, place);
  const refusals = [
    [
      400,
      { detail: 'The city is gone.', errors: { cityID: ['Please choose a value from the list.'] } },
      'The city is gone.',
    ],
    [404, { detail: 'x' }, 'This record is no longer there: somebody has removed it.'],
    [413, { detail: 'The body is too large.' }, 'The body is too large.'],
    [415, { detail: 'The body is of no known type.' }, 'The body is of no known type.'],
    [429, { detail: 'x' }, 'Please try again in 1 minute.'],
    [503, { detail: 'x' }, 'The server is busy at the moment.'],
    [502, undefined, 'Something went wrong on the server. Please try again.'],
  ] as const;
  for (const [status, problem, message] of refusals) {
    await refuse(page, status, problem && { type: 'about:blank', title: 'x', status, ...problem });
    if (status === 404) await fillFields(dialog, { City: place.name });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert').last()).toContainText(message);
    if (status === 400)
      await expect(findField(dialog, 'City')).toHaveAccessibleDescription(
        'Please choose a value from the list.',
      );
    await expect(findField(dialog, 'Title')).toHaveValue(uniqueWord);
  }
  await page.unroute('**/api/Property');
  await page.route('**/api/Property', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert').last()).toContainText(
    'The server cannot be reached. Nothing was lost',
  );
});

test('focuses the city field when the city was removed meanwhile', async ({
  staffPage: page,
  uniqueWord,
  place,
  staff,
}) => {
  test.slow();
  const city = await staff.insertCity(`${uniqueWord} city`, place);
  const dialog = await openNewListing(page);
  await fillListing(dialog, 'House', uniqueWord, city);
  expect((await staff.request.delete(`/api/City/${city.id}`)).status()).toBe(204);
  await dialog.getByRole('button', { name: 'Save' }).click();

  const field = findField(dialog, 'City');
  await expect(dialog.getByRole('alert')).toHaveText('City: Please choose a value from the list.');
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport();
  await expect(field).toHaveAccessibleDescription('Please choose a value from the list.');
  await expect(field.locator('option', { hasText: city.name })).toHaveCount(0);
  await expect(field).toHaveValue('');
  await fillFields(dialog, { City: place.name });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Data saved successfully!')).toBeVisible();
});

async function refuse(page: Page, status: number, problem: object | undefined): Promise<void> {
  await page.unroute('**/api/Property');
  const body = problem === undefined ? '<html>' : JSON.stringify(problem);
  await page.route('**/api/Property', (route) =>
    route.fulfill({ status, contentType: 'application/problem+json', body }),
  );
}
