import { mkdir } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { largePhotos } from './large-photos.ts';
import { fillListing, findListings, openListing, openNewListing } from './listing-form.ts';
import type { StaffApi } from './staff-api.ts';
import { photoFile, test } from './staff-fixtures.ts';

const MEBIBIT_PER_SECOND = 1_000_000 / 8;
const SLOW = {
  offline: false,
  latency: 150,
  uploadThroughput: 1.6 * MEBIBIT_PER_SECOND,
  downloadThroughput: 4 * MEBIBIT_PER_SECOND,
};

test('stores each photograph once on a network that breaks twice, over a reload', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
  staff,
}, testInfo) => {
  test.setTimeout(300_000);
  const title = `${uniqueWord} house`;
  const { id } = await insertListing({ title });
  const network = await page.context().newCDPSession(page);
  const sizes = await noteUploads(page);
  await mkdir(testInfo.outputPath(), { recursive: true });
  const photos = await largePhotos(testInfo.outputPath(), 5);
  const dialog = await openListing(page, title);
  await network.send('Network.emulateNetworkConditions', SLOW);

  await dialog.getByLabel('Choose photographs').setInputFiles(photos);
  const section = dialog.getByRole('region', { name: 'Photographs' });
  await expect(section.getByRole('img', { name: 'Chosen: IMG_1.jpg' })).toBeVisible();
  await expect(section.getByRole('progressbar').first()).toBeVisible();
  await network.send('Network.emulateNetworkConditions', { ...SLOW, offline: true });
  await expect(section.getByText(/^No connection\. \d photographs? (is|are) kept/)).toBeVisible();
  await expectAccessible(page);
  await network.send('Network.emulateNetworkConditions', SLOW);
  await expect.poll(() => imageCount(staff, id), { timeout: 90_000 }).toBeGreaterThan(0);

  // The others must still be on their way when the network breaks again.
  await network.send('Network.emulateNetworkConditions', { ...SLOW, uploadThroughput: 20_000 });
  await page.reload();
  const notice = page.getByRole('region', { name: 'Photographs on their way' });
  await expect(notice).toContainText(/“.* house”: \d photographs? on/);
  await expectAccessible(page);
  await network.send('Network.emulateNetworkConditions', { ...SLOW, offline: true });
  await expect(notice).toContainText('no connection at the moment');
  await network.send('Network.emulateNetworkConditions', SLOW);
  await expect(notice).toBeHidden({ timeout: 120_000 });

  const images = await readImages(staff, id);
  expect(images).toHaveLength(5);
  expect(new Set(images.map(({ imageUrl }) => imageUrl)).size).toBe(5);
  expect(images.every(({ width, height }) => width === 2560 && height === 1920)).toBe(true);
  expect(sizes.length).toBeGreaterThanOrEqual(5);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(600 * 1024);
  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await expect(section.getByText('5 of 30')).toBeVisible();
  await expect(section.getByRole('progressbar')).toHaveCount(0);
});

test('keeps photographs of a new listing over a reload, and sends them after the save', async ({
  staffPage: page,
  uniqueWord,
  place,
  staff,
}) => {
  test.slow();
  const dialog = await openNewListing(page);
  await fillListing(dialog, 'Plot', uniqueWord, place);
  await dialog
    .getByLabel('Choose photographs')
    .setInputFiles([await numbered(1, '#884422'), await numbered(2, '#448822')]);
  await expect(dialog.getByText('2 photographs are kept on this device until')).toBeVisible();
  await page.reload();

  const offer = page.getByRole('region', { name: 'Not saved' });
  await expect(offer).toContainText('with 2 photographs');
  await offer.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'Chosen: IMG_2.jpg' })).toBeVisible();
  const sending = Promise.withResolvers<void>();
  await page.route('**/images', async (route) => {
    await sending.promise;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Data saved successfully!')).toBeVisible();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: uniqueWord });
  await expect(row).toContainText('2 photographs on their way');
  await expect(offer).toBeHidden();
  sending.resolve();
  await expect.poll(async () => (await findListings(staff, uniqueWord))[0]?.imageCount).toBe(2);
  await expect(page.getByText(/on (their|its) way/)).toHaveCount(0);
});

