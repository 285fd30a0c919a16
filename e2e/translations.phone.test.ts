import { expect } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import {
  fillFields,
  fillListing,
  findField,
  findListings,
  openListing,
  openNewListing,
} from './listing-form.ts';
import { openBackOffice, test } from './staff-fixtures.ts';

test('a place is named in Punjabi and Hindi, and a colleague’s change is not lost', async ({
  staffPage: page,
  staff,
  place,
}) => {
  await openBackOffice(page, `/city?search=${encodeURIComponent(place.name)}`);
  const read = page.waitForResponse(`**/api/City/${place.id}`);
  await page.getByRole('button', { name: `Edit ${place.name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit City' });
  await (await read).finished();
  const [punjabi, hindi] = [dialog.getByLabel('In Punjabi'), dialog.getByLabel('In Hindi')];
  await punjabi.fill('x'.repeat(101));
  await hindi.fill('जालंधर');
  await expect(punjabi).toHaveAccessibleDescription('Please enter at most 100 characters.');
  await expectAccessible(page);

  const city = await (await staff.request.get(`/api/City/${place.id}`)).json();
  const changed = { ...city, names: { pa: 'ਜਲੰਦਰ' } };
  await staff.request.put('/api/City', { data: changed });
  await punjabi.fill('ਜਲੰਧਰ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Somebody else has changed this meanwhile');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const { names } = await (await staff.request.get(`/api/City/${place.id}`)).json();
  expect(names).toEqual({ pa: 'ਜਲੰਧਰ', hi: 'जालंधर' });
});

test('a listing is translated in a fold of its form, whose texts a reload does not lose', async ({
  staffPage: page,
  staff,
  uniqueWord,
  place,
}) => {
  test.slow();
  const dialog = await openNewListing(page);
  const fold = dialog.getByRole('button', { name: /^Punjabi and Hindi/ });
  await fillListing(dialog, 'Shop', uniqueWord, place);
  await expect(findField(dialog, 'Title in Punjabi')).toBeHidden();
  await fold.click();
  await fillFields(dialog, { 'Title in Punjabi': 'ਦੁਕਾਨ', 'Description in Hindi': 'एक\nदो' });
  await expect(findField(dialog, 'Title in Punjabi')).toHaveAttribute('lang', 'pa-IN');
  await expectAccessible(page);
  await fold.click();
  await expect(fold).toContainText('2 of 6 filled in');
  await page.reload();

  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(fold).toContainText('2 of 6 filled in');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Data saved successfully!')).toBeVisible();
  const [stored] = await findListings(staff, uniqueWord);
  expect(stored?.translations).toEqual({
    pa: { title: 'ਦੁਕਾਨ' },
    hi: { description: 'एक\nदो' },
  });

  const edited = await openListing(page, uniqueWord);
  await edited.getByRole('button', { name: /^Punjabi and Hindi/ }).click();
  await expect(findField(edited, 'Description in Hindi')).toHaveValue('एक\nदो');
  await fillFields(edited, { 'Title in Punjabi': '' });
  await edited.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Data updated successfully!')).toBeVisible();
  const [changed] = await findListings(staff, uniqueWord);
  expect(changed?.translations).toEqual({ hi: { description: 'एक\nदो' } });
});

test('a translation that is too long unfolds and says so', async ({
  staffPage: page,
  uniqueWord,
  place,
}) => {
  const dialog = await openNewListing(page);
  const fold = dialog.getByRole('button', { name: /^Punjabi and Hindi/ });
  await fillListing(dialog, 'Plot', uniqueWord, place);
  await fold.click();
  await fillFields(dialog, { 'Title in Hindi': 'क'.repeat(201) });
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(findField(dialog, 'Title')).toHaveValue(uniqueWord);
  await fillFields(dialog, { Price: '1' });

  await dialog.getByRole('button', { name: 'Save' }).hover({ force: true });
  await dialog.getByRole('button', { name: 'Show me' }).click();
  const field = findField(dialog, 'Title in Hindi');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Please enter at most 200 characters.');
  await field.fill('कोठी');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
});

test('a title is written from the facts, follows them, and stays as it is once it was edited', async ({
  staffPage: page,
  staff,
  uniqueWord,
  place,
}) => {
  test.slow();
  const dialog = await openNewListing(page);
  await dialog.getByRole('button', { name: /^Punjabi and Hindi/ }).click();
  const write = dialog.getByRole('button', { name: 'Write from facts' });
  await write.first().click();
  await expect(dialog.getByText('First fill in type, city and area.')).toBeVisible();
  await fillListing(dialog, 'Shop', uniqueWord, place);
  await write.first().click();
  const [punjabi, hindi] = [
    findField(dialog, 'Title in Punjabi'),
    findField(dialog, 'Title in Hindi'),
  ];
  await expect(punjabi).toHaveValue(/ਦੀ ਦੁਕਾਨ/);
  await expect(write).toHaveCount(1);
  await write.click();
  await expect(hindi).toHaveValue(/की दुकान/);
  await expectAccessible(page);
  await hindi.fill('मेरी दुकान');

  await fillFields(dialog, { 'Total Area': '5 marla' });
  await expect(punjabi).toHaveValue(/ ਵਿੱਚ 5 ਮਰਲੇ ਦੀ ਦੁਕਾਨ/);
  // A save does not wait for the title to follow, and does not leave it behind.
  await fillFields(dialog, { 'Total Area': '6 marla' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Data saved successfully!')).toBeVisible();
  const [stored] = await findListings(staff, uniqueWord);
  expect(stored?.translations).toMatchObject({
    pa: { title: expect.stringMatching(/ ਵਿੱਚ 6 ਮਰਲੇ ਦੀ ਦੁਕਾਨ/) },
    hi: { title: 'मेरी दुकान' },
  });

  const edited = await openListing(page, uniqueWord);
  await fillFields(edited, { 'Total Area': '1 kanal' });
  await edited.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Data updated successfully!')).toBeVisible();
  const [changed] = await findListings(staff, uniqueWord);
  expect(changed?.translations).toMatchObject({
    pa: { title: expect.stringMatching(/ ਵਿੱਚ 1 ਕਨਾਲ ਦੀ ਦੁਕਾਨ/) },
  });
});

test('a neighbourhood is offered as another listing calls it', async ({
  staffPage: page,
  uniqueWord,
  place,
  insertListing,
}) => {
  const called = { pa: { neighbourhood: 'ਮਾਡਲ ਟਾਊਨ' } };
  await insertListing({ neighbourhood: `Quarter ${uniqueWord}`, translations: called });
  const dialog = await openNewListing(page);
  await fillListing(dialog, 'Shop', uniqueWord, place);
  await fillFields(dialog, { Neighbourhood: `quarter ${uniqueWord}` });
  await dialog.getByRole('button', { name: /^Punjabi and Hindi/ }).click();
  await dialog.getByRole('button', { name: 'Use ਮਾਡਲ ਟਾਊਨ' }).click();
  await expect(findField(dialog, 'Neighbourhood in Punjabi')).toHaveValue('ਮਾਡਲ ਟਾਊਨ');
});
