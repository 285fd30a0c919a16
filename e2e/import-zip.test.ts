import { expect, type Page } from '@playwright/test';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { expectAccessible } from './expect-accessible.ts';
import { photoFile, test } from './staff-fixtures.ts';

const HEADER = 'Heading,Location,Type,Size,Demand,Description,Photos';

async function choose(page: Page, contents: Zippable): Promise<void> {
  await page.goto('/property/import');
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'listings.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync(contents)),
  });
}

test('a zip of a table and its photographs is looked at, mended and imported', async ({
  staffPage: page,
  staff,
  uniqueWord,
}) => {
  const row = (title: string, photos: string) =>
    `${title} ${uniqueWord},"Model Town, Jalandhar",plot,5 marla,45 lakh,Near the park.,${photos}`;
  const rows = [
    HEADER,
    row('Corner plot', 'rooms/b.jpg|a.jpg'),
    row('Wrong name', 'c.jpg'),
    row('Outside', '../../x.jpg'),
    row('No picture', 'text.jpg'),
  ];
  await choose(page, {
    'May/listings.csv': strToU8(rows.join('\n')),
    'May/a.jpg': (await photoFile('rgb(20, 0, 40)')).buffer,
    'May/rooms/b.jpg': (await photoFile('rgb(200, 0, 40)')).buffer,
    'May/text.jpg': strToU8('text'),
  });

  await expect(page.getByText('No column of the table names the files')).toBeVisible();
  await page.getByText('Columns: 6 of 7 matched').click();
  await page.getByLabel('Photos', { exact: true }).selectOption('Files of the photos');
  await expect(page.getByRole('button', { name: 'To mend (3)' })).toBeVisible();
  await expect(
    page.getByText('images "c.jpg" is no file beside the file of listings'),
  ).toBeVisible();
  await expect(page.getByText('images "../../x.jpg" is no file beside')).toBeVisible();
  await expect(page.getByText('images "text.jpg" is no JPEG, PNG, WebP')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Files of the photos').and(page.locator('input')).first().fill('a.jpg');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'To mend (2)' })).toBeVisible();

  await page.getByRole('button', { name: 'Dry run' }).click();
  await expect(page.getByText(/listings? would be added, 0 already there\./)).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 listings' }).click();
  await expect(page.getByText('2 listings added, 0 already there.')).toBeVisible();

  const found = await staff.request.get(`/api/Property?search=${uniqueWord}&pageSize=10`);
  const listings: { title: string; imageCount: number; imageUrl: string }[] = await found.json();
  const counts = listings.map(({ title, imageCount }) => `${title.split(' ')[0]} ${imageCount}`);
  expect(counts.toSorted()).toEqual(['Corner 2', 'Wrong 1']);
  const [corner, wrong] = listings.toSorted((one, other) => one.title.localeCompare(other.title));
  expect(corner?.imageUrl).not.toBe(wrong?.imageUrl);
});

test('an archive that cannot be imported is refused in one sentence', async ({
  staffPage: page,
}) => {
  const archives: [Zippable, string][] = [
    [{ 'a.jpg': (await photoFile('#123')).buffer }, 'no CSV or Excel file of listings'],
    [{ 'a.csv': strToU8('a,b'), 'b.csv': strToU8('a,b') }, 'several files of listings'],
    [{ 'a.csv': [new Uint8Array(65 * 1024 * 1024), { level: 1 }] }, 'more than 64 MB'],
  ];
  for (const [contents, said] of archives) {
    await choose(page, contents);
    await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0);
  }
});