test('says why a photograph was refused; it can be tried again or removed alone', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
  staff,
}) => {
  const title = `${uniqueWord} house`;
  const { id } = await insertListing({ title });
  const dialog = await openListing(page, title);
  const broken = await numbered(2, '#224466');
  await dialog
    .getByLabel('Choose photographs')
    .setInputFiles([
      await numbered(1, '#884422'),
      { ...broken, buffer: broken.buffer.subarray(0, 200) },
      { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture at all') },
    ]);

  await expect(dialog.getByText('“notes.jpg” cannot be read as a picture.')).toBeVisible();
  const failures = dialog.getByRole('list', { name: 'Photographs that could not be sent' });
  await expect(failures).toContainText(
    'IMG_2.jpg was not stored: The file is no picture that can be read.',
  );
  await expectAccessible(page);
  await failures.getByRole('button', { name: 'Try again: IMG_2.jpg' }).click();
  await expect(failures).toContainText('The file is no picture that can be read.');
  await failures.getByRole('button', { name: 'Remove IMG_2.jpg' }).click();
  await expect(failures).toBeHidden();
  await expect(dialog.getByText('1 of 30')).toBeVisible();
  await expect.poll(() => imageCount(staff, id)).toBe(1);
});

test('puts a photograph first by touch, and every target is large enough for a thumb', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
  staff,
}) => {
  const title = `${uniqueWord} house`;
  const { id } = await insertListing({ title });
  const dialog = await openListing(page, title);
  await dialog
    .getByLabel('Choose photographs')
    .setInputFiles([await numbered(1, '#884422'), await numbered(2, '#448822')]);
  await expect.poll(() => imageCount(staff, id)).toBe(2);
  const [first, second] = await readImages(staff, id);
  const section = dialog.getByRole('region', { name: 'Photographs' });
  await expect(section.getByRole('progressbar')).toHaveCount(0);

  await dragByTouch(page, 'Edit photograph 2', 'Edit photograph 1');
  await expect
    .poll(async () => (await readImages(staff, id)).map((image) => image.id))
    .toEqual([second?.id, first?.id]);

  const targets = section.getByRole('button').or(section.getByText('Choose photographs'));
  for (const target of await targets.all()) {
    const box = await target.boundingBox();
    expect(
      Math.min(box?.width ?? 0, box?.height ?? 0),
      (await target.textContent()) ?? '',
    ).toBeGreaterThanOrEqual(44);
  }
});

async function numbered(number: number, colour: string) {
  return { ...(await photoFile(colour)), name: `IMG_${number}.jpg` };
}

interface Image {
  id: number;
  imageUrl: string;
  width: number;
  height: number;
  caption: string;
}

async function readImages(staff: StaffApi, id: number): Promise<Image[]> {
  return (await (await staff.request.get(`/api/Property/${id}`)).json()).images;
}

async function imageCount(staff: StaffApi, id: number): Promise<number> {
  return (await readImages(staff, id)).length;
}

/** Collects how many bytes the file of each upload has. */
async function noteUploads(page: Page): Promise<number[]> {
  const sizes: number[] = [];
  await page.exposeFunction('noteUpload', (size: number) => void sizes.push(size));
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      const file = body instanceof FormData ? body.get('file') : undefined;
      if (file instanceof File) Reflect.get(globalThis, 'noteUpload')(file.size);
      send.call(this, body);
    };
  });
  return sizes;
}

/** Holds one element until it can be moved, and moves it onto another. */
async function dragByTouch(page: Page, from: string, to: string): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const centre = async (name: string) => {
    const target = page.getByRole('button', { name });
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 20 };
  };
  const start = await centre(from);
  const end = await centre(to);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
  await expect(page.getByText(/^Photograph \d of \d is picked up/)).toBeAttached();
  for (const part of [0.3, 0.6, 0.9, 1])
    await touch.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: [
        { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part },
      ],
    });
  await expect(page.getByText(/^It is now at place \d/)).toBeAttached();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
