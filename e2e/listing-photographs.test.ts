import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { openListing } from './listing-form.ts';
import { STAFF } from './staff-account.ts';
import type { StaffApi } from './staff-api.ts';
import { photoFile, test } from './staff-fixtures.ts';

const COLOURS = ['#884422', '#448822', '#224488'];

/** A listing with three stored photographs, opened for editing. */
async function openWithPhotos(
  page: Page,
  staff: StaffApi,
  { id, title }: { id: number; title: string },
): Promise<{ dialog: Locator; ids: number[] }> {
  const ids: number[] = [];
  for (const colour of COLOURS) {
    const answer = await staff.request.post(`/api/Property/${id}/images`, {
      multipart: { file: await photoFile(colour) },
    });
    ids.push((await answer.json()).id);
  }
  const dialog = await openListing(page, title);
  await expect(dialog.getByText('3 of 30')).toBeVisible();
  return { dialog, ids };
}

/** Picks up the third photograph, and waits until the library reads the arrow keys: a timer later. */
async function pickUp(dialog: Locator, handle: Locator): Promise<void> {
  await handle.press('Space');
  await expect(dialog.getByText(/^Photograph 3 of 3 is picked up/)).toBeAttached();
  await dialog.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

test('orders photographs by keyboard, and says where each is', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
  staff,
}) => {
  const listing = await insertListing({ title: `${uniqueWord} house` });
  const { dialog, ids } = await openWithPhotos(page, staff, listing);
  const handle = dialog.getByRole('button', { name: 'Move photograph 3' });
  await expect(handle).toHaveAccessibleDescription(/Press the space bar to pick/);
  await pickUp(dialog, handle);
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText('It is now at place 2 of 3.')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('Left at place 3 of 3.')).toBeAttached();
  await expect(dialog).toBeVisible();

  await pickUp(dialog, handle);
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText('It is now at place 2 of 3.')).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByText('It is now at place 1 of 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expectOrder(staff, listing.id, [ids[2], ids[0], ids[1]]);
});

