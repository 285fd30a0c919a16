import { setTimeout } from 'node:timers/promises';
import { expect, type Page, type Route } from '@playwright/test';
import { fillListing, findListings, openListing, openNewListing } from './listing-form.ts';
import type { StaffApi } from './staff-api.ts';
import { photoFile, test } from './staff-fixtures.ts';

test('no other photograph is the cover while the first chosen one is on its way', async ({
  staffPage: page,
  uniqueWord,
  place,
  staff,
}) => {
  test.slow();
  const dialog = await openNewListing(page);
  await fillListing(dialog, 'Plot', uniqueWord, place);
  await dialog.getByLabel('Thumbnail').setInputFiles(await threePhotos());
  const grid = dialog.getByRole('list', { name: 'Photographs in their order' });
  await expect(grid.getByRole('listitem').first()).toContainText('Cover');
  await expect(grid.getByRole('img')).toHaveCount(3);
  await routeFirst(page, async (route) => {
    // Long enough for the others to arrive.
    await setTimeout(3000);
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Save' }).click();
  const covers = new Set<unknown>();
  await expect
    .poll(async () => {
      const widths = await widthsOf(staff, uniqueWord);
      covers.add(widths[0]);
      return widths;
    })
    .toEqual([300, 320, 340]);
  expect([...covers]).toEqual([undefined, 300]);
});

test('a cover whose upload failed is sent first by a later page, and the others behind it', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
  staff,
}) => {
  test.slow();
  const { title } = await insertListing({ title: `${uniqueWord} plot` });
  const dialog = await openListing(page, title);
  let failures = 0;
  await routeFirst(page, async (route) => {
    failures += 1;
    await route.abort();
  });
  await dialog.getByLabel('Choose photographs').setInputFiles(await threePhotos());
  // By its repeat the others would have arrived.
  await expect.poll(() => failures).toBeGreaterThan(1);
  expect(await widthsOf(staff, uniqueWord)).toEqual([]);
  await page.unrouteAll();
  await routeFirst(page, (route) => route.continue());
  await page.reload();
  await expect.poll(() => widthsOf(staff, uniqueWord)).toEqual([300, 320, 340]);
});

test('the form has one field of photographs, and moves one to the front by mouse', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
  staff,
}) => {
  const { title } = await insertListing({ title: `${uniqueWord} plot` });
  const dialog = await openListing(page, title);
  const field = dialog.getByLabel('Thumbnail', { exact: true });
  await expect(field.and(dialog.getByLabel('Choose photographs', { exact: true }))).toBeVisible();
  // The other opens the camera, on touch screens alone.
  await expect(dialog.locator('input[type="file"]:visible')).toHaveCount(1);
  await field.setInputFiles(await threePhotos());
  await expect.poll(() => widthsOf(staff, uniqueWord)).toEqual([300, 320, 340]);
  const preview = dialog.getByRole('complementary', { name: 'Preview' }).getByRole('img');
  const shown = await preview.getAttribute('src');

  const third = dialog.getByRole('button', { name: 'Edit photograph 3' });
  await third.hover();
  await page.mouse.down();
  await dialog.getByRole('button', { name: 'Edit photograph 1' }).hover({ force: true });
  await dialog.getByRole('button', { name: 'Edit photograph 1' }).hover({ force: true });
  await page.mouse.up();
  await expect.poll(() => widthsOf(staff, uniqueWord)).toEqual([340, 300, 320]);
  await expect(preview).not.toHaveAttribute('src', shown ?? '');
});

