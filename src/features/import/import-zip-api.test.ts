// Runs on S3 too.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strToU8, type Zippable, zipSync } from 'fflate';
import sharp from 'sharp';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';

const HEADER = 'id,kind,city,locality,title,description,price,area,images';
const ROW = 'kothi,Jalandhar,Model Town,Kothi,Two storeys.,45 lakh,5 marla';
const table = (...images: string[]) =>
  [HEADER, ...images.map((names, index) => `A${index},${ROW},${names}`), ''].join('\n');

function photo(background: string): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
}

/** An archive of a folder, as people pack it. */
async function archive(rows: string, more: Zippable = {}): Promise<Uint8Array<ArrayBuffer>> {
  const contents: Zippable = {
    'May/listings.csv': strToU8(rows),
    'May/a.png': await photo('#a00'),
    'May/rooms/b.png': [await photo('#0a0'), { level: 0 }],
    ...more,
  };
  return new Uint8Array(zipSync(contents));
}

/** Sends rows and their archive as the page does. */
async function sender(app: TestApp) {
  const { token } = await createStaffClient(app);
  return async (rows: string, zip: Uint8Array<ArrayBuffer>, options: object = {}) => {
    const body = new FormData();
    body.append('file', new File([rows], 'listings.csv'));
    body.append('archive', new File([zip], 'listings.zip'));
    body.append('options', JSON.stringify(options));
    const headers = { authorization: `Bearer ${token}` };
    const response = await app.fetch('/api/Import/Zip', { method: 'POST', headers, body });
    const lines = (await response.text()).trim().split('\n');
    return { status: response.status, steps: lines.map((line) => JSON.parse(line)) };
  };
}

async function stored(app: TestApp) {
  const count = async (table: 'property' | 'image') =>
    (await app.db.selectFrom(table).select('id').execute()).length;
  let files = 0;
  for await (const _ of app.media.list()) files += 1;
  return { listings: await count('property'), images: await count('image'), files };
}

const NOTHING = { listings: 0, images: 0, files: 0 };

test('stores the photos of a zip archive with their listings, in their order, once', async () => {
  await using app = await createTestApp();
  const send = await sender(app);
  const rows = table('rooms/b.png|a.png', '', 'rooms\\b.png');
  const zip = await archive(rows);

  const dry = await send(rows, zip, { dryRun: true });
  assert.equal(dry.steps.at(-1).result.added, 3);
  assert.deepEqual(await stored(app), NOTHING);

  const { steps } = await send(rows, zip);
  assert.deepEqual(
    steps.map(({ result, ...step }) => result ?? step),
    [
      { photos: 0, of: 3 },
      { photos: 1, of: 3 },
      { photos: 2, of: 3 },
      { photos: 3, of: 3 },
      { stored: 3, of: 3 },
      { added: 3, alreadyThere: 0, refused: 0, problems: [] },
    ],
  );
  const again = await send(rows, zip);
  assert.equal(again.steps.at(-1).result.alreadyThere, 3);

  const found = await app.db
    .selectFrom('property_image')
    .innerJoin('image', 'image.id', 'property_image.image_id')
    .select(['property_id', 'position', 'placeholder'])
    .orderBy('property_id')
    .orderBy('position')
    .execute();
  assert.deepEqual(
    found.map((row) => Object.values(row)),
    [
      [1, 0, '#08a808'],
      [1, 1, '#a80808'],
      [3, 0, '#08a808'],
    ],
  );
  assert.equal((await stored(app)).images, 2);
});

test('refuses rows whose photos the archive lacks or cannot have; the mended rows count', async () => {
  await using app = await createTestApp();
  const send = await sender(app);
  const names = ['c.png', '../../x.png', '/etc/hostname', 'C:\\x.png', 'text.jpg', 'bomb.png'];
  const zip = await archive(table('c.png'), {
    'May/text.jpg': strToU8('text'),
    'May/bomb.png': new Uint8Array(16 * 1024 * 1024),
  });

  const refused = await send(table(...names), zip);
  assert.equal(refused.status, 400);
  const reasons = Object.values(refused.steps[0].errors).flat().join('\n');
  assert.equal(reasons.match(/is no file beside the file of listings/g)?.length, 4);
  assert.match(reasons, /images "text.jpg" is no JPEG, PNG, WebP, AVIF or HEIC/);
  assert.match(reasons, /images "bomb.png" is larger than 15 MB/);
  assert.deepEqual(await stored(app), NOTHING);

  const { steps } = await send(table(...names, 'a.png'), zip, { skipInvalid: true });
  const { added, refused: left } = steps.at(-1).result;
  assert.deepEqual([added, left], [1, 6]);
  const { listings, images } = await stored(app);
  assert.deepEqual([listings, images], [1, 1]);
});

test('a photo that is damaged inside, or lies about its size, leaves nothing behind', async () => {
  await using app = await createTestApp();
  const send = await sender(app);
  const cut = (await photo('#00a')).subarray(0, 60);
  const pixels = await sharp({
    create: { width: 8000, height: 8000, channels: 3, background: 'red' },
  })
    .png()
    .toBuffer();
  const files: [string, Uint8Array, RegExp][] = [
    ['cut.png', cut, /the picture "cut.png" is refused \(not an image\)/],
    ['many.png', pixels, /the picture "many.png" is refused \(too many pixels\)/],
  ];
  for (const [name, bytes, message] of files) {
    const rows = table('a.png', 'rooms/b.png', name);
    const { steps } = await send(rows, await archive(rows, { [`May/${name}`]: bytes }));
    assert.match(steps.at(-1).failed, message);
    assert.deepEqual(await stored(app), NOTHING, name);
  }
  const rows = table('a.png');
  const lying = Buffer.from(await archive(rows));
  lying.writeUInt32LE(10, lying.indexOf('May/a.png', lying.indexOf('PK\x01\x02')) - 22);
  const { steps } = await send(rows, new Uint8Array(lying));
  assert.match(JSON.stringify(steps), /is damaged|cannot be read/);
  assert.deepEqual(await stored(app), NOTHING);
});

test('answers an archive that is locked, unsafe or none in one sentence', async () => {
  await using app = await createTestApp();
  const send = await sender(app);
  const rows = table('a.png');
  const whole = await archive(rows);
  const locked = Buffer.from(whole);
  locked[locked.indexOf('PK\x01\x02') + 8] = 1;
  const archives: [Uint8Array, RegExp][] = [
    [locked, /locked with a password/],
    [zipSync({ '../../x': strToU8('x'), 'l.csv': strToU8(rows) }), /invalid relative path/],
    [whole.subarray(0, -40), /cannot be read/],
    [strToU8(rows), /cannot be read/],
    [zipSync({ 'a.png': await photo('#a00') }), /has no CSV or Excel file of listings/],
    [zipSync({ 'xl/workbook.xml': strToU8('<x/>') }), /no archive of one/],
  ];
  for (const [bytes, message] of archives) {
    const { status, steps } = await send(rows, new Uint8Array(bytes));
    assert.equal(status, 400);
    assert.match(steps[0].detail, message);
  }
  assert.deepEqual(await stored(app), NOTHING);
});

test('rows with photos are refused where no archive comes with them', async () => {
  await using app = await createTestApp();
  const { token } = await createStaffClient(app);
  const body = new FormData();
  body.append('file', new File([table('a.png')], 'listings.csv'));
  const headers = { authorization: `Bearer ${token}` };
  const response = await app.fetch('/api/Import', { method: 'POST', headers, body });
  assert.match(await response.text(), /images come with their table in one zip archive/);
});
