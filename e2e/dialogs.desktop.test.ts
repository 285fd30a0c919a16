import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { openNewListing } from './listing-form.ts';
import { openList, test } from './staff-fixtures.ts';

test('a save that ends late leaves the form that was opened since, and what is typed in it', async ({
  office: page,
  word,
}) => {
  await openList(page, '/country');
  const answerNow = await delay(page, '**/api/Country', 'POST');
  await page.getByRole('button', { name: 'Add Country' }).click();
  const name = page.getByRole('dialog').getByLabel('Name');
  await name.fill(`${word} first`);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Add Country' }).click();
  await name.fill(`${word} second`);
  answerNow();

  await expect(page.getByText('Data saved successfully!')).toBeVisible();
  await expect(name).toHaveValue(`${word} second`);
});

test('a removal that ends late leaves the form that was opened since', async ({
  office: page,
  word,
  insertListing,
}) => {
  await insertListing({ title: `${word} one` });
  await insertListing({ title: `${word} two` });
  await openList(page, `/property?search=${word}`);
  const answerNow = await delay(page, '**/api/Property/*', 'DELETE');
  await page.getByRole('button', { name: `Delete ${word} one` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(
    page.getByRole('alertdialog').getByRole('button', { name: 'Deleting…' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Edit ${word} two` }).click();
  const title = page.getByRole('dialog').getByLabel('Title');
  await title.fill(`${word} half`);
  answerNow();

  await expect(page.getByText('Data deleted successfully!')).toBeVisible();
  await expect(title).toHaveValue(`${word} half`);
});

test('a listing that a colleague has changed since it was listed is shown as it is now before it is removed', async ({
  office: page,
  word,
  staff,
  insertListing,
}) => {
  const { id } = await insertListing({ title: `${word} house` });
  await openList(page, `/property?search=${word}`);
  await rename(staff.request, id, `${word} palace`, 9_000_000);
  await page.getByRole('button', { name: `Delete ${word} house` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('alert')).toContainText(
    `it is now ${word} palace, Rs. 9,000,000`,
  );

  await rename(staff.request, id, `${word} castle`, 9_500_000);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question.getByRole('alert')).toContainText(
    `it is now ${word} castle, Rs. 9,500,000`,
  );
  expect((await staff.request.get(`/api/Property/${id}`)).status()).toBe(200);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Data deleted successfully!')).toBeVisible();
});

test('a row that somebody has removed goes from the list once that is found out', async ({
  office: page,
  word,
  staff,
}) => {
  for (const name of [`${word} one`, `${word} two`])
    await staff.request.post('/api/Country', { data: { name } });
  const stored: { id: number; name: string }[] = await (
    await staff.request.get('/api/Country')
  ).json();
  await openList(page, `/country?search=${word}`);
  await page.getByRole('button', { name: `Edit ${word} one` }).click();
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue(`${word} one`);
  for (const { id, name } of stored)
    if (name.startsWith(word)) await staff.request.delete(`/api/Country/${id}`);
  await page.getByRole('dialog').getByLabel('Name').fill(`${word} changed`);
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('no longer there');
  await page.keyboard.press('Escape');
  await expect(page.getByText(`Nothing matches “${word}”.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a listing that is gone when its form is opened leaves the list with the form', async ({
  office: page,
  word,
  staff,
  insertListing,
}) => {
  const { id } = await insertListing({ title: `${word} house` });
  await openList(page, `/property?search=${word}`);
  await staff.removeListing(id);
  await page.getByRole('button', { name: `Edit ${word} house` }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('no longer there');
  await page.keyboard.press('Escape');
  await expect(page.getByText(`Nothing matches “${word}”.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the removal of what is gone takes its row from the list', async ({
  office: page,
  word,
  staff,
}) => {
  const { id } = await (await staff.request.post('/api/Country', { data: { name: word } })).json();
  await openList(page, `/country?search=${word}`);
  await staff.request.delete(`/api/Country/${id}`);
  await page.getByRole('button', { name: `Delete ${word}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText('no longer there');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(`Nothing matches “${word}”.`)).toBeVisible();
});

for (const how of ['mouse', 'Enter'] as const) {
  test(`the focus comes back to the row that was changed with the ${how}`, async ({
    office: page,
    word,
    staff,
  }) => {
    await staff.request.post('/api/Country', { data: { name: word } });
    await openList(page, `/country?search=${word}`);
    for (const time of ['a', 'b', 'c']) {
      await page.getByRole('button', { name: `Edit ${word}` }).click();
      const name = page.getByRole('dialog').getByLabel('Name');
      await name.fill(`${word} ${time}`);
      if (how === 'mouse')
        await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      else await name.press('Enter');
      await expect(page.getByRole('button', { name: `Edit ${word} ${time}` })).toBeFocused();
    }
  });
}

test('the focus goes to the heading when the notice that had it is gone', async ({
  office: page,
  word,
}) => {
  const dialog = await openNewListing(page);
  await dialog.getByLabel('Title').fill(word);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog').getByLabel('Title')).toHaveValue(word);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('button', { name: 'Discard' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a doubled Enter saves once and opens nothing', async ({ office: page, word }) => {
  await openList(page, '/country');
  await page.getByRole('button', { name: 'Add Country' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel('Name').fill(word);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add Country' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Data saved successfully!')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a form whose choices could not be loaded says so, and loads them again', async ({
  office: page,
  place,
}) => {
  for (const address of ['**/api/State', '**/api/Country'])
    await page.route(address, (route) => route.abort());
  await openList(page, '/city');
  await page.getByRole('button', { name: 'Add City' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^The countries could not be loaded\./)).toBeVisible();
  await expect(dialog.getByText(/^The states could not be loaded\./)).toBeVisible();
  await dialog.getByLabel('Name').fill('Half a na');

  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Try again' }).first().click();
  await expect(dialog.getByText(/could not be loaded/)).toHaveCount(0);
  await dialog.getByLabel('Country').selectOption(`${place.name} country`);
  await expect(dialog.getByLabel('Name')).toHaveValue('Half a na');
});

test('the messages of fields are there before they say anything', async ({ office: page }) => {
  await openList(page, '/country');
  await page.getByRole('button', { name: 'Add Country' }).click();
  const message = page.getByRole('dialog').locator('[aria-live=polite]');
  await expect(message).toBeEmpty();
  expect(await message.evaluate((element) => getComputedStyle(element).display)).not.toBe('none');
});

/** Holds the answers back until what it returns is called; the requests themselves go through at once. */
async function delay(page: Page, address: string, method: string): Promise<() => void> {
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
