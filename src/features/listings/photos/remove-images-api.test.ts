// Runs on S3 too.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertListing } from '#test/factories.ts';
import { createWithListing, samplePhoto } from '#test/test-listing.ts';

test('removes a photo and its files; the next becomes the cover', async () => {
  await using app = await createWithListing();
  const [one, two, three] = await app.addColours('#a00', '#0a0', '#00a');
  const before = await app.read();

  const removed = await app.staff.delete(`${app.address}/images/${one}`);

  assert.deepEqual([removed.status, removed.headers.get('etag')], [204, await app.etag()]);
  const listing = await app.read();
  assert.deepEqual(listing.images, before.images.slice(1));
  assert.equal(listing.imageUrl, before.images[1].imageUrl);
  assert.equal((await app.fetch(before.imageUrl)).status, 404);
  for (const id of [one, 0, 999_999, '9999999999999'])
    assert.equal((await app.staff.delete(`${app.address}/images/${id}`)).status, 404, String(id));
  assert.equal((await app.staff.delete(`/api/Property/999/images/${two}`)).status, 404);
  await app.staff.delete(`${app.address}/images/${two}`);
  await app.staff.delete(`${app.address}/images/${three}`);
  assert.deepEqual([(await app.read()).imageUrl, (await app.read()).images], [null, []]);
  assert.deepEqual(await app.files(), []);
});

test('a photo of another listing is none of this one, and is kept while one has it', async () => {
  await using app = await createWithListing();
  const other = await insertListing(app.db);
  const [one] = await app.addColours('#a00');
  const shared = (await app.add(await samplePhoto('#a00'), { to: `/api/Property/${other}` })).body;

  assert.notEqual(shared.id, one);
  assert.equal((await app.staff.delete(`${app.address}/images/${shared.id}`)).status, 404);
  await app.staff.delete(`${app.address}/images/${one}`);
  assert.equal((await app.fetch(shared.imageUrl)).status, 200);
  await app.staff.delete(`/api/Property/${other}`);
  await app.staff.delete(`/api/Property/${other}?forever=true`);
  assert.deepEqual(await app.files(), []);
});

test('a removed listing takes all its photos with it', async () => {
  await using app = await createWithListing();
  await app.addColours('#a00', '#0a0', '#00a');

  const files = await app.files();
  assert.equal((await app.staff.delete(app.address)).status, 204);
  assert.deepEqual(await app.files(), files, 'the trash keeps them');
  assert.equal((await app.staff.delete(`${app.address}?forever=true`)).status, 204);

  assert.deepEqual(await app.files(), []);
  for (const table of ['image', 'property_image'] as const)
    assert.deepEqual(await app.db.selectFrom(table).select('id').execute(), []);
});

test('the trash keeps the photos of a listing as they are', async () => {
  await using app = await createWithListing();
  const [one] = await app.addColours('#a00', '#0a0');
  const { images } = await app.read();
  await app.staff.delete(app.address);

  assert.equal((await app.add(await samplePhoto('#00a'))).status, 404);
  assert.equal((await app.staff.put(`${app.address}/images`, [])).status, 404);
  assert.equal((await app.staff.delete(`${app.address}/images/${one}`)).status, 404);

  const restored = await app.staff.post(`${app.address}/restore`, undefined);
  assert.deepEqual(restored.body.images, images);
  assert.deepEqual((await app.read()).images, images);
});

test('a copy has the photos of the original, in a draft of its own', async () => {
  await using app = await createWithListing();
  await app.add(await samplePhoto('#a00'), { caption: 'Front' });
  await app.add(await samplePhoto('#0a0'));
  const original = await app.read();

  const copy = (await app.staff.post(`${app.address}/copy`, undefined)).body;

  const shown = (images: { imageUrl: string; caption: string }[]) =>
    images.map(({ imageUrl, caption }) => [imageUrl, caption]);
  assert.deepEqual(shown(copy.images), shown(original.images));
  assert.equal(copy.imageUrl, original.imageUrl);
  const address = `/api/Property/${copy.id}`;
  assert.equal((await app.add(await samplePhoto('#00a'), { to: address })).status, 201);
  await app.staff.delete(`${address}/images/${copy.images[0].id}`);
  assert.deepEqual(await app.read(), original);
  await app.staff.delete(app.address);
  await app.staff.delete(`${app.address}?forever=true`);
  assert.equal((await app.fetch(original.imageUrl)).status, 404);
  assert.equal((await app.fetch(copy.images[1].imageUrl)).status, 200);
});

test('staff find what has no photo, and the history tells what happened to photos', async () => {
  await using app = await createWithListing();
  const without = async () => [
    (await app.staff.get('/api/Property?withoutPhoto=true')).body.length,
    (await app.staff.get('/api/Today')).body.withoutPhoto,
  ];
  assert.deepEqual(await without(), [1, 1]);
  await app.add(await samplePhoto('#a00'), { caption: 'Front' });
  assert.deepEqual(await without(), [0, 0]);

  const [{ changes }] = (await app.staff.get(`${app.address}/history`)).body.items;
  const change = changes.find(({ field }: { field: string }) => field === 'images');
  assert.deepEqual([change.before, change.after[0].caption], [[], 'Front']);
});
