import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { openNewListing } from './listing-form.ts';
import { openBackOffice, test } from './staff-fixtures.ts';

test('keeps a form that is opened before an earlier save is answered', async ({
  staffPage: page,
  uniqueWord,
}) => {
  await openBackOffice(page, '/country');
  const releaseResponses = await holdResponses(page, '**/api/Country', 'POST');
  await page.getByRole('button', { name: 'Add Country' }).click();
  const name = page.getByRole('dialog').getByLabel('Name');
  await name.fill(`${uniqueWord} first`);
  await page.getByRole('button', { name: 'Save' }).click();
  // Until it is being saved, Escape asks whether to discard it.
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Saving…' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add Country' }).click();
  await name.fill(`${uniqueWord} second`);
  releaseResponses();

  await expect(page.getByText('Data saved successfully!')).toBeVisible();
  await expect(name).toHaveValue(`${uniqueWord} second`);
});

test('keeps a form that is opened before an earlier removal is answered', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
}) => {
  await insertListing({ title: `${uniqueWord} one` });
  await insertListing({ title: `${uniqueWord} two` });
  await openBackOffice(page, `/property?search=${uniqueWord}`);
  const releaseResponses = await holdResponses(page, '**/api/Property/*', 'DELETE');
  await page.getByRole('button', { name: `Delete ${uniqueWord} one` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(
    page.getByRole('alertdialog').getByRole('button', { name: 'Deleting…' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Edit ${uniqueWord} two` }).click();
  const title = page.getByRole('dialog').getByLabel('Title');
  await title.fill(`${uniqueWord} half`);
  releaseResponses();

  await expect(page.getByText('Data deleted successfully!')).toBeVisible();
  await expect(title).toHaveValue(`${uniqueWord} half`);
});

test('shows the current state of a changed listing before removing it', async ({
  staffPage: page,
  uniqueWord,
  staff,
  insertListing,
}) => {
  const { id } = await insertListing({ title: `${uniqueWord} house` });
  await openBackOffice(page, `/property?search=${uniqueWord}`);
  await rename(staff.request, id, `${uniqueWord} palace`, 9_000_000);
  await page.getByRole('button', { name: `Delete ${uniqueWord} house` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('alert')).toContainText(
    `it is now ${uniqueWord} palace, Rs. 9,000,000`,
  );

  await rename(staff.request, id, `${uniqueWord} castle`, 9_500_000);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('alert')).toContainText(
    `it is now ${uniqueWord} castle, Rs. 9,500,000`,
  );
  expect((await staff.request.get(`/api/Property/${id}`)).status()).toBe(200);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Data deleted successfully!')).toBeVisible();
});

test('drops a removed row from the list when saving it fails', async ({
  staffPage: page,
  uniqueWord,
  staff,
}) => {
  for (const name of [`${uniqueWord} one`, `${uniqueWord} two`])
    await staff.request.post('/api/Country', { data: { name } });
  const stored: { id: number; name: string }[] = await (
    await staff.request.get('/api/Country')
  ).json();
  await openBackOffice(page, `/country?search=${uniqueWord}`);
  await page.getByRole('button', { name: `Edit ${uniqueWord} one` }).click();
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue(`${uniqueWord} one`);
  for (const { id, name } of stored)
    if (name.startsWith(uniqueWord)) await staff.request.delete(`/api/Country/${id}`);
  await page.getByRole('dialog').getByLabel('Name').fill(`${uniqueWord} changed`);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('no longer there');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText(`Nothing matches “${uniqueWord}”.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('drops a removed listing from the list when its form is closed', async ({
  staffPage: page,
  uniqueWord,
  staff,
  insertListing,
}) => {
  const { id } = await insertListing({ title: `${uniqueWord} house` });
  await openBackOffice(page, `/property?search=${uniqueWord}`);
  await staff.removeListing(id);
  await page.getByRole('button', { name: `Edit ${uniqueWord} house` }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('no longer there');
  await page.keyboard.press('Escape');
  await expect(page.getByText(`Nothing matches “${uniqueWord}”.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('drops a removed row from the list when deleting it fails', async ({
  staffPage: page,
  uniqueWord,
  staff,
}) => {
  const { id } = await (
    await staff.request.post('/api/Country', { data: { name: uniqueWord } })
  ).json();
  await openBackOffice(page, `/country?search=${uniqueWord}`);
  await staff.request.delete(`/api/Country/${id}`);
  await page.getByRole('button', { name: `Delete ${uniqueWord}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText('no longer there');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(`Nothing matches “${uniqueWord}”.`)).toBeVisible();
});

for (const how of ['mouse', 'Enter'] as const) {
  test(`returns the focus to the row that was changed with the ${how}`, async ({
    staffPage: page,
    uniqueWord,
    staff,
  }) => {
    await staff.request.post('/api/Country', { data: { name: uniqueWord } });
    await openBackOffice(page, `/country?search=${uniqueWord}`);
    for (const time of ['a', 'b', 'c']) {
      await page.getByRole('button', { name: `Edit ${uniqueWord}` }).click();
      const name = page.getByRole('dialog').getByLabel('Name');
      await name.fill(`${uniqueWord} ${time}`);
      if (how === 'mouse')
        await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      else await name.press('Enter');
      await expect(page.getByRole('button', { name: `Edit ${uniqueWord} ${time}` })).toBeFocused();
    }
  });
}

test('moves the focus to the heading when the focused notice is gone', async ({
  staffPage: page,
  uniqueWord,
}) => {
  const dialog = await openNewListing(page);
  await dialog.getByLabel('Title').fill(uniqueWord);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue(uniqueWord);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('button', { name: 'Discard' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('saves once and opens nothing on a double Enter', async ({ staffPage: page, uniqueWord }) => {
  await page.clock.install();
  await openBackOffice(page, '/country');
  const add = page.getByRole('button', { name: 'Add Country' });
  await add.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel('Name').fill(uniqueWord);
  // However slow the machine, the second press comes soon after the first.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.clock.runFor(100);
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Data saved successfully!')).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('shows an error and a retry when the choices of a form cannot be loaded', async ({
  staffPage: page,
  place,
}) => {
  for (const address of ['**/api/State', '**/api/Country'])
    await page.route(address, (route) => route.abort());
  await openBackOffice(page, '/city');
  await page.getByRole('button', { name: 'Add City' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^The countries could not be loaded\./)).toBeVisible();
  await expect(dialog.getByText(/^The states could not be loaded\./)).toBeVisible();
  await dialog.getByLabel('Name').fill('Half a na');

  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Try again' }).first().click();
  await expect(dialog.getByText(/could not be loaded/)).toHaveCount(0);
  await dialog.getByLabel('Country').selectOption(place.countryName);
  await expect(dialog.getByLabel('Name')).toHaveValue('Half a na');
});

test('renders the live regions of fields before they have a message', async ({
  staffPage: page,
}) => {
  await openBackOffice(page, '/country');
  await page.getByRole('button', { name: 'Add Country' }).click();
  const messages = page.getByRole('dialog').locator('[aria-live=polite]');
  await expect(messages).toHaveText(['', '', '']);
  const message = messages.first();
  expect(await message.evaluate((element) => getComputedStyle(element).display)).not.toBe('none');
});

/** Sends requests at once, and holds their responses until the returned function is called. */
async function holdResponses(page: Page, address: string, method: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.continue();
    const response = await route.fetch();
    await promise;
    await route.fulfill({ response });
  });
  return resolve;
}

async function rename(request: APIRequestContext, id: number, title: string, price: number) {
  const stored = await (await request.get(`/api/Property/${id}`)).json();
  expect((await request.put('/api/Property', { data: { ...stored, title, price } })).status()).toBe(
    200,
  );
}
