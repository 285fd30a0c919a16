// Runs on S3 too.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publicServicesOf } from '#features/listings/public-listings.server.ts';
import { findListingById } from '#features/listings/store/find-listings.server.ts';
import { readCatalogueVersion } from '#platform/database/catalogue-version.server.ts';
import { createWithListing, insertPhotos, samplePhoto } from '#test/test-listing.ts';

interface AuditedWrite {
  action: string;
  before: { images: { caption: string }[] };
  after: { images: { caption: string }[] };
}

test('upload-thumbnail replaces the cover alone, also by a photo that is there already', async () => {
  await using app = await createWithListing();
  const [, two, three] = await app.addColours('#a00', '#0a0', '#00a');
  const upload = async (colour: string) => {
    const form = new FormData();
    form.set('propertyId', String(app.id));
    form.set('thumbnailFile', new File([await samplePhoto(colour)], 'photo.jpg'));
    const response = await app.fetch('/api/Property/upload-thumbnail', {
      method: 'PUT',
      headers: { authorization: `Bearer ${app.staff.token}` },
      body: form,
    });
    return response.json();
  };
  const ids = ({ images }: { images: { id: number }[] }) => images.map(({ id }) => id);

  const fresh = await upload('#123456');
  assert.deepEqual(ids(fresh).slice(1), [two, three]);
  assert.deepEqual(fresh, await app.read());
  assert.deepEqual(ids(await upload('#123456')), ids(fresh));
  assert.deepEqual(ids(await upload('#00a')), [three, two]);
  assert.equal((await app.files()).length, 10);
});

test('each write is audited with before and after, and raises version and catalogue version', async () => {
  await using app = await createWithListing();
  const before = await readCatalogueVersion(app.db);
  const [one] = await app.addColours('#a00');
  await app.staff.put(`${app.address}/images`, [{ id: one, caption: 'Front' }]);
  await app.staff.delete(`${app.address}/images/${one}`);

  const { body } = await app.staff.get(`/api/Audit?entity=Property&entityId=${app.id}`);

  const captions = (listing: { images: { caption: string }[] }) =>
    listing.images.map(({ caption }) => caption);
  assert.deepEqual(
    body.items.map(({ action, before, after }: AuditedWrite) => [
      action,
      captions(before),
      captions(after),
    ]),
    [
      ['update', ['Front'], []],
      ['update', [''], ['Front']],
      ['update', [], ['']],
    ],
  );
  assert.equal(await readCatalogueVersion(app.db), before + 3);
  const { version } = await app.db
    .selectFrom('property')
    .select('version')
    .where('id', '=', app.id)
    .executeTakeFirstOrThrow();
  assert.equal(version, 4);
});

test('needs a token, an existing listing and a method that the address has', async () => {
  await using app = await createWithListing();
  const images = `${app.address}/images`;

  for (const [method, path] of [
    ['POST', images],
    ['PUT', images],
    ['DELETE', `${images}/1`],
  ] as const)
    assert.equal((await app.fetch(path, { method })).status, 401, method);
  assert.equal((await app.staff.put('/api/Property/999/images', [])).status, 404);
  assert.equal((await app.add(await samplePhoto('#a00'), { to: '/api/Property/999' })).status, 404);
  const get = await app.staff.get(images);
  assert.deepEqual([get.status, get.headers.get('allow')], [405, 'POST, PUT, OPTIONS']);
  assert.deepEqual(await app.files(), []);
});

test('a page has the photos in their order, with captions', async () => {
  await using app = await createWithListing();
  const [one, two] = await app.addColours('#a00', '#0a0');
  await app.staff.put(`${app.address}/images`, [{ id: two, caption: 'Front' }, { id: one }]);

  const listing = await findListingById(publicServicesOf(app.services).db, app.id);

  assert.deepEqual(
    listing?.images.map(({ id, caption, placeholder }) => [id, caption, placeholder]),
    [
      [two, 'Front', '#08a808'],
      [one, '', '#a80808'],
    ],
  );
  assert.equal(listing?.image?.url, listing?.images[0]?.url);
  assert.equal(listing?.imageCount, 2);
});

test('readers see a whole state while photos come and go', async () => {
  await using app = await createWithListing();
  await insertPhotos(app, 5);
  const ids: number[] = (await app.read()).images.map(({ id }: { id: number }) => id);

  const reads: Promise<{ images: { imageUrl: string }[]; imageCount: number; imageUrl: string }>[] =
    [];
  const writes = ids.map((id) => {
    reads.push(app.read());
    return app.staff.delete(`${app.address}/images/${id}`);
  });
  await Promise.all(writes);

  for (const { images, imageCount, imageUrl } of await Promise.all(reads))
    assert.deepEqual([imageCount, imageUrl], [images.length, images[0]?.imageUrl ?? null]);
});
