import { expect } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { openPage, test, viewerOf } from './photo-fixtures.ts';

test('shows five of many photos, and all of them in the viewer', async ({
  page,
  insertWithPhotos,
}) => {
  const listing = await insertWithPhotos(7);
  await openPage(page, listing);
  const photos = page.getByRole('region', { name: 'Photos' });
  await expect(photos.getByRole('link').locator('visible=true')).toHaveCount(5);
  const [large, small] = await Promise.all(
    [0, 1].map((index) => photos.getByRole('link').nth(index).boundingBox()),
  );
  expect(large?.height).toBeGreaterThan(1.5 * (small?.height ?? 0));
  await expectAccessible(page);

  const all = photos.getByRole('button', { name: 'All 7 photographs' });
  await all.click();
  const viewer = viewerOf(page);
  await expect(viewer.getByText('1 / 7')).toBeVisible();
  await viewer.getByRole('button', { name: 'Next photograph' }).click();
  await expect(viewer.getByText('2 / 7')).toBeVisible();
  await viewer.getByRole('button', { name: 'Photograph 7' }).click();
  await expect(viewer.getByText('7 / 7')).toBeVisible();
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewer).toBeHidden();
  await expect(all).toBeFocused();
});

test('follows the link of a photo when the viewer cannot be loaded', async ({
  page,
  insertWithPhotos,
}) => {
  await page.route('**/photo-viewer-*', (route) => route.abort());
  await openPage(page, await insertWithPhotos(2));
  await page.getByRole('link', { name: /^Photo 1 of 2/ }).click();

  await expect(page).toHaveURL(/Resources\/Images\/.*\.webp$/);
});
