import { expect } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { fillFields, fillListing, findField, openListing, openNewListing } from './listing-form.ts';
import { test } from './staff-fixtures.ts';

test('offers a draft after a reload, after Escape and after Cancel', async ({
  staffPage: page,
  uniqueWord,
  place,
}) => {
  const dialog = await openNewListing(page);
  await fillListing(dialog, 'Plot', uniqueWord, place);
  await page.reload();

  const offer = page.getByRole('region', { name: 'Not saved' });
  await expect(offer).toContainText(uniqueWord);
  await expectAccessible(page);
  await offer.getByRole('button', { name: 'Continue' }).click();
  await expect(findField(dialog, 'Title')).toHaveValue(uniqueWord);
  await expect(findField(dialog, 'City')).toHaveValue(String(place.id));
  await expect(findField(dialog, 'Plot Type')).toHaveValue('2');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Data saved successfully!')).toBeVisible();
  await expect(offer).toBeHidden();

  const edited = await openListing(page, uniqueWord);
  await fillFields(edited, { Price: '1' });
  await page.keyboard.press('Escape');
  await expect(offer).toContainText('Changes to a listing were not saved');
  await page.getByRole('button', { name: `Edit ${uniqueWord}` }).click();
  await expect(edited.getByRole('region', { name: 'Not saved' })).toBeVisible();
  await edited.getByRole('button', { name: 'Cancel' }).click();
  await expect(offer).toHaveCount(1);
  const question = page.getByRole('alertdialog', {
    name: `Discard what was typed into “${uniqueWord}”?`,
  });
  await offer.getByRole('button', { name: 'Discard' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('link', { name: 'Logout' }).click();
  const leaving = page.getByRole('alertdialog', {
    name: 'You have a listing that is not saved. Log out and discard it?',
  });
  await expect(leaving).toBeVisible();
  await expectAccessible(page);
  await leaving.getByRole('button', { name: 'Cancel' }).click();
  await offer.getByRole('button', { name: 'Discard' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(offer).toBeHidden();
});

test('keeps one draft per form, and none for a chosen kind alone', async ({
  staffPage: page,
  uniqueWord,
}) => {
  const offers = page.getByRole('region', { name: 'Not saved' });
  for (const title of ['first', 'second']) {
    const dialog = await openNewListing(page);
    await expect(findField(dialog, 'Property Type')).toBeInViewport();
    await fillFields(dialog, { 'Property Type': 'Plot', Title: `${uniqueWord} ${title}` });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  }
  await expect(offers).toHaveText([
    new RegExp(`${uniqueWord} second`),
    new RegExp(`${uniqueWord} first`),
  ]);

  await page.getByRole('button', { name: 'Add Property' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Property' });
  await fillFields(dialog, { 'Property Type': 'Shop' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(offers).toHaveCount(2);
});
