import { expect } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { openBackOffice, test } from './staff-fixtures.ts';

test('shows the columns that staff choose, on this device and in a kept view', async ({
  staffPage: page,
  insertListing,
}) => {
  await insertListing();
  await openBackOffice(page, '/property');
  const heading = (name: string) => page.getByRole('columnheader', { name });
  await expect(heading('Image')).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).focus();
  await page.keyboard.press('Enter');
  const choice = page.getByRole('group', { name: 'Columns' });
  await expect(choice.getByRole('checkbox', { name: 'Title' })).toHaveCount(0);
  await choice.getByRole('checkbox', { name: 'Image' }).focus();
  await page.keyboard.press('Space');
  await expect(heading('Image')).toBeHidden();
  await expect(heading('Title')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();

  await page.reload();
  await expect(heading('Image')).toBeHidden();

  await page.getByRole('link', { name: 'Available' }).click();
  await page.getByRole('button', { name: 'Keep view' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('For sale');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Columns' }).click();
  await choice.getByRole('checkbox', { name: 'Status' }).uncheck();
  await expect(heading('Status')).toBeHidden();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: /^All/ }).click();
  await expect(heading('Status')).toBeVisible();
  await page.getByRole('link', { name: /^For sale/ }).click();
  await expect(heading('Status')).toBeHidden();
});
