import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ensureFirstStaff } from '#features/accounts/first-staff.server.ts';
import { listCities } from '#features/places/find-places.server.ts';
import { TOWN_NAMES } from '#features/places/known-names.ts';
import { readCatalogueVersion } from '#platform/database/catalogue-version.server.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { fillSampleCatalogue } from './fill-sample-catalogue.server.ts';

const TOWNS = Object.keys(TOWN_NAMES).length;

async function appWithStaff(sampleData: string) {
  const app = await createTestApp({ SAMPLE_DATA: sampleData });
  await ensureFirstStaff(
    app.db,
    { STAFF_USERNAME: 'admin', STAFF_PASSWORD: 'a long enough one' },
    app.services.now(),
  );
  return app;
}

async function counts({ db }: TestApp) {
  const count = async (table: 'country' | 'state' | 'city' | 'property') =>
    (await db.selectFrom(table).select('id').execute()).length;
  return [
    await count('country'),
    await count('state'),
    await count('city'),
    await count('property'),
  ];
}

test('a first start fills the catalogue, with photos stored as uploads are', async () => {
  await using app = await appWithStaff('4');
  const version = await readCatalogueVersion(app.db);

  assert.equal(await fillSampleCatalogue(app.services), 4);

  assert.deepEqual(await counts(app), [1, 1, TOWNS, 4]);
  assert.ok((await readCatalogueVersion(app.db)) > version);
  const photos = await app.db
    .selectFrom('property_image')
    .innerJoin('image', 'image.id', 'property_image.image_id')
    .where('property_image.position', '=', 0)
    .select('image.path')
    .execute();
  assert.equal(photos.length, 4);
  for (const { path } of photos) {
    assert.equal((await app.fetch(`/${path}`)).status, 200);
    assert.equal(
      (await app.fetch(`/${path.replace('.jpg', '-960.avif')}`)).headers.get('Content-Type'),
      'image/avif',
    );
  }
});

test('a later start adds nothing, even when everything was deleted', async () => {
  await using app = await appWithStaff('1');
  await fillSampleCatalogue(app.services);
  await app.db.deleteFrom('property').execute();
  await app.db.deleteFrom('city').execute();
  await app.db.deleteFrom('state').execute();
  await app.db.deleteFrom('country').execute();

  assert.equal(await fillSampleCatalogue(app.services), 0);
  assert.deepEqual(await counts(app), [0, 0, 0, 0]);
});

test('SAMPLE_DATA=0 leaves everything empty', async () => {
  await using app = await appWithStaff('0');

  assert.equal(await fillSampleCatalogue(app.services), 0);
  assert.deepEqual(await counts(app), [0, 0, 0, 0]);
});

test('does not fill a catalogue that somebody has begun', async () => {
  await using app = await appWithStaff('1');
  await app.db.insertInto('country').values({ name: 'Nepal' }).execute();

  assert.equal(await fillSampleCatalogue(app.services), 0);
  assert.deepEqual(await counts(app), [1, 0, 0, 0]);
});

test('a failed fill leaves nothing, and the next start fills the catalogue', async () => {
  await using app = await appWithStaff('2');
  await app.db.schema
    .createIndex('one_listing')
    .unique()
    .on('property')
    .column('staff_id')
    .execute();
  await assert.rejects(fillSampleCatalogue(app.services), /unique/i);
  assert.deepEqual(await counts(app), [0, 0, 0, 0]);

  await app.db.schema.dropIndex('one_listing').execute();
  assert.equal(await fillSampleCatalogue(app.services), 2);
});

test('only one of two processes fills the catalogue', async () => {
  await using app = await appWithStaff('1');
  const filled = await Promise.all([
    fillSampleCatalogue(app.services),
    fillSampleCatalogue(app.services),
  ]);

  assert.deepEqual(filled.toSorted(), [0, 1]);
  assert.deepEqual(await counts(app), [1, 1, TOWNS, 1]);
});

test('every place has its Punjabi and Hindi name', async () => {
  await using app = await appWithStaff('60');
  await fillSampleCatalogue(app.services);

  const scripts = { pa: /^[\p{Script=Gurmukhi} ]+$/u, hi: /^[\p{Script=Devanagari} ]+$/u };
  const cities = await listCities(app.db);
  for (const place of [...cities, ...cities.flatMap(({ state }) => [state, state.country])]) {
    assert.match(place.names.pa ?? '', scripts.pa, place.name);
    assert.match(place.names.hi ?? '', scripts.hi, place.name);
  }
});
