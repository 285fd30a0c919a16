import { expect, type Page } from '@playwright/test';
import { openPage, test, viewerOf } from './photo-fixtures.ts';

test('swipes through the photos of the page and of the viewer', async ({
  page,
  insertWithPhotos,
}) => {
  await openPage(page, await insertWithPhotos(4));
  const photos = page.getByRole('region', { name: 'Photos' });
  await expect(photos.getByText('1 / 4')).toBeVisible();
  await swipeLeft(page, 200);
  await expect(photos.getByText('2 / 4')).toBeVisible();
  // A tap on a row that still moves only stops it.
  await expect
    .poll(() =>
      photos.getByRole('list').evaluate((row) => {
        const second = row.querySelector<HTMLElement>('li:nth-child(2)');
        return Math.abs(row.scrollLeft - (second?.offsetLeft ?? 0));
      }),
    )
    .toBeLessThan(1);

  await page.touchscreen.tap(195, 200);
  const viewer = viewerOf(page);
  await expect(viewer.getByText('2 / 4')).toBeVisible();
  await swipeLeft(page, 400);
  await expect(viewer.getByText('3 / 4')).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(photos.getByText('3 / 4')).toBeVisible();
});

test('pinches a photo larger, moves it, and swipes again once it is whole', async ({
  page,
  insertWithPhotos,
}) => {
  await openPage(page, await insertWithPhotos(3));
  await page.getByRole('link', { name: /^Photo 1 of 3/ }).tap();
  const viewer = viewerOf(page);
  const photo = viewer.getByAltText(/^Photo 1 of 3/);
  await expect(viewer.getByText('1 / 3')).toBeVisible();
  const width = async () => (await photo.boundingBox())?.width ?? 0;
  const before = await width();

  await pinch(page, { from: 60, to: 150 });
  await expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  await expect.poll(width).toBeGreaterThan(before * 1.5);
  const left = async () => (await photo.boundingBox())?.x ?? 0;
  const start = await left();
  await swipeLeft(page, 400);
  await expect.poll(left).toBeLessThan(start);
  await expect(viewer.getByText('1 / 3')).toBeVisible();

  await pinch(page, { from: 150, to: 40 });
  await expect(viewer.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await swipeLeft(page, 400);
  await expect(viewer.getByText('2 / 3')).toBeVisible();
});

test('zooms in and out with two taps', async ({ page, insertWithPhotos }) => {
  await openPage(page, await insertWithPhotos(2));
  await page.getByRole('link', { name: /^Photo 1 of 2/ }).tap();
  const viewer = viewerOf(page);
  await expect(viewer.getByText('1 / 2')).toBeVisible();
  for (const next of ['Zoom out', 'Zoom in']) {
    await tapTwice(page, { x: 150, y: 400 });
    await expect(viewer.getByRole('button', { name: next })).toBeVisible();
  }
});

async function swipeLeft(page: Page, y: number): Promise<void> {
  const input = await page.context().newCDPSession(page);
  const finger = (x: number) => [{ x, y, id: 0 }];
  await input.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: finger(320) });
  for (let x = 300; x >= 80; x -= 20)
    await input.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: finger(x) });
  await input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Says itself when each tap was: two that a slow machine sends late are no double tap. */
async function tapTwice(page: Page, finger: { x: number; y: number }): Promise<void> {
  const input = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', timestamp: number) =>
    input.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [{ ...finger, id: 0 }] : [],
      timestamp,
    });
  const now = Date.now() / 1000;
  for (const at of [now, now + 0.15]) {
    await touch('touchStart', at);
    await touch('touchEnd', at + 0.05);
  }
}

/** Two fingers, each as far from the middle. */
async function pinch(page: Page, { from, to }: { from: number; to: number }): Promise<void> {
  const input = await page.context().newCDPSession(page);
  const fingers = (apart: number) => [
    { x: 195 - apart, y: 400, id: 0 },
    { x: 195 + apart, y: 400, id: 1 },
  ];
  await input.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(from) });
  for (let step = 1; step <= 6; step += 1)
    await input.send('Input.dispatchTouchEvent', {
      type: 'touchMove',
      touchPoints: fingers(from + ((to - from) * step) / 6),
    });
  await input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
