import { expect } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import {
  fillFields,
  fillListing,
  findField,
  type KIND_FIELDS,
  openListing,
  openNewListing,
} from './listing-form.ts';
import { photoFile, test } from './staff-fixtures.ts';

const OVERVIEW = {
  House: ['House Type', 'Kothi'],
  Plot: ['Plot Type', 'Commercial Plot'],
  Land: ['Land Type', 'Agricultural Land'],
  Shop: ['Total Area', '300'],
} as const;
const PLURALS = { House: 'Houses', Plot: 'Plots', Land: 'Lands', Shop: 'Shops' } as const;
const KIND_NAMES = [
  'House',
  'Plot',
  'Land',
  'Shop',
] as const satisfies (keyof typeof KIND_FIELDS)[];

for (const kind of KIND_NAMES) {
  // Kinds differ in their fields; how a form fits a phone, one of them shows for all.
  const tag = kind === 'House' ? '@both-widths' : [];
  test(`adds a ${kind.toLowerCase()} with a photo, and a visitor finds it`, { tag }, async ({
    staffPage: page,
    uniqueWord,
    place,
    browser,
  }) => {
    test.slow();
    const title = `${uniqueWord} ${kind}`;
    const dialog = await openNewListing(page);
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await fillListing(dialog, kind, title, place);
    await dialog.getByLabel('Popular listing').check();
    await dialog.getByLabel('Thumbnail').setInputFiles(await photoFile('#7a9a5f'));
    await expect(dialog.getByRole('img', { name: 'Chosen: IMG_0001.jpg' })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Data saved successfully!')).toBeVisible();
    await expect(dialog).toBeHidden();

    await page.getByRole('searchbox', { name: 'Search' }).fill(uniqueWord);
    const row = page.getByRole('row', { name: title });
    await expect(row.getByRole('cell', { name: kind, exact: true })).toBeVisible();
    await expect(row.locator('img')).toHaveJSProperty('complete', true);
    // A list that is being fetched is pale.
    await expect(page).toHaveURL(/search=/);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessible(page);

    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto('/home');
    await expect(visitor.getByRole('link', { name: title }).first()).toBeAttached();
    await visitor.goto(`/explore-properties/${PLURALS[kind]}-for-sale?loc=${place.id}`);
    await visitor.getByRole('link', { name: title }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(visitor.getByText('Rs. 4,500,000').first()).toBeVisible();
    const [label, value] = OVERVIEW[kind];
    await expect(visitor.locator('dl').filter({ hasText: label })).toContainText(value);
    await visitor.context().close();
  });
}

test('edits a listing, with kind, date and posting account read-only', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
}) => {
  const title = `${uniqueWord} house`;
  const { slug } = await insertListing({
    title,
    videoLink: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    isPopular: true,
  });
  const dialog = await openListing(page, title);

  await expect(findField(dialog, 'Property Type')).toBeDisabled();
  await expect(findField(dialog, 'Property Type')).toHaveValue('100');
  await expect(findField(dialog, 'Posted Date')).toHaveValue(/^\d{4}-\d\d-\d\d$/);
  await expect(findField(dialog, 'Posted Date')).not.toBeEditable();
  await expect(findField(dialog, 'Posted By')).not.toBeEditable();
  await expect(findField(dialog, 'Video Link')).toHaveValue(
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
  );
  await expect(dialog.getByLabel('Popular listing')).toBeChecked();
  await fillFields(dialog, { Title: `${uniqueWord} villa`, Price: '0' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page
    .getByRole('alertdialog', { name: /^Take the price away\?/ })
    .getByRole('button', { name: 'Yes' })
    .click();
  await expect(page.getByText('Data updated successfully!')).toBeVisible();

  await page.goto(`/property-details/${slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${uniqueWord} villa`);
  await expect(page.getByText(/call for price/i).first()).toBeVisible();
});

test('removes a listing after asking', async ({ staffPage: page, uniqueWord, insertListing }) => {
  const { slug } = await insertListing({ title: `${uniqueWord} house` });
  await page.goto(`/property?search=${uniqueWord}`);
  await page.getByRole('button', { name: `Delete ${uniqueWord} house` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('Want to delete this Property?', { exact: true })).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: `Delete ${uniqueWord} house` }).click();
  await question.getByRole('button', { name: 'Delete' }).click();

  await expect(page.getByText('Data deleted successfully!')).toBeVisible();
  await expect(page.getByText(`Nothing matches “${uniqueWord}”.`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect((await page.goto(`/property-details/${slug}`))?.status()).toBe(410);
});

test('searches, sorts and pages listings on the server', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
}) => {
  test.slow();
  for (let number = 1; number <= 27; number += 1)
    await insertListing({ title: `${uniqueWord} ${100 + number}`, propertyNumber: number });
  await page.goto(`/property?search=${uniqueWord}`);
  await expect(page.getByText('1 to 25 of 27')).toBeVisible();
  for (const heading of ['Id', 'Title', 'Property type', 'Property No.', 'Image', 'Actions']) {
    await expect(
      page.getByRole('columnheader', { name: heading, includeHidden: true }),
    ).toBeAttached();
  }

  await page.getByRole('link', { name: 'Property No.' }).click();
  await expect(page.getByRole('button', { name: /^Edit/ }).first()).toHaveAccessibleName(
    `Edit ${uniqueWord} 101`,
  );
  await page.getByRole('link', { name: 'Property No.' }).click();
  await expect(page.getByRole('button', { name: /^Edit/ }).first()).toHaveAccessibleName(
    `Edit ${uniqueWord} 127`,
  );
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('26 to 27 of 27')).toBeVisible();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(page.getByText('1 to 25 of 27')).toBeVisible();
});
