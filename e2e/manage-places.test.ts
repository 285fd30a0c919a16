import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { openBackOffice, test } from './staff-fixtures.ts';

const REQUIRED = 'Please fill out all the required(*) fields.';

test('adds, finds, renames and removes a country, a state and a city', {
  tag: '@both-widths',
}, async ({ staffPage: page, uniqueWord }) => {
  test.slow();
  await openBackOffice(page, '/country');
  await page.getByRole('button', { name: 'Add Country' }).click();
  await fillDialog(page, 'New Country', { Name: `${uniqueWord} Bharat` });
  await save(page, 'Data saved successfully!');
  await renamePlace(page, 'Country', `${uniqueWord} Bharat`, `${uniqueWord} India`);

  await openBackOffice(page, '/state');
  await page.getByRole('button', { name: 'Add State' }).click();
  await fillDialog(page, 'New State', {
    Name: `${uniqueWord} Panjab`,
    Country: `${uniqueWord} India`,
  });
  await save(page, 'Data saved successfully!');
  await renamePlace(page, 'State', `${uniqueWord} Panjab`, `${uniqueWord} Punjab`);

  await openBackOffice(page, '/city');
  await page.getByRole('button', { name: 'Add City' }).click();
  await fillDialog(page, 'New City', {
    Name: `${uniqueWord} Jalandar`,
    Country: `${uniqueWord} India`,
    State: `${uniqueWord} Punjab`,
  });
  await save(page, 'Data saved successfully!');
  await renamePlace(page, 'City', `${uniqueWord} Jalandar`, `${uniqueWord} Jalandhar`);
  await removePlace(page, `${uniqueWord} Jalandhar`, 'Want to delete data?');

  await openBackOffice(page, '/state');
  await search(page, uniqueWord);
  await removePlace(
    page,
    `${uniqueWord} Punjab`,
    'Cities related to this State will also be removed. Want to delete data?',
  );

  await openBackOffice(page, '/country');
  await search(page, uniqueWord);
  await removePlace(
    page,
    `${uniqueWord} India`,
    'Cities and States related to this Country will also be removed. Want to delete data?',
  );
});

test('disables Save while a required field is empty, and says so next to the field', async ({
  staffPage: page,
  place,
}) => {
  await openBackOffice(page, '/city');
  await page.getByRole('button', { name: 'Add City' }).click();
  const dialog = page.getByRole('dialog', { name: 'New City' });
  const name = dialog.getByLabel('Name');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();

  await expect(name).toHaveAccessibleDescription('');
  await name.focus();
  await dialog.getByLabel('Country').focus();
  await expect(name).toHaveAccessibleDescription(REQUIRED);
  await expect(dialog.getByLabel('Country')).toHaveAccessibleDescription('');
  await dialog.getByLabel('State').focus();
  await expect(dialog.getByLabel('Country')).toHaveAccessibleDescription(REQUIRED);
  await name.fill('Nakodar');
  await expect(name).toHaveAccessibleDescription('');
  await name.fill(' ');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Save' }).locator('..').click();
  await expect(name).toHaveAccessibleDescription(REQUIRED);
  await expect(name).toBeFocused();
  await expectAccessible(page);

  await name.fill('Nakodar');
  await dialog.getByLabel('Country').selectOption(place.countryName);
  await dialog.getByLabel('State').selectOption(place.stateName);
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  await dialog.getByLabel('Country').selectOption({ label: 'Choose…' });
  await expect(dialog.getByLabel('State')).toHaveValue('0');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  for (const label of ['Country', 'State'])
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(REQUIRED);
});

for (const [path, noun] of [
  ['/country', 'Country'],
  ['/state', 'State'],
  ['/buyers', 'Buyer'],
] as const)
  test(`says in the dialog of a ${noun} that its name is missing once it is emptied or left`, {
    tag: '@both-widths',
  }, async ({ staffPage: page }) => {
    await openBackOffice(page, path);
    await page.getByRole('button', { name: `Add ${noun}` }).click();
    const dialog = page.getByRole('dialog', { name: `New ${noun}` });
    const name = dialog.getByLabel('Name', { exact: true });
    await name.focus();
    await page.keyboard.press('Tab');
    await expect(name).toHaveAccessibleDescription(REQUIRED);
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await name.fill('Bharat');
    await expect(name).toHaveAccessibleDescription('');
    await name.fill('');
    await expect(name).toHaveAccessibleDescription(REQUIRED);
  });

