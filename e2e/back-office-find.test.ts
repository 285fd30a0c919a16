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
  // One press, although something is typed.
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

test('the box stands still while what is found changes', async ({ staffPage: page }) => {
  await page.goto('/today');
  await page.getByRole('list', { name: 'What waits' }).waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Find' });
  const field = dialog.getByRole('searchbox');
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  const before = await dialog.boundingBox();

  await field.fill('settings phone');
  await expect(page.getByRole('menuitem')).toHaveCount(1);
  expect(await dialog.boundingBox()).toEqual(before);
  await field.fill('nothing is called that');
  await expect(dialog.getByText('Nothing matches.')).toBeVisible();
  expect(await dialog.boundingBox()).toEqual(before);
});

test('leads to lists, settings, forms and the way out', async ({ staffPage: page }) => {
  await page.goto('/today');
  await page.getByRole('list', { name: 'What waits' }).waitFor();
  const follow = async (typed: string, name: string) => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('dialog', { name: 'Find' }).getByRole('searchbox').fill(typed);
    await page.getByRole('menuitem', { name }).first().click();
  };

  await follow('trash', 'Properties: Trash');
  await expect(page).toHaveURL('/property?view=trash');
  const download = page.waitForEvent('download');
  await follow('export', 'Export properties as CSV');
  expect((await download).suggestedFilename()).toBe('listings.csv');
  await follow('settings phone', 'Settings: Phone');
  await expect(page.getByLabel('Phone', { exact: true }).first()).toBeFocused();
  await follow('settings rera', 'Settings: RERA number');
  await expect(page.getByLabel('RERA number')).toBeFocused();
  await follow('add buyer', 'Add Buyer');
  await page
    .getByRole('dialog', { name: 'New Buyer' })
    .getByRole('button', { name: 'Close' })
    .click();
  await follow('add staff', 'Add Staff');
  await page
    .getByRole('dialog', { name: 'New Staff' })
    .getByRole('button', { name: 'Close' })
    .click();
  await follow('password', 'Change password');
  await page
    .getByRole('dialog', { name: 'Change password' })
    .getByRole('button', { name: 'Close' })
    .click();
  // Another end of the session than the one that all journeys share.
  await page.route('**/api/Acount/logout', (route) => route.fulfill({ status: 204 }));
  await follow('log out', 'Log out');
  await expect(page).toHaveURL('/login');
});
