// Runs on S3 too.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { publicDbOf } from '#features/listings/public-listings.server.ts';
import { NO_FILTERS } from '#features/listings/search/filters.ts';
import { findMatches } from '#features/listings/search/find-matches.server.ts';
import { raiseCatalogueVersion } from '#platform/database/catalogue-version.server.ts';
import type { MediaStore } from '#platform/media/media-store.server.ts';
import { photoFilePaths } from '#platform/media/photo-variants.ts';
import { backedUpState, fillEveryTable, NOW, restore } from '#test/backup-fixtures.ts';
import { insertCity, insertListing } from '#test/factories.ts';
import { temporaryFolder } from '#test/start-process.ts';
import { TEST_NOW } from '#test/test-app.ts';
import { insertListingWithPhoto, openTestState, type TestState } from '#test/test-state.ts';
import { countRowsToBackUp, writeBackup } from './write-backup.server.ts';

const AT = NOW.toISOString();
const WRITTEN_BEFORE_TAR_STREAM = join(import.meta.dirname, 'written-before-tar-stream.tar.gz');

for (const target of ['sqlite', 'postgres']) {
  test(`restores every row and every byte into ${target}`, async () => {
    await using source = await openTestState();
    await using restored = await openTestState(target);
    await fillEveryTable(source);
    const file = join(source.folder, 'backup.tar');

    const { rows, size } = await writeBackup(file, source, { now: NOW });
    await restore(file, restored);

    assert.equal(size, readFileSync(file).length);
    assert.equal(rows.page_view, 1203);
    assert.deepEqual(await backedUpState(restored), await backedUpState(source));
  });

  test(`finds restored listings by their words on ${target}`, async () => {
    await using source = await openTestState();
    await using restored = await openTestState(target);
    const id = await insertListing(source.db, { title: 'Bungalow' });
    const file = join(source.folder, 'backup.tar');

    await writeBackup(file, source, { now: NOW });
    await restore(file, restored);

    const filters = { ...NO_FILTERS, text: 'bungalo' };
    const { ids, totalCount } = await findMatches(
      publicDbOf(restored.database, () => TEST_NOW),
      filters,
    );
    assert.deepEqual([ids, totalCount], [[id], 1]);
  });
}

test('restores a backup written before tar-stream, and refuses it with a changed bit', async () => {
  await using restored = await openTestState();
  const file = join(restored.folder, 'backup.tar');
  const whole = gunzipSync(readFileSync(WRITTEN_BEFORE_TAR_STREAM));
  writeFileSync(file, whole);

  const { rows } = await restore(file, restored);

  assert.equal(rows.page_view, 1203);
  // Tables that the archive does not have yet; each listing had one photo.
  const laterTables = {
    buyer: 0,
    buyer_sent: 0,
    login_address: 0,
    passkey: 0,
    price_change: 0,
    property_image: 2,
    removed_listing: 0,
    enquiry: 0,
    enquiry_photo: 0,
    enquiry_sender: 0,
    push_key: 0,
    alert: 0,
    outbox: 0,
    tap: 0,
    missed_search: 0,
    person: 0,
    settings: 0,
    used_challenge: 0,
  };
  assert.deepEqual(await countRowsToBackUp(restored.db), { ...rows, ...laterTables });
  const { files } = await backedUpState(restored);
  // Of the photos: eleven then, with JPEGs in widths that nothing shows any more.
  assert.equal(Object.keys(files).length, 9);
  for (const [path, text] of Object.entries(files)) assert.equal(text, `the bytes of ${path}`);
  const titles = await restored.db.selectFrom('property').select('title').orderBy('id').execute();
  assert.deepEqual(
    titles.map(({ title }) => title),
    ['a'.repeat(32), 'ਮਾਡਲ ਟਾਊਨ "quoted"\n\u2028'],
  );
  for (let index = whole.length - 2048; index < whole.length; index += 31) {
    const flipped = Buffer.from(whole);
    flipped.writeUInt8(whole.readUInt8(index) ^ (1 << (index % 8)), index);
    writeFileSync(file, flipped);
    await assert.rejects(restore(file, restored, true), /is damaged/);
  }
});

test('a restore ends sessions and does not reuse ids of deleted records', async () => {
  await using source = await openTestState();
  await using restored = await openTestState();
  await fillEveryTable(source);
  const last = await insertListing(source.db);
  await source.db.deleteFrom('property').where('id', '=', last).execute();
  const file = join(source.folder, 'backup.tar');

  await writeBackup(file, source, { now: NOW });
  await restore(file, restored);

  assert.deepEqual(await restored.db.selectFrom('session').selectAll().execute(), []);
  assert.equal(await insertListing(restored.db, { title: 'next' }), last + 1);
});

test('a restore raises the version above both, and keeps the sample catalogue out', async () => {
  await using source = await openTestState();
  await using restored = await openTestState();
  await raiseCatalogueVersion(source.db);
  for (let count = 0; count < 5; count += 1) await raiseCatalogueVersion(restored.db);
  const file = join(source.folder, 'backup.tar');

  await writeBackup(file, source, { now: NOW });
  await restore(file, restored);

  assert.equal(await restored.database.committedVersion(), 7);
  const { filled_at } = await restored.db
    .selectFrom('catalogue')
    .select('filled_at')
    .executeTakeFirstOrThrow();
  assert.equal(filled_at, AT);
});

