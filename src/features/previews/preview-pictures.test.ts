// Runs on S3 too.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { storePhoto } from '#features/listings/photos/store-photo.server.ts';
import { LANGUAGE_CODES, type Language } from '#platform/language/language.ts';
import { insertCity, insertListing } from '#test/factories.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#test/test-app.ts';

const PLOT = { property_type: 200, total_area: 2722.5, length: 60, breadth: 45 };

const TEXT = { left: 0, top: 0, width: 660, height: 630 };
const PHOTO = { left: 700, top: 20, width: 480, height: 590 };

/** The picture that the present address answers, whatever version is asked for. */
async function pictureOf(app: TestApp, language: Language, subject: string) {
  const outdated = await app.fetch(`/previews/${language}/${subject}-0.jpg`, {
    redirect: 'manual',
  });
  assert.equal(outdated.status, 302);
  const path = outdated.headers.get('Location') ?? '';
  const answer = await app.fetch(path);
  assert.equal(answer.status, 200);
  return { path, answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
}

/** Black where there is ink. */
async function inkOf(bytes: Uint8Array): Promise<Buffer> {
  return await sharp(bytes).extract(TEXT).greyscale().threshold(110).raw().toBuffer();
}

test('draws a listing as a JPEG that messengers show, cacheable for ever', async () => {
  await using app = await createTestApp();
  const id = await insertListing(app.db);
  const { path, answer, bytes } = await pictureOf(app, 'en', `listing-${id}`);

  assert.equal(answer.headers.get('Content-Type'), 'image/jpeg');
  assert.equal(answer.headers.get('Cache-Control'), 'public, max-age=31536000, immutable');
  const { format, width, height } = await sharp(bytes).metadata();
  assert.deepEqual([format, width, height], ['jpeg', 1200, 630]);
  assert.ok(bytes.length > 10_000 && bytes.length < 300_000, `${bytes.length} bytes`);

  const headers = { 'If-None-Match': answer.headers.get('ETag') ?? '' };
  assert.equal((await app.fetch(path, { headers })).status, 304);
});

test('draws another picture under another address when the listing changes', async () => {
  await using app = await createTestApp();
  const id = await insertListing(app.db, { price: 4_500_000 });
  const before = await pictureOf(app, 'en', `listing-${id}`);
  const again = await pictureOf(app, 'en', `listing-${id}`);
  await app.db.updateTable('property').set({ price: 5_500_000 }).where('id', '=', id).execute();
  const after = await pictureOf(app, 'en', `listing-${id}`);

  assert.deepEqual([again.path, again.bytes], [before.path, before.bytes]);
  assert.notEqual(after.path, before.path);
  assert.notDeepEqual(await inkOf(after.bytes), await inkOf(before.bytes));
  const old = await app.fetch(before.path, { redirect: 'manual' });
  assert.deepEqual([old.status, old.headers.get('Location')], [302, after.path]);
});

test('shows the photo of a listing, else its plot, else the mark of the agency', async () => {
  await using app = await createTestApp();
  const background = '#b03020';
  const photo = await sharp({ create: { width: 900, height: 700, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const stored = await storePhoto(app.db, app.media, photo, TEST_NOW);
  assert.ok('photo' in stored);
  const withPhoto = await insertListing(app.db, { image_id: stored.photo.id });
  const without = await insertListing(app.db, PLOT);
  const flat = await insertListing(app.db, { house_type: 5 });
  const meanRed = async (id: number) => {
    const { bytes } = await pictureOf(app, 'en', `listing-${id}`);
    const part = await sharp(bytes).extract(PHOTO).toBuffer();
    return (await sharp(part).stats()).channels[0]?.mean ?? 0;
  };

  assert.ok(Math.abs((await meanRed(withPhoto)) - 0xb0) < 4);
  assert.ok((await meanRed(without)) > 0xc8, 'the plot, on light ground');
  assert.ok((await meanRed(flat)) < 0x60, 'the mark of the agency, on green');
});

test('has a picture for the agency, and for each kind and place', async () => {
  await using app = await createTestApp();
  const city = await insertCity(app.db, { name: 'Nakodar', name_hi: 'नकोदर' });
  const subjects = [
    'agency',
    'search-0-0',
    'search-200-0',
    `search-0-${city}`,
    `search-300-${city}`,
  ];
  const paths: string[] = [];
  for (const subject of subjects)
    for (const language of LANGUAGE_CODES)
      paths.push((await pictureOf(app, language, subject)).path);

  assert.equal(new Set(paths).size, 3 * subjects.length);
});

test('draws nothing for an address without a subject', async () => {
  await using app = await createTestApp();
  for (const path of [
    '/previews/en/listing-1-0.jpg',
    '/previews/en/listing-9999999999-0.jpg',
    '/previews/en/listing--1-0.jpg',
    '/previews/en/search-150-0-0.jpg',
    '/previews/en/search-0-77-0.jpg',
    '/previews/en/search-0-9999999999-0.jpg',
    '/previews/fr/agency-0.jpg',
    '/previews/en/agency-0.png',
    '/previews/en/agency-0.jpg.jpg',
    '/previews/en/%00',
    '/previews/en',
    '/previews/',
  ])
    assert.equal((await app.fetch(path, { redirect: 'manual' })).status, 404, path);
});