test('says nothing of a field that is left by Cancel, which stays where it is pressed', async ({
  staffPage: page,
}) => {
  await openBackOffice(page, '/country');
  const dialog = page.getByRole('dialog', { name: 'New Country' });
  for (const button of ['Cancel', 'Close']) {
    await page.getByRole('button', { name: 'Add Country' }).click();
    await dialog.getByLabel('Name', { exact: true }).focus();
    await dialog.getByRole('button', { name: button }).hover({ position: { x: 22, y: 2 } });
    await page.mouse.down();
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('');
    await page.mouse.up();
    await expect(dialog).toBeHidden();
  }
});

test('asks before a name that the state already has', async ({
  staffPage: page,
  place,
  uniqueWord,
}) => {
  await openBackOffice(page, '/city');
  await page.getByRole('button', { name: 'Add City' }).click();
  const dialog = page.getByRole('dialog', { name: 'New City' });
  await fillDialog(page, 'New City', {
    Name: place.name.toUpperCase(),
    Country: place.countryName,
    State: place.stateName,
  });
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(
    `“${place.name}” is already in the list.`,
  );
  const writes: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && writes.push(request.url()));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Save again to have a second one');
  expect(writes.filter((url) => url.endsWith('/api/City'))).toEqual([]);

  await dialog.getByLabel('Name').fill(uniqueWord);
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Data saved successfully!')).toBeVisible();
});

