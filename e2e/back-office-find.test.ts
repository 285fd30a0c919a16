import { expect } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { test } from './staff-fixtures.ts';

test('finds a listing by its owner’s number, a place and an action', {
  tag: '@both-widths',
}, async ({ staffPage: page, uniqueWord, insertListing, place, isMobile }) => {
  const title = `${uniqueWord} house`;
  await insertListing({ title, ownerContact: '9876501234' });
  await page.goto('/today');
  // The server's page shows the heading alone.
  await page.getByRole('list', { name: 'What waits' }).waitFor();
  const open = async () => {
    if (isMobile) await page.getByRole('button', { name: 'Find' }).click();
    else await page.keyboard.press('ControlOrMeta+k');
  };
  const field = page.getByRole('dialog', { name: 'Find' }).getByRole('searchbox');

  await open();
  await expect(field).toBeFocused();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expectAccessible(page);
  await field.fill('+91 98765-01234');
  await expect(page.getByRole('menuitem', { name: title })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();

  await open();
  await field.fill(place.name);
  await page
    .getByRole('menuitem', { name: `Properties in ${place.name}` })
    .first()
    .click();
  await expect(page).toHaveURL(/\/property\?city=\d+$/);

  await open();
  await field.fill('add city');
  await expect(page.getByRole('menuitem', { name: 'Add City' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'New City' })).toBeVisible();
});
