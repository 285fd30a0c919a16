// Runs on S3 too.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { strToU8, type Zippable, zipSync } from 'fflate';
import sharp from 'sharp';
import { importReport } from '#features/import/import-report.ts';
import { insertListing } from '#test/factories.ts';
import { IMPORT_OPTIONS } from '#test/import-file.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { importListings } from './import-listings.server.ts';

const HEADER = 'id,kind,city,locality,title,description,price,area,images';
const ROW = 'kothi,Jalandhar,Model Town,Kothi,Two storeys.,45 lakh,5 marla';

const csv = (...rows: string[]) => [HEADER, ...rows, ''].join('\n');

function photo(background: string): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
}

/** Beside the file: two photos, a copy of the first in a folder, and a text. */
async function importRows(app: TestApp, folder: string, ...rows: string[]) {
  mkdirSync(join(folder, 'more'), { recursive: true });
  writeFileSync(join(folder, 'a.png'), await photo('#a00'));
  writeFileSync(join(folder, 'b.png'), await photo('#0a0'));
  writeFileSync(join(folder, 'more/a.png'), await photo('#a00'));
  writeFileSync(join(folder, 'text.jpg'), 'text');
  const file = join(folder, 'listings.csv');
  writeFileSync(file, csv(...rows));
  return importFile(app, file);
}

async function importFile(app: TestApp, file: string, dryRun = false) {
  const printed: string[] = [];
  const { staff_id: staffId } = await app.db
    .selectFrom('property')
    .select('staff_id')
    .executeTakeFirstOrThrow();
  const counts = await importListings(
    { ...IMPORT_OPTIONS, file, dryRun, rejectsFolder: dirname(file) },
    {
      openToCount: async () => app.db,
      openToWrite: async () => ({ db: app.db, media: app.media, staffId }),
    },
    importReport((line) => printed.push(line)),
  );
  return { ...counts, printed: printed.join('\n') };
}

async function openImport() {
  const app = await createTestApp();
  const folder = mkdtempDisposableSync(join(tmpdir(), 'import-'));
  await insertListing(app.db);
  return {
    app,
    folder: folder.path,
    async [Symbol.asyncDispose]() {
      folder.remove();
      await app[Symbol.asyncDispose]();
    },
  };
}

test('imports the photos that a row names, in their order, each once', async () => {
  await using opened = await openImport();
  const { app, folder } = opened;
  const rows = [`A1,${ROW},b.png|a.png; more/a.png`, `A2,${ROW},`, `A3,${ROW},a.png`];

  assert.equal((await importRows(app, folder, ...rows)).added, 3);
  assert.equal((await importRows(app, folder, ...rows)).alreadyThere, 3);

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
      [2, 0, '#08a808'],
      [2, 1, '#a80808'],
      [4, 0, '#a80808'],
    ],
  );
});

test('refuses a row whose files are missing or lie elsewhere', async () => {
  await using opened = await openImport();
  const { app, folder } = opened;

  for (const name of ['c.png', '../a.png', '/etc/hostname', 'more', 'a.png|c.png']) {
    const { added, refused, printed } = await importRows(app, folder, `A1,${ROW},${name}`);
    assert.deepEqual([added, refused], [0, 1], name);
    assert.match(printed, /is no file beside the file of listings/);
  }
  const tooMany = Array.from({ length: 31 }, (_, index) => `${index}.png`).join('|');
  const { printed } = await importRows(app, folder, `A1,${ROW},${tooMany}`);
  assert.match(printed, /names more than 30 files/);
});

test('refuses a row whose file is no photo', async () => {
  await using opened = await openImport();
  const { app, folder } = opened;

  const { added, printed } = await importRows(app, folder, `A1,${ROW},a.png|text.jpg`);

  assert.equal(added, 0);
  assert.match(printed, /Line 2: images "text.jpg" is no JPEG, PNG, WebP, AVIF or HEIC/);
});

test('writes nothing when a photo turns out to be damaged', async () => {
  await using opened = await openImport();
  const { app, folder } = opened;
  writeFileSync(join(folder, 'cut.png'), (await photo('#00a')).subarray(0, 60));

  await assert.rejects(
    importRows(app, folder, `A1,${ROW},cut.png`),
    /the picture "cut.png" is refused \(not an image\)/,
  );
  assert.equal((await app.db.selectFrom('property').select('id').execute()).length, 1);
});