test('a photograph that is dragged while its upload ends stays in the hand', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
  staff,
}) => {
  const { title } = await insertListing({ title: `${uniqueWord} plot` });
  const dialog = await openListing(page, title);
  const { promise: isPickedUp, resolve: pickUp } = Promise.withResolvers<void>();
  await page.route('**/images', async (route) => {
    await isPickedUp;
    await route.continue();
  });
  await dialog.getByLabel('Choose photographs').setInputFiles(await threePhotos());
  const onTheWay = dialog.getByText(/on the way/);
  await expect(onTheWay).toBeVisible();
  await dialog.getByRole('button', { name: 'Edit photograph 3' }).hover();
  await page.mouse.down();
  await dialog.getByRole('button', { name: 'Edit photograph 2' }).hover({ force: true });
  pickUp();
  await expect(onTheWay).toBeHidden();
  await dialog.getByRole('button', { name: 'Edit photograph 1' }).hover({ force: true });
  await page.mouse.up();
  await expect.poll(() => widthsOf(staff, uniqueWord)).toEqual([340, 300, 320]);
});

test('a photograph lands where it is let go, however late the device draws', async ({
  staffPage: page,
  uniqueWord,
  insertListing,
  staff,
}) => {
  const { title } = await insertListing({ title: `${uniqueWord} plot` });
  const dialog = await openListing(page, title);
  await dialog.getByLabel('Choose photographs').setInputFiles(await threePhotos());
  await expect.poll(() => widthsOf(staff, uniqueWord)).toEqual([300, 320, 340]);
  const tiles = dialog.getByRole('list', { name: 'Photographs in their order' });
  // One task of the page: it draws nothing between these events.
  await tiles.getByRole('listitem').evaluateAll(([first, , third]) => {
    const fire = (type: string, tile: Element | undefined) => {
      const { x, y } = tile?.getBoundingClientRect() ?? new DOMRect();
      const place = { clientX: x + 20, clientY: y + 20 };
      third?.dispatchEvent(new MouseEvent(type, { bubbles: true, ...place }));
    };
    fire('mousedown', third);
    fire('mousemove', first);
    fire('mousemove', first);
    fire('mouseup', first);
  });
  await expect.poll(() => widthsOf(staff, uniqueWord)).toEqual([340, 300, 320]);
});

test('a caption that is being written stays when the upload ends', async ({
  staffPage: page,
  insertListing,
  uniqueWord,
}) => {
  const { title } = await insertListing({ title: `${uniqueWord} plot` });
  const dialog = await openListing(page, title);
  const { promise: isOpened, resolve: open } = Promise.withResolvers<void>();
  await page.route('**/images', async (route) => {
    await isOpened;
    await route.continue();
  });
  await dialog.getByLabel('Choose photographs').setInputFiles(await threePhotos());
  await dialog.getByRole('button', { name: 'Edit photograph 2' }).click();
  const caption = page.getByLabel('Caption');
  await caption.fill('Kitchen with garden door');
  open();
  await expect(dialog.getByText(/on the way/)).toBeHidden();
  await expect(caption).toHaveValue('Kitchen with garden door');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(
    dialog.getByRole('button', { name: 'Edit photograph 2: Kitchen with garden door' }),
  ).toBeVisible();
});

/** They are told apart by their widths. */
function threePhotos() {
  return Promise.all(
    ['#884422', '#448822', '#224488'].map(async (colour, index) => ({
      ...(await photoFile(colour, { width: 300 + 20 * index, height: 200 })),
      name: `IMG_${index + 1}.jpg`,
    })),
  );
}

/** Lets `meet` have the upload that is sent first, and its repeats; nothing brings the order later. */
async function routeFirst(page: Page, meet: (route: Route) => Promise<void>): Promise<void> {
  let first: string | undefined;
  await page.route('**/images', async (route) => {
    const { 'idempotency-key': key } = route.request().headers();
    // As for a phone that is closed before order and captions are brought to the server.
    if (key === undefined) return route.abort();
    first ??= key;
    return key === first ? meet(route) : route.continue();
  });
}

async function widthsOf(staff: StaffApi, search: string): Promise<number[]> {
  const [listing] = await findListings(staff, search);
  if (listing === undefined) return [];
  const { images } = await (await staff.request.get(`/api/Property/${listing.id}`)).json();
  return images.map(({ width }: { width: number }) => width);
}
