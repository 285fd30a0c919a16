// Runs on S3 too.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCatalogueVersion } from '#platform/database/catalogue-version.server.ts';
import { insertListing } from '#test/factories.ts';
import { createWithListing, samplePhoto } from '#test/test-listing.ts';

test('sets order and captions whole', async () => {
  await using app = await createWithListing();
  const [one, two, three] = await app.addColours('#a00', '#0a0', '#00a');
  const before = await app.read();

  const { status, body, headers } = await app.staff.put(`${app.address}/images`, [
    { id: three, caption: ' The   kitchen ' },
    { id: one, caption: null },
    { id: two },
  ]);

  assert.equal(status, 200);
  const listing = await app.read();
  assert.deepEqual(body, listing.images);
  assert.deepEqual(
    listing.images.map(({ id, caption }: { id: number; caption: string }) => [id, caption]),
    [
      [three, 'The kitchen'],
      [one, ''],
      [two, ''],
    ],
  );
  assert.equal(listing.imageUrl, before.images[2].imageUrl);
  assert.equal(headers.get('etag'), await app.etag());
  const asRead = await app.staff.put(`${app.address}/images`, listing.images);
  assert.deepEqual([asRead.status, asRead.body], [200, listing.images]);
});

test('refuses an order that is not of exactly the photos of the listing', async () => {
  await using app = await createWithListing();
  const [one = 0, two = 0] = await app.addColours('#a00', '#0a0');
  const other = await insertListing(app.db);
  const to = `/api/Property/${other}`;
  const foreign = (await app.add(await samplePhoto('#a00'), { to })).body.id;
  const etag = await app.etag();
  const version = await readCatalogueVersion(app.db);
  const NO_SUCH = 'The property has no such picture.';
  const orders: [unknown, Record<string, string[]>][] = [
    [[], { body: ['2 of the pictures are missing.'] }],
    [[{ id: one }], { body: ['1 of the pictures are missing.'] }],
    [
      [{ id: one }, { id: foreign }],
      {
        '1.id': [NO_SUCH],
        body: ['1 of the pictures are missing.'],
      },
    ],
    [[{ id: one }, { id: two }, { id: foreign }], { '2.id': [NO_SUCH] }],
    [[{ id: one }, { id: two }, { id: one }], { '2.id': ['This picture is named twice.'] }],
    [[{ id: one }, { id: one }], { '1.id': ['This picture is named twice.'] }],
    [[{ id: two }, { id: 9e15 }], { '1.id': [NO_SUCH], body: ['1 of the pictures are missing.'] }],
    [
      [{ id: one, caption: 'x'.repeat(201) }, { id: two }],
      { '0.caption': ['Please enter at most 200 characters.'] },
    ],
    [[{ id: one, caption: 7 }, { id: two }], { '0.caption': ['Please enter plain text.'] }],
    [[{ id: one, caption: 'a\0b' }, { id: two }], { '0.caption': ['Please enter plain text.'] }],
    [
      [{ caption: '' }, { id: 'x' }],
      {
        '0.id': ['Please fill out all the required(*) fields.'],
        '1.id': ['Please send a number.'],
      },
    ],
    [{ images: [] }, { body: ['Please send a list.'] }],
    [null, { body: ['Please fill out all the required(*) fields.'] }],
  ];

  for (const [order, errors] of orders) {
    const { status, body } = await app.staff.put(`${app.address}/images`, order);
    assert.deepEqual([status, body.errors], [400, errors], JSON.stringify(order));
  }
  assert.equal(await app.etag(), etag);
  assert.equal(await readCatalogueVersion(app.db), version);
});

test('tells the second of two editors that the photos have changed', async () => {
  await using app = await createWithListing();
  const [one, two] = await app.addColours('#a00', '#0a0');
  const etag = await app.etag();
  const arrange = (ids: unknown[]) =>
    app.staff.put(
      `${app.address}/images`,
      ids.map((id) => ({ id })),
      { 'if-match': etag },
    );

  const both = await Promise.all([arrange([two, one]), arrange([one, two])]);

  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 412]);
  const stale = { 'if-match': etag };
  assert.equal(
    (await app.staff.delete(`${app.address}/images/${one}`, undefined, stale)).status,
    412,
  );
  assert.equal((await app.add(await samplePhoto('#00a'), stale)).status, 412);
  assert.equal((await app.read()).imageCount, 2);
  assert.equal((await app.files()).length, 10);
  assert.equal((await arrange([one])).status, 412);
});