test('leaves out web addresses, as before there were images', async () => {
  await using opened = await openImport();
  const { app, folder } = opened;

  const { added } = await importRows(app, folder, `A1,${ROW},https://example.com/a.jpg`);

  assert.equal(added, 1);
  assert.deepEqual(await app.db.selectFrom('property_image').select('id').execute(), []);
});

/** The folder that people pack, with what a Mac adds to it. */
async function writeZip(folder: string, table: string, more: Zippable = {}): Promise<string> {
  const file = join(folder, 'listings.zip');
  const contents: Zippable = {
    'May/listings.csv': strToU8(table),
    'May/a.png': await photo('#a00'),
    'May/rooms/b.png': [await photo('#0a0'), { level: 0 }],
    '__MACOSX/May/._listings.csv': strToU8('no table'),
    ...more,
  };
  writeFileSync(file, zipSync(contents));
  return file;
}

test('imports a zip archive of a table and its photos, once', async () => {
  await using opened = await openImport();
  const { app, folder } = opened;
  const file = await writeZip(folder, csv(`A1,${ROW},rooms/b.png; a.png`));
  const imageRows = () => app.db.selectFrom('property_image').select('id').execute();

  assert.equal((await importFile(app, file, true)).added, 1);
  assert.equal((await imageRows()).length, 0);
  assert.equal((await importFile(app, file)).added, 1);
  assert.equal((await importFile(app, file)).alreadyThere, 1);

  assert.equal((await imageRows()).length, 2);
});

test('refuses rows whose photos an archive lacks or cannot have, in a dry run too', async () => {
  await using opened = await openImport();
  const { app, folder } = opened;
  const rows = ['c.png', '../a.png', 'rooms', 'text.jpg', 'huge.jpg', 'a.png'];
  const more = {
    'May/text.jpg': strToU8('text'),
    'May/huge.jpg': new Uint8Array(16 * 1024 * 1024),
  };
  const file = await writeZip(folder, csv(...rows.map((name, i) => `A${i},${ROW},${name}`)), more);

  for (const dryRun of [true, false]) {
    const { refused, printed } = await importFile(app, file, dryRun);
    assert.equal(refused, 5);
    assert.match(printed, /Line 4: images "rooms" is no file beside the file of listings/);
    assert.match(printed, /Line 5: images "text.jpg" is no JPEG, PNG, WebP, AVIF or HEIC/);
    assert.match(printed, /Line 6: images "huge.jpg" is larger than 15 MB/);
  }
  assert.deepEqual(await app.db.selectFrom('image').select('id').execute(), []);
});

const ENCRYPTED = 1;
const FLAGS_IN_ENTRY = 8;

test('refuses an archive that is locked, unsafe, too large, cut off or not of listings', async () => {
  await using opened = await openImport();
  const { app, folder } = opened;
  const table = csv(`A1,${ROW},a.png`);
  const path = await writeZip(folder, table);
  const whole = readFileSync(path);
  const locked = Buffer.from(whole);
  locked[locked.indexOf('PK\x01\x02') + FLAGS_IN_ENTRY] = ENCRYPTED;
  const many = Object.fromEntries(
    Array.from({ length: 20_001 }, (_, index) => [`${index}.jpg`, new Uint8Array()]),
  );
  const archives: [Uint8Array, RegExp][] = [
    [locked, /locked with a password/],
    [zipSync({ '../listings.csv': strToU8(table) }), /cannot be read: invalid relative path/],
    [zipSync({ 'l.csv': new Uint8Array(65 * 1024 * 1024) }), /unpacks to more than 64 MB/],
    [zipSync(many, { level: 0 }), /more than 20,000 files/],
    [whole.subarray(0, -40), /cannot be read/],
    [zipSync({ 'a.png': await photo('#a00') }), /has no CSV or Excel file of listings/],
    [zipSync({ 'a.csv': strToU8(table), 'b.csv': strToU8(table) }), /has several files/],
  ];
  for (const [bytes, message] of archives) {
    writeFileSync(path, bytes);
    await assert.rejects(importFile(app, path), message);
  }
});
