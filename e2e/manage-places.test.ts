import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { openList, test } from './staff-fixtures.ts';

const REQUIRED = 'Please fill out all the required(*) fields.';

test('a country, a state and a city are added, found, changed and removed', async ({
  office: page,
  word,
}) => {
  test.slow();
  await openList(page, '/country');
  await page.getByRole('button', { name: 'Add Country' }).click();
  await fill(page, 'New Country', { Name: `${word} Bharat` });
  await save(page, 'Data saved successfully!');
  await change(page, 'Country', `${word} Bharat`, `${word} India`);

  await openList(page, '/state');
  await page.getByRole('button', { name: 'Add State' }).click();
  await fill(page, 'New State', { Name: `${word} Panjab`, Country: `${word} India` });
  await save(page, 'Data saved successfully!');
  await change(page, 'State', `${word} Panjab`, `${word} Punjab`);

  await openList(page, '/city');
  await page.getByRole('button', { name: 'Add City' }).click();
  await fill(page, 'New City', {
    Name: `${word} Jalandar`,
    Country: `${word} India`,
    State: `${word} Punjab`,
  });
  await save(page, 'Data saved successfully!');
  await change(page, 'City', `${word} Jalandar`, `${word} Jalandhar`);
  await remove(page, `${word} Jalandhar`, 'Want to delete data?');

  await openList(page, '/state');
  await search(page, word);
  await remove(
    page,
    `${word} Punjab`,
    'Cities related to this State will also be removed. Want to delete data?',
  );

  await openList(page, '/country');
  await search(page, word);
  await remove(
    page,
    `${word} India`,
    'Cities and States related to this Country will also be removed. Want to delete data?',
  );
});

test('a form with a required field empty cannot be saved, and says why next to the field', async ({
  office: page,
  place,
}) => {
  await openList(page, '/city');
  await page.getByRole('button', { name: 'Add City' }).click();
  const dialog = page.getByRole('dialog', { name: 'New City' });
  const name = dialog.getByLabel('Name');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();

  await name.focus();
  await dialog.getByLabel('Country').focus();
  await expect(name).toHaveAccessibleDescription(REQUIRED);
  await name.fill(' ');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expectAccessible(page);

  await name.fill('Nakodar');
  await dialog.getByLabel('Country').selectOption(`${place.name} country`);
  await dialog.getByLabel('State').selectOption(place.stateName);
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
  await dialog.getByLabel('Country').selectOption({ label: 'Choose…' });
  await expect(dialog.getByLabel('State')).toHaveValue('0');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('a name that its state has already is pointed out, and may be used all the same', async ({
  office: page,
  place,
  word,
}) => {
  await openList(page, '/city');
  await page.getByRole('button', { name: 'Add City' }).click();
  const dialog = page.getByRole('dialog', { name: 'New City' });
  await fill(page, 'New City', {
    Name: place.name.toUpperCase(),
    Country: `${place.name} country`,
    State: place.stateName,
  });
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(
    `“${place.name}” is already in the list.`,
  );
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();

  await dialog.getByLabel('Name').fill(word);
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('');
});

test('a search that is quicker than the list after a change finds what was changed', async ({
  office: page,
  word,
  place,
}) => {
  await openList(page, '/city');
  await search(page, place.name);
  await page.getByRole('button', { name: `Edit ${place.name}` }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(`${word} city`);
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
  await page.getByRole('searchbox', { name: 'Search' }).fill(word);

  await expect(page.getByRole('button', { name: `Edit ${word} city` })).toBeVisible();
});

test('the list begins with what was added last', async ({ office: page, place }) => {
  await openList(page, '/city');
  await expect(page.getByRole('columnheader', { name: 'Id' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(page.getByRole('row').filter({ hasText: place.name })).toBeVisible();
});

test('a city with listings stays, and leads to them', async ({
  office: page,
  place,
  insertListing,
}) => {
  await insertListing({ title: 'House that stands in the way' });
  await openList(page, '/city');
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

test("another editor's change of a city is shown before it is overwritten", async ({
  office: page,
  place,
  staff,
}) => {
  await openList(page, '/city');
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

test('what is typed before a city is read stays, and takes in what a colleague has made of the rest', async ({
  office: page,
  place,
  staff,
  word,
}) => {
  await openList(page, '/city');
  await search(page, place.name);
  const { stateId, state } = await (await staff.request.get(`/api/City/${place.id}`)).json();
  const added = await staff.request.post('/api/State', {
    data: { name: `${word} Doaba`, countryId: state.countryId },
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
    `it is now “${place.name}” in ${word} Doaba. Save again to keep what you typed.`,
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

test('every page of a list can be reached, in any order', async ({ office: page, word, staff }) => {
  const insert = (name: string) => staff.request.post('/api/Country', { data: { name } });
  for (let number = 1; number <= 21; number += 1) await insert(`${word} ${number}`);
  await openList(page, '/country');
  await expectAccessible(page);
  await search(page, word);
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

  await page.getByRole('link', { name: 'Name' }).click();
  await page.getByRole('link', { name: 'Name' }).click();
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(page.getByRole('button', { name: `Edit ${word} 21` })).toBeVisible();

  await pages.getByRole('link', { name: 'Last' }).click();
  await expect(page.getByText('21 to 21 of 21')).toBeVisible();
  await expect(page.getByRole('button', { name: `Edit ${word} 1`, exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('21 to 21 of 21')).toBeVisible();
  await pages.getByRole('link', { name: 'Previous' }).click();
  await expect(pages.getByRole('link', { name: '2' })).toHaveAttribute('aria-current', 'page');
});

test('a list that cannot be fetched says so and can be asked for again', async ({
  office: page,
}) => {
  await page.route('**/api/Country', (route) => route.abort());
  await openList(page, '/country');
  await expect(page.getByRole('alert')).toContainText('The list could not be loaded.');
  await expectAccessible(page);

  await page.unroute('**/api/Country');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a country is added with the keyboard alone, and the focus comes back', async ({
  office: page,
  word,
  isMobile,
}) => {
  await openList(page, '/country');
  await page.getByRole('button', { name: 'Add Country' }).focus();
  await page.keyboard.press('Enter');
  const name = page.getByRole('dialog').getByLabel('Name');
  // Phones open their keyboard only when somebody asks for it.
  if (isMobile) await name.focus();
  await expect(name).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add Country' })).toBeFocused();

  await page.keyboard.press('Enter');
  if (isMobile) await name.focus();
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Data saved successfully!')).toBeVisible();
});

test('the search box says what the list is searched for, also after Back', async ({
  office: page,
  word,
  staff,
}) => {
  for (let number = 1; number <= 11; number += 1)
    await staff.request.post('/api/Country', { data: { name: `${word} ${number}` } });
  await openList(page, '/country');
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: '2', exact: true })
    .click();
  await expect(page).toHaveURL(/page=2/);
  await search(page, word);
  await expect(page.getByText('1 to 10 of 11')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/country');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await page.goForward();
  await expect(page.getByRole('searchbox')).toHaveValue(word);
});

async function fill(page: Page, title: string, fields: Record<string, string>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  for (const [label, value] of Object.entries(fields)) {
    const field = dialog.getByLabel(label);
    if (label === 'Name') await field.fill(value);
    else await field.selectOption(value);
  }
}

async function save(page: Page, said: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: said }).first()).toContainText('Success');
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(text);
  await page.waitForURL(/search=/);
}

async function change(page: Page, what: string, from: string, to: string): Promise<void> {
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

async function remove(page: Page, name: string, question: string): Promise<void> {
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