/** As staff do it: add a listing, delete the old one, delete the files of its photo. */
async function replacePhoto(state: TestState, path: string, stem: string): Promise<void> {
  await insertListingWithPhoto(state, stem);
  const { id, width } = await state.db
    .selectFrom('image')
    .select(['id', 'width'])
    .where('path', '=', path)
    .executeTakeFirstOrThrow();
  await state.db.transaction().execute(async (db) => {
    const { property_id } = await db
      .deleteFrom('property_image')
      .where('image_id', '=', id)
      .returning('property_id')
      .executeTakeFirstOrThrow();
    await db.deleteFrom('property').where('id', '=', property_id).execute();
    await db.deleteFrom('image').where('id', '=', id).execute();
  });
  for (const file of photoFilePaths({ path, width })) await state.media.delete(file);
}

test('backs up the new photo when the one in the snapshot is replaced before it is copied', async () => {
  await using source = await openTestState();
  await using restored = await openTestState();
  const [old, fresh] = ['a'.repeat(32), 'b'.repeat(32)] as const;
  await insertListingWithPhoto(source, old);
  const card = `Resources/Images/${old}-card.jpg`;
  let reads = 0;
  const media = {
    ...source.media,
    async read(path: string) {
      if (path !== card) return source.media.read(path);
      reads += 1;
      // Missing before the snapshot, deleted after it.
      if (reads === 1) return undefined;
      await replacePhoto(source, `Resources/Images/${old}.jpg`, fresh);
      return source.media.read(path);
    },
  };
  const file = join(source.folder, 'backup.tar');

  assert.equal(
    (await writeBackup(file, { database: source.database, media }, { now: NOW })).missingFiles,
    0,
  );
  await restore(file, restored);

  assert.equal(reads, 2);
  assert.deepEqual(await backedUpState(restored), await backedUpState(source));
});

test('has every photo that its rows name, while staff replace photos', async () => {
  await using source = await openTestState();
  await using restored = await openTestState();
  const stems = Array.from({ length: 20 }, (_, index) => index.toString(16).padStart(32, '0'));
  for (const stem of stems) await insertListingWithPhoto(source, stem);
  let replaced = 0;
  let isOver = false;
  const staff = (async () => {
    while (!isOver) {
      const { path } = await source.db
        .selectFrom('image')
        .select('path')
        .orderBy('id')
        .executeTakeFirstOrThrow();
      replaced += 1;
      await replacePhoto(source, path, (1000 + replaced).toString(16).padStart(32, '0'));
    }
  })();

  for (let number = 0; number < 2; number += 1) {
    const file = join(source.folder, `${number}.tar`);
    const { rows, missingFiles } = await writeBackup(file, source, { now: NOW });
    assert.equal(missingFiles, 0);
    assert.ok(rows.property === 20 || rows.property === 21);
    await restore(file, restored, true);
    for (const image of await restored.db.selectFrom('image').select(['path', 'width']).execute()) {
      for (const path of photoFilePaths(image)) {
        assert.equal(
          await new Response((await restored.media.read(path))?.body).text(),
          `the bytes of ${path}`,
        );
      }
    }
  }
  isOver = true;
  await staff;
  assert.ok(replaced > 0);
});

test('a lost photo does not prevent a backup', async () => {
  await using source = await openTestState();
  await using restored = await openTestState();
  await insertListingWithPhoto(source, 'a'.repeat(32));
  await source.media.delete(`Resources/Images/${'a'.repeat(32)}.jpg`);
  const file = join(source.folder, 'backup.tar');

  assert.equal((await writeBackup(file, source, { now: NOW })).missingFiles, 1);
  await restore(file, restored);

  assert.deepEqual(await backedUpState(restored), await backedUpState(source));
});

/** The photos come byte by byte from a stream whose size is said to be `sizeOf`. */
function inPieces({ media }: TestState, sizeOf: (bytes: Uint8Array) => number): MediaStore {
  return {
    ...media,
    async read(path) {
      const file = await media.read(path);
      if (file === undefined) return undefined;
      const bytes = new Uint8Array(await new Response(file.body).arrayBuffer());
      const body = new ReadableStream({
        start(controller) {
          for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
          controller.close();
        },
      });
      return { size: sizeOf(bytes), body };
    },
  };
}

test('backs up a photo that is read from a stream', async () => {
  await using source = await openTestState();
  await using restored = await openTestState();
  await insertListingWithPhoto(source, 'a'.repeat(32));
  const file = join(source.folder, 'backup.tar');
  const media = inPieces(source, (bytes) => bytes.length);

  await writeBackup(file, { database: source.database, media }, { now: NOW });
  await restore(file, restored);

  assert.deepEqual(await backedUpState(restored), await backedUpState(source));
});

test('fails when a stream does not have the size that was announced', async () => {
  await using source = await openTestState();
  using folder = temporaryFolder();
  await insertListingWithPhoto(source, 'a'.repeat(32));
  const media = inPieces(source, (bytes) => bytes.length + 1);

  await assert.rejects(
    writeBackup(
      join(folder.path, 'backup.tar'),
      { database: source.database, media },
      { now: NOW },
    ),
    /\.jpg changed while it was read: 66 bytes came instead of 67\.$/,
  );
  assert.deepEqual(readdirSync(folder.path), []);
});

test('an interrupted backup leaves no file', async () => {
  await using source = await openTestState();
  using folder = temporaryFolder();
  await insertCity(source.db);
  const asked = new AbortController();
  asked.abort(new Error('Interrupted.'));

  await assert.rejects(
    writeBackup(join(folder.path, 'backup.tar'), source, { now: NOW, signal: asked.signal }),
    /Interrupted/,
  );
  assert.deepEqual(readdirSync(folder.path), []);
});
