import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { workbook } from '#test/workbook.ts';
import { expectAccessible } from './expect-accessible.ts';
import { test } from './staff-fixtures.ts';

const REAL = join(import.meta.dirname, '../../shared/data/listings-99acres-gurgaon/res_land.csv');

async function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page.goto('/property/import');
  const buffer = Buffer.from(content);
  const input = page.getByLabel('File', { exact: true });
  await input.setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
}

test('a file without city column and description is completed, mended and imported once', async ({
  staffPage: page,
  uniqueWord,
}) => {
  const rows = [
    'Heading;Location;Type;Size;Demand',
    `Corner plot ${uniqueWord};Model Town, Jalandhar;plot;5 marla;45 lakh`,
    `Kothi ${uniqueWord};Sutehri Road Hoshiarpur;kothi;8 marla;85 lakh`,
    `Castle ${uniqueWord};Nakodar;castle;1 acre;9 Cr`,
    `Left ${uniqueWord};Nakodar;plot;nine;9 Cr`,
  ];
  await choose(page, 'listings.csv', rows.join('\n'));
  const notYet = page.getByRole('button', { name: 'Import 4 listings' });
  await expect(notYet).toHaveAttribute('aria-disabled', 'true');
  await expect(notYet).toHaveAccessibleDescription(/^First fill in what is missing/);
  await page.getByLabel('Description').fill('{Size} {Type} in {city}');
  await page.getByRole('button', { name: 'Fill in for all rows' }).click();

  await expect(page.getByRole('button', { name: 'To mend (2)' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Property type (house, plot, land, shop)').last().fill('plot');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'To mend (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Leave out line 5' }).click();
  await page.getByRole('button', { name: 'Dry run' }).click();
  await expect(page.getByText('3 listings would be added, 0 already there.')).toBeVisible();
  await page.getByRole('button', { name: 'Import 3 listings' }).click();
  await expect(page.getByText('3 listings added, 0 already there.')).toBeVisible();

  // The same columns again: what was filled in is remembered.
  await choose(page, 'listings.csv', rows.slice(0, 3).join('\n'));
  await page.getByRole('button', { name: 'Import 2 listings' }).click();
  await expect(page.getByText('0 listings added, 2 already there.')).toBeVisible();
});

test('areas without a unit get one, and what no listing has of the file is said', async ({
  staffPage: page,
  uniqueWord,
}) => {
  const rows = [
    'Heading;Location;Type;Size;Demand;Year Built;Description',
    `<b>Kothi</b> ${uniqueWord};Model Town, Jalandhar;kothi;5;45 lakh;0001-01-01;"<p>Park &amp; lift</p>"`,
    `House ${uniqueWord};Model Town, Jalandhar;house;900 sq ft;45 lakh;3-Apr-10;Two storeys`,
  ];
  await choose(page, 'listings.csv', rows.join('\n'));
  await page.getByLabel('What areas count in').selectOption('marla');
  await page.getByRole('button', { name: 'Fill in for all rows' }).click();
  const leftOut = page.getByText('Values left out of Year Built: "0001-01-01" (1 row).');
  await expect(leftOut).toBeVisible();
  await page.getByLabel('Write a title in Punjabi or Hindi from facts').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 2 listings' }).click();

  await expect(page.getByText('2 listings added, 0 already there.')).toBeVisible();
  await expect(leftOut).toBeVisible();
  await page.goto(`/property?search=${uniqueWord}`);
  await expect(page.getByText(`Kothi ${uniqueWord}`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Edit Kothi ${uniqueWord}` }).click();
  await expect(page.getByLabel(/^Total Area/)).toHaveValue('5 marla');
  await page.getByRole('button', { name: /^Punjabi and Hindi/ }).click();
  await expect(page.getByLabel('Title in Hindi')).toHaveValue(/ में 5 मरले की कोठी$/);
});

test('what is no table of listings is said in one sentence', async ({ staffPage: page }) => {
  const files: [string, string | Buffer, string][] = [
    ['photo.xlsx', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d]), 'a picture'],
    ['old.xlsx', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), 'an old or a locked Excel file'],
    ['half.xlsx', Buffer.from('PK\x03\x04'), 'damaged'],
    ['windows.csv', Buffer.from([0x63, 0x61, 0x66, 0xe9]), 'not UTF-8'],
    ['empty.csv', '', 'empty'],
    ['long.csv', `a,b\n${'1,2\n'.repeat(100_000)}`, '100,000 rows'],
  ];
  for (const [name, content, said] of files) {
    await choose(page, name, content);
    await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0);
  }
});

test('another sheet of a workbook is chosen, and each row says what it is read as', async ({
  staffPage: page,
  uniqueWord,
}) => {
  const header = ['Title', 'Type', 'Location', 'Description', 'Price', 'Area'];
  const row = (name: string, price: string) => [
    `${name} ${uniqueWord}`,
    'plot',
    'Model Town, Jalandhar',
    'Near the park.',
    price,
    '5 marla',
  ];
  const file = workbook([
    { name: 'Old', state: 'hidden', rows: [header, row('Old plot', '40 lakh')] },
    { name: 'March', rows: [header, row('Plot', '1½ Cr'), row('Corner', '45 lakh')], hidden: [2] },
    { name: 'Notes', rows: [['Call the owner'], ['on Monday']] },
  ]);
  await choose(page, 'listings.xlsx', Buffer.from(file));

  const sheet = page.getByLabel('Sheet', { exact: true });
  await expect(sheet).toHaveValue('March');
  await expect(page.getByText('1 row that the sheet hides')).toBeVisible();
  await page.getByRole('button', { name: 'All rows (2)' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Line 2' })).toContainText(
    'Price: 15000000',
  );
  await expectAccessible(page);

  await sheet.selectOption('Notes');
  await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0);
  await sheet.selectOption('Old (hidden)');
  await expect(page.getByRole('button', { name: 'Import 1 listing' })).toBeVisible();
});

if (existsSync(REAL)) {
  test('real listings are checked in the browser', async ({ staffPage: page }) => {
    await choose(page, 'res_land.csv', readFileSync(REAL));
    await expect(page.getByRole('button', { name: 'To mend (0)' })).toBeVisible({
      timeout: 30_000,
    });
    await page.getByRole('button', { name: 'Dry run' }).click();
    await expect(page.getByText(/^987 listings would be added/)).toBeVisible({ timeout: 60_000 });
  });
}
