import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { fillFields, fillListing, findListings, openNewListing } from './listing-form.ts';
import { openBackOffice, test } from './staff-fixtures.ts';

const question = (page: Page, name: string | RegExp) => page.getByRole('alertdialog', { name });

test('a price in the list is typed as people say it, and asked about', {
  tag: '@both-widths',
}, async ({ staffPage: page, uniqueWord, insertListing, staff }) => {
  const title = `${uniqueWord} kothi`;
  await insertListing({ title, price: 4_500_000 });
  const expectStored = async (price: number) =>
    expect(await findListings(staff, uniqueWord)).toMatchObject([{ price }]);
  const field = page.getByLabel(`Price of ${title}`, { exact: true });
  async function type(text: string): Promise<void> {
    if (!(await field.isVisible()))
      await page.getByRole('button', { name: `Change the price of ${title}` }).click();
    await field.fill(text);
    await field.press('Enter');
  }

  await openBackOffice(page, `/property?search=${uniqueWord}`);
  await type('about forty');
  await expect(page.getByRole('alert').filter({ hasText: 'for example 4500000' })).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page);

  await type('42');
  const small = question(page, 'Is the whole price Rs. 42?');
  await expectAccessible(page);
  await small.getByRole('button', { name: 'No', exact: true }).click();
  await expectStored(4_500_000);
  await type('42');
  await small.getByRole('button', { name: 'It is 42 lakh' }).click();
  // The row is made anew with its new price: a field opened before would be gone.
  await expect(page.getByRole('button', { name: / Rs\. 4,200,000$/ })).toBeVisible();
  await expectStored(4_200_000);

  await type('saade 43 lakh');
  await expect(page.getByRole('button', { name: / Rs\. 4,350,000$/ })).toBeVisible();
  await type('1½ cr');
  await question(page, /^Is Rs\. 15,000,000 right\?/)
    .getByRole('button', { name: 'Yes' })
    .click();
  await expect(page.getByRole('button', { name: / Rs\. 15,000,000$/ })).toBeVisible();
  await expectStored(15_000_000);
});

test('a price in the list is not taken away unasked, and too large a one is refused at once', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
  staff,
}) => {
  const title = `${uniqueWord} kothi`;
  await insertListing({ title, price: 4_500_000 });
  await openBackOffice(page, `/property?search=${uniqueWord}`);
  await page.getByRole('button', { name: `Change the price of ${title}` }).click();
  const field = page.getByLabel(`Price of ${title}`, { exact: true });
  const save = page.getByRole('button', { name: `Save the price of ${title}` });

  await field.fill('99999999999999');
  await save.click();
  const refused = page.getByRole('alert').filter({ hasText: 'at most 1,000,000,000,000.' });
  await expect(refused).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Please enter at most 1,000,000,000,000.');
  await expect(question(page, /./)).toHaveCount(0);
  await field.pressSequentially('0');
  await expect(refused).toHaveCount(0);

  const taken = question(page, /^Take the price away\? Before it was Rs\. 4,500,000\./);
  for (const text of ['0', 'N/A']) {
    await field.fill(text);
    await save.click();
    await expect(taken).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(text);
    await save.click();
    await taken.getByRole('button', { name: 'No', exact: true }).click();
    await expect(field).toBeFocused();
  }
  expect(await findListings(staff, uniqueWord)).toMatchObject([{ price: 4_500_000 }]);

  await save.click();
  await taken.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('button', { name: /: Call for Price$/ })).toBeVisible();
  expect(await findListings(staff, uniqueWord)).toMatchObject([{ price: 0 }]);
});

test('the form asks about a small price, and an area that the title contradicts', async ({
  staffPage: page,
  uniqueWord,
  place,
  staff,
}) => {
  const dialog = await openNewListing(page);
  await fillListing(dialog, 'Plot', `10 marla plot ${uniqueWord}`, place);
  await fillFields(dialog, { Price: '45', 'Total Area': '10' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await question(page, 'Is the whole price Rs. 45?')
    .getByRole('button', { name: 'It is 45 lakh' })
    .click();
  const area = question(page, 'The title says 10 marla. Is the area 10 sq ft?');
  await expectAccessible(page);
  await area.getByRole('button', { name: 'No', exact: true }).click();
  expect(await findListings(staff, uniqueWord)).toEqual([]);

  await fillFields(dialog, { 'Total Area': '10 marla' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Data saved successfully!')).toBeVisible();
  expect(await findListings(staff, uniqueWord)).toMatchObject([{ price: 4_500_000 }]);
});

test('the preview of an import asks in the row', async ({
  staffPage: page,
  uniqueWord,
  staff,
  place,
}) => {
  const row = (title: string, area: string, price: string) =>
    `${title} ${uniqueWord},Model Town,${place.name},plot,${area},${price},Quiet.`;
  const lines = [
    'title,neighbourhood,city,property type,total area,price,description',
    row('Small', '5 marla', '42'),
    row('10 marla', '10 sq ft', '45 lakh'),
    row('Right', '5 marla', '45 lakh'),
  ];
  await page.goto('/property/import');
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'listings.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  await expect(page.getByRole('button', { name: 'To mend (2)' })).toBeVisible();
  await expect(page.getByText('Is the whole price Rs. 42?')).toBeVisible();
  await expectAccessible(page);
  const card = (title: string) =>
    page.getByRole('listitem').filter({ hasText: `${title} ${uniqueWord}` });
  await card('Small').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('button', { name: 'To mend (1)' })).toBeVisible();
  await card('10 marla').getByRole('button', { name: 'No', exact: true }).click();
  await page.getByRole('button', { name: 'Import 2 listings' }).click();
  await expect(page.getByText('2 listings added, 0 already there.')).toBeVisible();
  const stored = await findListings(staff, uniqueWord);
  expect(stored.map(({ price }) => Number(price)).toSorted((a, b) => a - b)).toEqual([
    42, 4_500_000,
  ]);
});