test('asks once before typed work is lost, and not for a form that is as it was', async ({
  staffPage: page,
}) => {
  await openBackOffice(page, '/country');
  const add = page.getByRole('button', { name: 'Add Country' });
  const dialog = page.getByRole('dialog', { name: 'New Country' });
  await add.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();

  await add.click();
  await dialog.getByLabel('Name').fill('Bharat');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('You have changes that are not saved.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByLabel('Name')).toHaveValue('Bharat');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/country');

  await add.click();
  await dialog.getByLabel('Name').fill('Bharat');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

test('a state that was chosen after the country is not marked as missing', async ({
  staffPage: page,
  place,
}) => {
  await openBackOffice(page, '/city');
  await page.getByRole('button', { name: 'Add City' }).click();
  const dialog = page.getByRole('dialog', { name: 'New City' });
  const state = dialog.getByLabel('State');
  await dialog.getByLabel('Country').selectOption(place.countryName);
  await expect(state).not.toHaveAccessibleDescription(REQUIRED);
  await state.selectOption(place.stateName);
  await expect(state).not.toHaveAccessibleDescription(REQUIRED);
  await expect(state).toHaveAttribute('aria-invalid', 'false');
});

test('finds a renamed city by a search that runs before the list is fetched again', async ({
  staffPage: page,
  uniqueWord,
  place,
}) => {
  await openBackOffice(page, '/city');
  await search(page, place.name);
  await page.getByRole('button', { name: `Edit ${place.name}` }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(`${uniqueWord} city`);
  let isSlow = true;
  await page.route('**/api/City', async (route) => {
    if (route.request().method() === 'GET' && isSlow) {
      isSlow = false;
      await new Promise((resolve) => setTimeout(resolve, 2000));
    }
    await route.fallback();
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Data updated successfully!')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill(uniqueWord);

  await expect(page.getByRole('button', { name: `Edit ${uniqueWord} city` })).toBeVisible();
});

test('lists the newest records first', async ({ staffPage: page, place }) => {
  await openBackOffice(page, '/city');
  await expect(page.getByRole('columnheader', { name: 'Id' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(page.getByRole('row').filter({ hasText: place.name })).toBeVisible();
});

test('the keyboard goes through the places', async ({ staffPage: page, place }) => {
  await openBackOffice(page, '/city');
  await page.keyboard.press('/');
  await page.keyboard.type(place.name);
  await expect(page.getByText('1 to 1 of 1')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('j');
  await expect(page.getByRole('button', { name: `Edit ${place.name}` })).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Edit it');
  await pressWithinFrame(page, ['Escape', 'e']);
  await expect(page.getByRole('dialog').getByLabel('Name')).toHaveValue(place.name);
});

test('does not remove a city with listings, and links to them', async ({
  staffPage: page,
  place,
  insertListing,
}) => {
  await insertListing({ title: 'House that stands in the way' });
  await openBackOffice(page, '/city');
  await search(page, place.name);
  await page.getByRole('button', { name: `Delete ${place.name}` }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();

  await expect(page.getByText('Something went wrong.!')).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText('One listing is still in the way.');
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'show the listing' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Property List');
  await expect(page.getByText('1 to 1 of 1')).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Edit House that stands in the way' }),
  ).toBeVisible();
});

test("shows another editor's change of a city before overwriting it", async ({
  staffPage: page,
  place,
  staff,
}) => {
  await openBackOffice(page, '/city');
  await search(page, place.name);
  const read = page.waitForResponse(`**/api/City/${place.id}`);
  await page.getByRole('button', { name: `Edit ${place.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit City' });
  await (await read).finished();
  const { stateId } = await (await staff.request.get(`/api/City/${place.id}`)).json();
  await staff.request.put('/api/City', {
    data: { id: place.id, name: `${place.name} Kalan`, stateId },
  });

  await dialog.getByLabel('Name').fill(`${place.name} Khurd`);
  await dialog.getByRole('button', { name: 'Save' }).click();

  await expect(dialog.getByRole('alert')).toContainText(
    `it is now “${place.name} Kalan” in Punjab`,
  );
  await expect(dialog.getByLabel('Name')).toHaveValue(`${place.name} Khurd`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Data updated successfully!')).toBeVisible();
});

test("merges what is typed before a city is loaded with another editor's changes", async ({
  staffPage: page,
  place,
  staff,
  uniqueWord,
}) => {
  await openBackOffice(page, '/city');
  await search(page, place.name);
  const { stateId, state } = await (await staff.request.get(`/api/City/${place.id}`)).json();
  const added = await staff.request.post('/api/State', {
    data: { name: `${uniqueWord} Doaba`, countryId: state.countryId },
  });
  const { id: otherState } = await added.json();
  expect(otherState).not.toBe(stateId);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/api/City/${place.id}`, (route) => promise.then(() => route.fallback()));
  await page.reload();
  await page.getByRole('button', { name: `Edit ${place.name}` }).click();
  await staff.request.put('/api/City', {
    data: { id: place.id, name: place.name, stateId: otherState },
  });
  const dialog = page.getByRole('dialog', { name: 'Edit City' });
  await dialog.getByLabel('Name').fill(`${place.name} Khurd`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  resolve();

  await expect(dialog.getByRole('alert')).toContainText(
    `it is now “${place.name}” in ${uniqueWord} Doaba. Save again to keep what you typed.`,
  );
  await expect(dialog.getByLabel('Name')).toHaveValue(`${place.name} Khurd`);
  await expect(dialog.getByLabel('State')).toHaveValue(String(otherState));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  expect(await (await staff.request.get(`/api/City/${place.id}`)).json()).toMatchObject({
    name: `${place.name} Khurd`,
    stateId: otherState,
  });
});

test('reaches every page of a list, in any order', async ({
  staffPage: page,
  uniqueWord,
  staff,
}) => {
  const insert = (name: string) => staff.request.post('/api/Country', { data: { name } });
  for (let number = 1; number <= 21; number += 1) await insert(`${uniqueWord} ${number}`);
  await openBackOffice(page, '/country');
  await expectAccessible(page);
  await search(page, uniqueWord);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(page.getByText('1 to 10 of 21')).toBeVisible();
  await expect(pages.getByRole('link')).toHaveText([
    'First',
    'Previous',
    '1',
    '2',
    '3',
    'Next',
    'Last',
  ]);

  const byName = page.getByRole('columnheader', { name: 'Name' });
  for (const order of ['ascending', 'descending']) {
    await byName.getByRole('link').click();
    await expect(byName).toHaveAttribute('aria-sort', order);
  }
  await expect(page.getByRole('button', { name: `Edit ${uniqueWord} 21` })).toBeVisible();

  await pages.getByRole('link', { name: 'Last' }).click();
  await expect(page.getByText('21 to 21 of 21')).toBeVisible();
  await expect(
    page.getByRole('button', { name: `Edit ${uniqueWord} 1`, exact: true }),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByText('21 to 21 of 21')).toBeVisible();
  await pages.getByRole('link', { name: 'Previous' }).click();
  await expect(pages.getByRole('link', { name: '2' })).toHaveAttribute('aria-current', 'page');
});

test('shows an error and a retry when a list cannot be fetched', async ({ staffPage: page }) => {
  await page.route('**/api/Country', (route) => route.abort());
  await openBackOffice(page, '/country');
  await expect(page.getByRole('alert')).toContainText('The list could not be loaded.');
  await expectAccessible(page);

  await page.unroute('**/api/Country');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('adds a country with the keyboard alone, and returns the focus', {
  tag: '@both-widths',
}, async ({ staffPage: page, uniqueWord, isMobile }) => {
  await openBackOffice(page, '/country');
  await page.getByRole('button', { name: 'Add Country' }).focus();
  await page.keyboard.press('Enter');
  const name = page.getByRole('dialog').getByLabel('Name');
  // On phones the field is not focused at once, so that the keyboard stays closed.
  if (isMobile) await name.focus();
  await expect(name).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add Country' })).toBeFocused();

  await page.keyboard.press('Enter');
  if (isMobile) await name.focus();
  await expect(name).toBeFocused();
  await page.keyboard.type(uniqueWord);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Data saved successfully!')).toBeVisible();
});

test('shows the current search in the search box, also after Back', async ({
  staffPage: page,
  uniqueWord,
  staff,
}) => {
  for (let number = 1; number <= 11; number += 1)
    await staff.request.post('/api/Country', { data: { name: `${uniqueWord} ${number}` } });
  await openBackOffice(page, '/country');
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: '2', exact: true })
    .click();
  await expect(page).toHaveURL(/page=2/);
  await search(page, uniqueWord);
  await expect(page.getByText('1 to 10 of 11')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/country');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.goForward();
  await expect(page.getByRole('searchbox')).toHaveValue(uniqueWord);
});

async function fillDialog(
  page: Page,
  title: string,
  fields: Record<string, string>,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  for (const [label, value] of Object.entries(fields)) {
    const field = dialog.getByLabel(label);
    if (label === 'Name') await field.fill(value);
    else await field.selectOption(value);
  }
}

async function save(page: Page, message: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: message }).first()).toContainText(
    'Success',
  );
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(text);
  await page.waitForURL(/search=/);
}

async function renamePlace(page: Page, what: string, from: string, to: string): Promise<void> {
  await search(page, from);
  await page.getByRole('button', { name: `Edit ${from}` }).click();
  await expect(page.getByRole('dialog', { name: `Edit ${what}` }).getByLabel('Name')).toHaveValue(
    from,
  );
  await page.getByRole('dialog').getByLabel('Name').fill(to);
  await save(page, 'Data updated successfully!');
  await search(page, to);
  await expect(page.getByRole('button', { name: `Edit ${to}` })).toBeVisible();
}

async function removePlace(page: Page, name: string, question: string): Promise<void> {
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(question, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeVisible();

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Data deleted successfully!').first()).toBeVisible();
  await expect(page.getByRole('button', { name: `Edit ${name}` })).toBeHidden();
}

/** Presses keys in turn before the next frame, as nobody's fingers but a slow device does. */
async function pressWithinFrame(page: Page, keys: readonly string[]): Promise<void> {
  await page.evaluate(async (pressed) => {
    const frames = window.requestAnimationFrame;
    const waiting: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    for (const key of pressed) {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await new Promise((resolve) => setTimeout(resolve));
    }
    window.requestAnimationFrame = frames;
    for (const callback of waiting) frames(callback);
  }, keys);
}