test('edits one photograph: caption, place, rotation, crop, removal with a way back', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
  staff,
}) => {
  test.slow();
  const listing = await insertListing({ title: `${uniqueWord} house` });
  const { dialog, ids } = await openWithPhotos(page, staff, listing);
  await dialog.getByRole('button', { name: 'Edit photograph 2' }).click();
  const photo = page.getByRole('dialog', { name: 'Photograph 2 of 3' });
  await photo.getByLabel('Caption').fill('Kitchen with garden door');
  await photo.getByRole('button', { name: 'Rotate' }).click();
  await photo.getByRole('button', { name: 'Crop' }).click();
  const corner = photo.getByRole('button', { name: 'Corner, bottom right' });
  for (let press = 0; press < 25; press += 1) await corner.press('ArrowUp');
  await expectAccessible(page);
  await photo.getByRole('button', { name: 'Done' }).click();

  await expect
    .poll(async () => (await readImages(staff, listing.id))[1])
    .toMatchObject({ width: 900, height: 600, caption: 'Kitchen with garden door' });
  await expect.poll(async () => (await readImages(staff, listing.id)).length).toBe(3);

  await dialog.getByRole('button', { name: 'Edit photograph 3' }).click();
  await page.getByRole('button', { name: 'Make cover' }).click();
  await page
    .getByRole('dialog', { name: 'Photograph 1 of 3' })
    .getByRole('button', { name: 'Done' })
    .click();
  await expect.poll(async () => (await readImages(staff, listing.id))[0]?.id).toBe(ids[2]);

  await dialog.getByRole('button', { name: 'Edit photograph 1' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByText('2 of 30')).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByText('3 of 30')).toBeVisible();
  await dialog.getByRole('button', { name: 'Edit photograph 1' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(async () => (await readImages(staff, listing.id)).length).toBe(2);
});

test('lets the second of two editors choose between both orders', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
  staff,
}) => {
  const listing = await insertListing({ title: `${uniqueWord} house` });
  const { dialog, ids } = await openWithPhotos(page, staff, listing);
  const [one = 0, two = 0, three = 0] = ids;
  await staff.request.put(`/api/Property/${listing.id}/images`, {
    data: [two, one, three].map((id) => ({ id, caption: '' })),
  });

  await dialog.getByRole('button', { name: 'Edit photograph 3' }).click();
  await page.getByRole('button', { name: 'Make cover' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  const conflict = dialog.getByRole('region', { name: 'Photographs changed meanwhile' });
  await expect(conflict.getByRole('alert')).toContainText(
    `${STAFF.userName} has arranged these photographs differently meanwhile.`,
  );
  await expectAccessible(page);
  await expectOrder(staff, listing.id, [two, one, three]);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expectOrder(staff, listing.id, [three, one, two]);
  await expect(conflict).toBeHidden();
});

test('takes photographs that are pasted or dropped anywhere in the form', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
  staff,
}) => {
  const { id, title } = await insertListing({ title: `${uniqueWord} house` });
  const dialog = await openListing(page, title);
  for (const [kind, colour] of [
    ['paste', '#884422'],
    ['drop', '#448822'],
  ] as const) {
    const { buffer } = await photoFile(colour);
    await dialog.getByRole('button', { name: 'Save' }).evaluate(
      (element, { kind, bytes }) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], 'given.jpg', { type: 'image/jpeg' }));
        const options = { bubbles: true, cancelable: true };
        element.dispatchEvent(
          kind === 'paste'
            ? new ClipboardEvent('paste', { ...options, clipboardData: data })
            : new DragEvent('drop', { ...options, dataTransfer: data }),
        );
      },
      { kind, bytes: [...buffer] },
    );
  }
  await expect.poll(async () => (await readImages(staff, id)).length).toBe(2);
});

test('asks before a log-out discards photographs that are not sent', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
}) => {
  const { title } = await insertListing({ title: `${uniqueWord} house` });
  await page.route('**/images', (route) => route.abort());
  // The tests after this one have the same session.
  await page.route('**/logout', (route) => route.abort());
  const dialog = await openListing(page, title);
  await dialog.getByLabel('Choose photographs').setInputFiles(await photoFile('#884422'));
  await expect(dialog.getByText('1 photograph is on the way.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('link', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', {
    name: 'You have 1 photograph not sent yet. Log out and discard it?',
  });
  await question.getByRole('link', { name: 'Log out' }).click();
  await page.waitForURL('**/login');
  const left = await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.open('photos').onsuccess = ({ target }) => {
          if (!(target instanceof IDBOpenDBRequest)) return;
          const count = target.result.transaction('uploads').objectStore('uploads').count();
          count.onsuccess = () => resolve(count.result);
        };
      }),
  );
  expect(left).toBe(0);
});

test('asks before the page is left where the browser cannot keep photographs', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
}) => {
  const { title } = await insertListing({ title: `${uniqueWord} house` });
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: null }));
  await page.route('**/images', (route) => route.abort());
  const dialog = await openListing(page, title);
  await dialog.getByLabel('Choose photographs').setInputFiles(await photoFile('#884422'));
  await expect(dialog.getByText('1 photograph is on the way.')).toBeVisible();
  const question = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  expect((await question).type()).toBe('beforeunload');
  await (await question).accept();
});

interface Image {
  id: number;
  width: number;
  height: number;
  caption: string;
}

async function readImages(staff: StaffApi, id: number): Promise<Image[]> {
  return (await (await staff.request.get(`/api/Property/${id}`)).json()).images;
}

async function expectOrder(staff: StaffApi, id: number, order: readonly unknown[]): Promise<void> {
  await expect
    .poll(async () => (await readImages(staff, id)).map((image) => image.id))
    .toEqual(order);
}
