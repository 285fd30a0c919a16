// Runs on S3 too.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp, { type Sharp } from 'sharp';
import {
  cardUrl,
  photoFilePaths,
  photoVariants,
  variantUrl,
} from '#platform/media/photo-variants.ts';
import { createTestApp, TEST_NOW } from '#test/test-app.ts';
import { storePhoto } from './store-photo.server.ts';

/** With detail: red left, blue right, a dot. */
function samplePhoto(width = 800, height = 600): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#b03020"/><rect x="60%" width="40%" height="100%" fill="#2040b0"/>
    <circle cx="30%" cy="40%" r="10%" fill="#e0a92e"/></svg>`;
  return sharp(Buffer.from(svg)).removeAlpha();
}

const take = async (bytes: Uint8Array) => {
  await using app = await createTestApp();
  return await storePhoto(app.db, app.media, bytes, TEST_NOW);
};

test('stores a photo in every width and format, with a card for previews', async () => {
  await using app = await createTestApp();
  const result = await storePhoto(
    app.db,
    app.media,
    await samplePhoto(1000, 750).jpeg().toBuffer(),
    TEST_NOW,
  );

  assert.ok('photo' in result);
  const { path, width, height, placeholder } = result.photo;
  assert.deepEqual([width, height], [1000, 750]);
  assert.match(path, /^Resources\/Images\/[0-9a-f]{32}\.jpg$/);
  assert.match(placeholder, /^#[ab][0-9a-f][23][0-9a-f][12][0-9a-f]$/);
  assert.deepEqual(
    photoVariants(width).map(({ width, format }) => `${width} ${format}`),
    [
      '320 avif',
      '320 webp',
      '480 avif',
      '480 webp',
      '640 avif',
      '640 webp',
      '960 avif',
      '960 webp',
      '640 jpeg',
    ],
  );
  for (const variant of photoVariants(width)) {
    const response = await app.fetch(variantUrl(`/${path}`, variant.width, variant.format));
    assert.equal(response.headers.get('Content-Type'), `image/${variant.format}`);
    const found = await sharp(await response.arrayBuffer()).metadata();
    assert.deepEqual([found.width, found.height], [variant.width, (variant.width * 3) / 4]);
  }
  const card = Buffer.from(await (await app.fetch(cardUrl(`/${path}`))).arrayBuffer());
  const { width: cardWidth, height: cardHeight, format } = await sharp(card).metadata();
  assert.deepEqual([cardWidth, cardHeight, format], [1200, 630, 'jpeg']);
  assert.ok(card.length < 250_000);
});

test('makes no variant wider than the photo', async () => {
  await using app = await createTestApp();
  const result = await storePhoto(
    app.db,
    app.media,
    await samplePhoto(200, 150).png().toBuffer(),
    TEST_NOW,
  );

  assert.ok('photo' in result);
  const url = `/${result.photo.path}`;
  assert.equal((await app.fetch(variantUrl(url, 200, 'avif'))).status, 200);
  assert.equal((await app.fetch(variantUrl(url, 320, 'avif'))).status, 404);
});

test('stores the same bytes once, also when they arrive at the same time', async () => {
  await using app = await createTestApp();
  const bytes = await samplePhoto().webp().toBuffer();
  const [first, second] = await Promise.all([
    storePhoto(app.db, app.media, bytes, TEST_NOW),
    storePhoto(app.db, app.media, bytes, TEST_NOW),
  ]);

  assert.deepEqual(first, second);
  assert.deepEqual(await storePhoto(app.db, app.media, bytes, TEST_NOW), first);
  assert.equal((await app.db.selectFrom('image').select('id').execute()).length, 1);
});

test('strips metadata from every file and rotates the photo upright', async () => {
  await using app = await createTestApp();
  const bytes = await samplePhoto(800, 600)
    .withExif({
      IFD0: { Copyright: 'secret owner' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 19/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  assert.ok(bytes.includes('secret owner'));
  const result = await storePhoto(app.db, app.media, bytes, TEST_NOW);

  assert.ok('photo' in result);
  assert.deepEqual([result.photo.width, result.photo.height], [600, 800]);
  let files = 0;
  for await (const { path } of app.media.list()) {
    const kept = Buffer.from(await (await app.fetch(`/${path}`)).arrayBuffer());
    const { exif, icc, xmp, iptc, orientation } = await sharp(kept).metadata();
    assert.deepEqual(
      { exif, icc, xmp, iptc, orientation },
      { exif: undefined, icc: undefined, xmp: undefined, iptc: undefined, orientation: undefined },
      path,
    );
    assert.ok(!kept.includes('secret owner'), path);
    files += 1;
  }
  assert.equal(files, photoFilePaths(result.photo).length);
  // Turned clockwise, the left of the photo is now its top.
  const { data } = await sharp(await (await app.fetch(`/${result.photo.path}`)).arrayBuffer())
    .extract({ left: 10, top: 10, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  assert.ok((data[0] ?? 0) > 150 && (data[2] ?? 255) < 80);
});

test('accepts each format by its content', async () => {
  const kinds = [
    samplePhoto().jpeg({ progressive: true }),
    samplePhoto().png(),
    samplePhoto().webp(),
    samplePhoto().avif({ effort: 0 }),
  ];
  const extensions = await Promise.all(
    kinds.map(async (kind) => {
      const result = await take(await kind.toBuffer());
      return 'photo' in result ? result.photo.path.slice(-5) : result.refused;
    }),
  );

  assert.deepEqual(
    extensions.map((extension) => extension.replace(/^.*\./, '')),
    ['jpg', 'png', 'webp', 'avif'],
  );
});

/** 64 × 48 pixels in Display P3: red left, blue right, to be turned clockwise; with a copyright. */
const HEIC = readFileSync(join(import.meta.dirname, 'turned-phone-photo.heic'));
/** Its metadata follow. */
const END_OF_PIXELS = 1200;

test('takes a HEIC of a phone: upright, in its colours, without metadata', async () => {
  assert.ok(HEIC.includes('secret owner'));
  await using app = await createTestApp();
  const result = await storePhoto(app.db, app.media, HEIC, TEST_NOW);

  assert.ok('photo' in result);
  assert.match(result.photo.path, /\.jpg$/);
  assert.deepEqual([result.photo.width, result.photo.height], [48, 64]);
  const files = photoFilePaths(result.photo);
  assert.equal(files.length, 5);
  for (const path of files) {
    const kept = Buffer.from(await (await app.fetch(`/${path}`)).arrayBuffer());
    const { exif, icc, orientation } = await sharp(kept).metadata();
    assert.deepEqual([exif, icc, orientation], [undefined, undefined, undefined], path);
    assert.ok(!kept.includes('secret owner'), path);
  }
  const original = Buffer.from(await (await app.fetch(`/${result.photo.path}`)).arrayBuffer());
  const colourAt = (top: number) =>
    sharp(original).extract({ left: 20, top, width: 1, height: 1 }).raw().toBuffer();
  // #b03020 and #2040b0, as they were before they became Display P3.
  for (const [top, expected] of [
    [10, [176, 48, 32]],
    [58, [32, 64, 176]],
  ] as const) {
    for (const [channel, value] of (await colourAt(top)).entries())
      assert.ok(Math.abs(value - (expected[channel] ?? 0)) < 12, `${top}.${channel}: ${value}`);
  }
});

test('refuses a HEIC that is cut off', async () => {
  for (let length = 40; length < END_OF_PIXELS; length += 97) {
    const result = await take(HEIC.subarray(0, length));
    assert.deepEqual(result, { refused: 'not an image' }, String(length));
  }
});

test('refuses content that is not a photo and leaves nothing behind', async () => {
  const jpeg = await samplePhoto().jpeg().toBuffer();
  const png = await samplePhoto().png().toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';
  const refused: Record<string, Uint8Array> = {
    'zero bytes': Buffer.alloc(0),
    'a few bytes': Buffer.from('\xff\xd8\xff', 'latin1'),
    svg: Buffer.from(svg),
    'svg behind the first bytes of a JPEG': Buffer.concat([jpeg.subarray(0, 4), Buffer.from(svg)]),
    gif: await samplePhoto().gif().toBuffer(),
    tiff: await samplePhoto().tiff().toBuffer(),
    pdf: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
    html: Buffer.from('<!doctype html><script>alert(1)</script>'),
    'truncated JPEG': jpeg.subarray(0, jpeg.length / 2),
    'truncated PNG': png.subarray(0, png.length / 2),
    'HEIC without a picture': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1'),
    noise: Buffer.from(Array.from({ length: 4000 }, (_, index) => (index * 7919) % 251)),
  };
  await using app = await createTestApp();
  for (const [name, bytes] of Object.entries(refused)) {
    assert.deepEqual(
      await storePhoto(app.db, app.media, bytes, TEST_NOW),
      { refused: 'not an image' },
      name,
    );
  }
  assert.equal((await app.db.selectFrom('image').select('id').execute()).length, 0);
  for await (const { path } of app.media.list()) assert.fail(path);
});

test('drops bytes after the end of a photo', async () => {
  await using app = await createTestApp();
  const jpeg = await samplePhoto().jpeg().toBuffer();
  const result = await storePhoto(
    app.db,
    app.media,
    Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>PK\x03\x04')]),
    TEST_NOW,
  );

  assert.ok('photo' in result);
  const kept = Buffer.from(await (await app.fetch(`/${result.photo.path}`)).arrayBuffer());
  assert.ok(!kept.includes('<script>') && !kept.includes('PK\x03\x04'));
});

test('refuses more than 15 MB or 40 megapixels before decoding', async () => {
  assert.deepEqual(await take(Buffer.alloc(15 * 1024 * 1024 + 1, 0xff)), { refused: 'too large' });
  const bomb = await sharp({
    create: { width: 7000, height: 5900, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer();
  assert.deepEqual(await take(bomb), { refused: 'too many pixels' });
});

test('refuses an AVIF of more than 12.5 megapixels, which would take much memory', async () => {
  const photo = sharp({ create: { width: 4200, height: 3000, channels: 3, background: '#fff' } });

  assert.deepEqual(await take(await photo.avif({ effort: 0 }).toBuffer()), {
    refused: 'too many pixels',
  });
});

test('accepts extreme aspect ratios', async () => {
  for (const [width, height] of [
    [1, 1],
    [4000, 1],
    [1, 4000],
  ] as const) {
    const result = await take(
      await sharp({ create: { width, height, channels: 4, background: '#12345680' } })
        .png()
        .toBuffer(),
    );
    assert.deepEqual('photo' in result ? [result.photo.width, result.photo.height] : result, [
      width,
      height,
    ]);
  }
});
