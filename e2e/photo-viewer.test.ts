import { expect } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { CAPTION, openPage, test, viewerOf } from './photo-fixtures.ts';

test('shows all photos on the whole screen, by keyboard', async ({ page, insertWithPhotos }) => {
  const listing = await insertWithPhotos(6);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, listing);
  const cover = page.getByRole('link', { name: `Photo 1 of 6: ${listing.title}` });
  const viewer = viewerOf(page);
  expect(asked.filter((url) => url.includes('photo-viewer'))).toEqual([]);

  await cover.focus();
  await page.keyboard.press('Enter');
  await expect(viewer).toBeVisible();
  await expect(viewer.getByText('1 / 6')).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Close' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('2 / 6')).toBeVisible();
  await expect(viewer.getByText(CAPTION, { exact: true })).toBeVisible();
  await page.keyboard.press('End');
  await expect(viewer.getByText('6 / 6')).toBeVisible();
  await expect(
    viewer.getByRole('img', { name: `Photo 6 of 6: ${listing.title}` }),
  ).toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText('5 / 6')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(viewer.getByText('1 / 6')).toBeVisible();

  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(viewer.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(cover).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${listing.slug}$`));
});

test('closes with Back, and opens again with Forward', async ({ page, insertWithPhotos }) => {
  const listing = await insertWithPhotos(3);
  await page.goto('/about');
  await openPage(page, listing);
  const viewer = viewerOf(page);
  const loaded: string[] = [];
  await page.getByRole('link', { name: /^Photo 1 of 3/ }).click();
  await expect(viewer).toBeVisible();
  page.on('request', (request) => loaded.push(request.url()));

  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(listing.title);
  await page.goForward();
  await expect(viewer).toBeVisible();
  await page.reload();
  await expect(viewer).toBeVisible();
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(viewer).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
  expect(loaded.filter((url) => url.includes('.data'))).toEqual([]);
});

test('fetches the neighbours of a photo ahead, and no other large photo', async ({
  page,
  insertWithPhotos,
  staff,
}) => {
  const listing = await insertWithPhotos(6);
  const { images } = await (await staff.request.get(`/api/Property/${listing.id}`)).json();
  const names: string[] = images.map(({ imageUrl }: { imageUrl: string }) =>
    imageUrl.replace(/\.\w+$/, ''),
  );
  await openPage(page, listing);
  const large = new Set<number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const number = names.findIndex((name) => pathname.startsWith(name)) + 1;
    if (number > 0 && !pathname.includes('-320.')) large.add(number);
  });
  await page.getByRole('link', { name: /^Photo 1 of 6/ }).click();
  const viewer = viewerOf(page);
  await viewer.getByRole('button', { name: 'Photograph 4' }).click();
  await expect(viewer.getByText('4 / 6')).toBeVisible();
  for (const number of [3, 4, 5])
    await expect(viewer.getByAltText(new RegExp(`^Photo ${number} of 6`))).toHaveJSProperty(
      'complete',
      true,
    );
  expect(large).not.toContain(6);
});

test('shows a single photo without a count', async ({ page, insertWithPhotos }) => {
  const listing = await insertWithPhotos(1);
  await openPage(page, listing);
  await page.getByRole('region', { name: 'Photos' }).getByRole('link').click();
  const viewer = viewerOf(page);

  await expect(viewer.getByRole('img', { name: listing.title })).toBeVisible();
  await expect(viewer.getByRole('button')).toHaveCount(2);
  await expect(viewer.getByText('1 / 1')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await viewer.getByRole('button', { name: 'Zoom in' }).click();
  await expect(viewer.getByRole('button', { name: 'Zoom out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});

test('a video comes first and takes no photo’s place', async ({ page, insertWithPhotos }) => {
  await page.route(/^https:/, (route) => route.abort());
  const listing = await insertWithPhotos(3, { videoLink: 'https://youtu.be/aqz-KE-bpKQ' });
  await openPage(page, listing);
  const items = page.getByRole('region', { name: 'Photos' }).getByRole('listitem');

  await expect(items).toHaveCount(4);
  await expect(items.first().locator('iframe')).toHaveCSS('opacity', '0');
  await items.first().getByRole('link').click();
  await expect(viewerOf(page).getByText('1 / 3')).toBeVisible();
});

test('shows the player once YouTube answers', async ({ page, insertWithPhotos }) => {
  await page.route(/^https:/, (route) => route.fulfill({ path: 'public/apple-touch-icon.png' }));
  const listing = await insertWithPhotos(1, { videoLink: 'https://youtu.be/aqz-KE-bpKQ' });
  await openPage(page, listing);

  await expect(page.locator('iframe')).toHaveCSS('opacity', '1');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all photos stand in a row', { tag: '@both-widths' }, async ({ page, insertWithPhotos }) => {
    const listing = await insertWithPhotos(6);
    await page.goto(`/property-details/${listing.slug}`);
    const photos = page.getByRole('region', { name: 'Photos' });

    await expect(photos.getByRole('link').locator('visible=true')).toHaveCount(6);
    await expect(photos.getByText('6 photographs').locator('visible=true')).toHaveCount(1);
    await photos.getByRole('link').last().scrollIntoViewIfNeeded();
    await expect(photos.getByRole('link').last()).toBeInViewport();
    await photos.getByRole('link').last().click();
    await expect(page).toHaveURL(/Resources\/Images\/.*\.webp$/);
  });
});

for (const [prefix, all] of [
  ['/pa', 'ਤਸਵੀਰਾਂ: '],
  ['/hi', 'तस्वीरें: '],
] as const) {
  test(`${prefix}/… has the viewer in its language`, async ({ page, insertWithPhotos }) => {
    const listing = await insertWithPhotos(2);
    await openPage(page, listing, prefix);
    await page.locator('.photo-gallery a').first().click();

    await expect(page.getByRole('dialog', { name: `${all}${listing.title}` })).toBeVisible();
  });
}
