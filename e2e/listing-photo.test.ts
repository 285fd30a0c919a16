import { mkdir, writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { fillListing, openNewListing } from './listing-form.ts';
import { photoFile, test } from './staff-fixtures.ts';

test('accepts a pasted or dropped photo, and refuses other files', async ({
  staffPage: page,
}, testInfo) => {
  const dialog = await openNewListing(page);
  const { buffer } = await photoFile('#556677');
  const give = (kind: 'paste' | 'drop', name: string, type: string) =>
    dialog.getByRole('region', { name: 'Photographs' }).evaluate(
      (region, { kind, name, type, bytes }) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], name, { type }));
        const options = { bubbles: true, cancelable: true };
        region.dispatchEvent(
          kind === 'paste'
            ? new ClipboardEvent('paste', { ...options, clipboardData: data })
            : new DragEvent('drop', { ...options, dataTransfer: data }),
        );
      },
      { kind, name, type, bytes: [...buffer] },
    );

  await give('paste', 'pasted.jpg', 'image/jpeg');
  await expect(dialog.getByRole('img', { name: 'Chosen: pasted.jpg' })).toBeVisible();
  await give('drop', 'dropped.jpg', 'image/jpeg');
  await expect(dialog.getByRole('img', { name: 'Chosen: dropped.jpg' })).toBeVisible();
  // A file: handing over so many bytes takes a busy machine longer than a step may take.
  const large = testInfo.outputPath('large.jpg');
  await mkdir(testInfo.outputPath(), { recursive: true });
  // Its first bytes are those of a JPEG, the others are none: it cannot be made smaller here.
  const bytes = Buffer.alloc(15 * 1024 * 1024 + 1);
  bytes.set([0xff, 0xd8, 0xff, 0xe0]);
  await writeFile(large, bytes);
  await dialog.getByLabel('Thumbnail').setInputFiles(large);
  await expect(dialog.getByText('Please choose a picture of at most 15 MB.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove large.jpg' }).click();
  const gif = {
    name: 'moving.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64'),
  };
  const svg = {
    name: 'plan.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  };
  for (const other of [gif, svg]) {
    await dialog.getByLabel('Thumbnail').setInputFiles(other);
    await expect(dialog.getByText(`“${other.name}” cannot be read as a picture.`)).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'Chosen: dropped.jpg' })).toBeVisible();
  }
  await give('drop', 'contract.pdf', 'application/pdf');
  await expect(
    dialog.getByText('Please choose a picture: JPEG, PNG, WebP, AVIF or HEIC.'),
  ).toBeVisible();
  await expect(dialog.getByRole('img', { name: 'Chosen: dropped.jpg' })).toBeVisible();
});

test('refuses a file that has the name of a photo but not its bytes', async ({
  staffPage: page,
  uniqueWord,
  place,
}) => {
  const dialog = await openNewListing(page);
  await fillListing(dialog, 'Plot', uniqueWord, place);
  await dialog
    .getByLabel('Thumbnail')
    .setInputFiles({ name: 'bad.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('text') });
  await expect(
    dialog.getByText(
      '“bad.jpg” cannot be read as a picture. Please choose a picture: JPEG, PNG, WebP, AVIF or HEIC.',
    ),
  ).toBeVisible();
  await expect(dialog.getByRole('img', { name: /^Chosen/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Data saved successfully!')).toBeVisible();
});
