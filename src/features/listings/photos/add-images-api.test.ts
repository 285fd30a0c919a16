// Runs on S3 too.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertListing, insertPhoto, insertPhotoOf } from '#test/factories.ts';
import { createWithListing, samplePhoto } from '#test/test-listing.ts';

test('adds photos behind one another; the first is the cover', async () => {
  await using app = await createWithListing();

  const first = await app.add(await samplePhoto('#a00'), { caption: ' Front  of the house ' });
  const second = await app.add(await samplePhoto('#0a0'));

  assert.deepEqual([first.status, second.status], [201, 201]);
  assert.match(first.body.imageUrl, /^\/Resources\/Images\/[0-9a-f]{32}\.jpg$/);
  assert.deepEqual(first.body, {
    id: first.body.id,
    imageUrl: first.body.imageUrl,
    width: 400,
    height: 300,
    caption: 'Front of the house',
  });
  const listing = await app.read();
  assert.deepEqual(listing.images, [first.body, second.body]);
  assert.deepEqual([listing.imageCount, listing.imageUrl], [2, first.body.imageUrl]);
  assert.equal(listing.thumbnail, first.body.imageUrl.slice(1).replaceAll('/', '\\'));
  assert.equal(second.headers.get('etag'), await app.etag());
  assert.notEqual(first.headers.get('etag'), second.headers.get('etag'));
});

test('lists carry the number of photos and the cover alone', async () => {
  await using app = await createWithListing();
  await app.addColours('#a00', '#0a0');

  const found = await app.fetch('/api/Property/filtered-properties', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const lists = [
    (await found.json()).items[0],
    (await (await app.fetch('/api/Property/freshProperties')).json()).items[0],
    (await app.staff.get('/api/Property')).body[0],
  ];

  const { images, ...listing } = await app.read();
  for (const item of lists) {
    assert.deepEqual(
      [item.imageCount, item.imageUrl, item.thumbnail, item.images],
      [2, images[0].imageUrl, listing.thumbnail, undefined],
    );
  }
});

test('the same photo twice in a listing is one, which takes the newer caption', async () => {
  await using app = await createWithListing();
  const [first] = await app.addColours('#a00', '#0a0');
  const files = await app.files();

  const again = await app.add(await samplePhoto('#a00'), { caption: 'Front' });
  const without = await app.add(await samplePhoto('#a00'));

  assert.deepEqual([again.status, again.body.id, again.body.caption], [201, first, 'Front']);
  assert.deepEqual(without.body, again.body);
  assert.deepEqual((await app.read()).imageCount, 2);
  assert.deepEqual(await app.files(), files);
});

test('ten uploads of one photo at once are one photo', async () => {
  await using app = await createWithListing();
  const bytes = await samplePhoto('#a00');

  const added = await Promise.all(Array.from({ length: 10 }, () => app.add(bytes)));

  assert.deepEqual(new Set(added.map(({ status }) => status)), new Set([201]));
  assert.equal(new Set(added.map(({ body }) => body.id)).size, 1);
  assert.equal((await app.read()).imageCount, 1);
  assert.equal((await app.files()).length, 5);
});

test('ten photos that arrive at once are all kept, each once', async () => {
  await using app = await createWithListing();
  const photos = await Promise.all(
    Array.from({ length: 10 }, (_, index) => samplePhoto(`#a0${index}`)),
  );

  const added = await Promise.all(photos.map((bytes) => app.add(bytes)));

  assert.deepEqual(new Set(added.map(({ status }) => status)), new Set([201]));
  assert.deepEqual(
    (await app.read()).images.map(({ id }: { id: number }) => id).sort(),
    added.map(({ body }) => body.id).sort(),
  );
});

test('refuses the 31st photo and leaves no file of it; one that is there already is no 31st', async () => {
  await using app = await createWithListing();
  await app.addColours('#a00');
  for (let position = 1; position < 29; position += 1)
    await insertPhotoOf(app.db, {
      property_id: app.id,
      image_id: await insertPhoto(app.db),
      position,
    });
  const files = await app.files();

  const both = await Promise.all(
    ['#0a0', '#00a'].map(async (colour) => app.add(await samplePhoto(colour))),
  );

  assert.deepEqual(both.map(({ status }) => status).sort(), [201, 409]);
  assert.equal((await app.read()).imageCount, 30);
  assert.equal((await app.files()).length, files.length * 2);
  assert.equal((await app.add(await samplePhoto('#a00'))).status, 201);
  const refused = await app.add(await samplePhoto('#123456'));
  assert.deepEqual(
    [refused.status, refused.body.detail],
    [409, 'A property has at most 30 pictures.'],
  );
  assert.equal(refused.headers.get('content-type'), 'application/problem+json');
});

test('a repeat of an Idempotency-Key answers the first photo and changes nothing', async () => {
  await using app = await createWithListing();
  const bytes = await samplePhoto('#a00');
  const key = { 'idempotency-key': 'k1', caption: 'Front' };
  const first = await app.add(bytes, key);
  await app.addColours('#0a0');
  const etag = await app.etag();

  const again = await app.add(bytes, key);

  assert.deepEqual([again.status, again.body], [201, first.body]);
  assert.equal(again.headers.get('etag'), etag);
  assert.equal(await app.etag(), etag);
  const stale = { 'if-match': '"0-old"' };
  assert.equal((await app.add(bytes, { ...key, ...stale })).status, 201);
  assert.equal((await app.add(bytes, { ...key, caption: 'Back' })).status, 422);
  assert.equal((await app.add(await samplePhoto('#00a'), key)).status, 422);
  assert.equal((await app.read()).imageCount, 2);

  await app.staff.delete(`${app.address}/images/${first.body.id}`);
  const removed = await app.add(bytes, key);
  assert.deepEqual([removed.status, (await app.read()).imageCount], [404, 1]);
  assert.equal((await app.files()).length, 5);
});

test('a stale version is refused before the photo is read', async () => {
  await using app = await createWithListing();
  const stale = { 'if-match': '"0-old"' };
  assert.equal((await app.add(await samplePhoto('#a00'), stale)).status, 412);
  assert.equal((await app.add(Buffer.from('text'), stale)).status, 412);
  assert.equal((await app.add(Buffer.from('text'))).status, 415);
});

test('one key on two listings is used up by the first', async () => {
  await using app = await createWithListing();
  const other = await insertListing(app.db);
  const bytes = await samplePhoto('#a00');

  assert.equal((await app.add(bytes, { 'idempotency-key': 'k' })).status, 201);
  const refused = await app.add(bytes, {
    'idempotency-key': 'k',
    to: `/api/Property/${other}`,
  });

  assert.equal(refused.status, 422);
});

test('refuses what is no photo, captions that are too long, and forms without a file', async () => {
  await using app = await createWithListing();
  const photo = await samplePhoto('#a00');
  const headers = { authorization: `Bearer ${app.staff.token}` };
  const post = (body: FormData) =>
    app.fetch(`${app.address}/images`, { method: 'POST', headers, body });

  assert.equal((await app.add(Buffer.from('GIF89a'))).status, 415);
  assert.equal((await app.add(new Uint8Array(15 * 1024 * 1024 + 1).fill(255))).status, 413);
  const long = await app.add(photo, { caption: 'x'.repeat(201) });
  assert.deepEqual(
    [long.status, long.body.errors],
    [400, { caption: ['Please enter at most 200 characters.'] }],
  );
  assert.equal((await app.add(photo, { caption: 'x'.repeat(200) })).status, 201);
  assert.deepEqual((await (await post(new FormData())).json()).errors, {
    file: ['Please fill out all the required(*) fields.'],
  });
  const text = new FormData();
  text.set('file', 'text');
  assert.equal((await post(text)).status, 400);
  assert.equal((await app.read()).imageCount, 1);
});

test('an upload that breaks off leaves nothing', async () => {
  await using app = await createWithListing();
  const head =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n\xff\xd8\xff half';
  const response = await app.fetch(`${app.address}/images`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${app.staff.token}`,
      'content-type': 'multipart/form-data; boundary=x',
    },
    body: head,
  });

  assert.equal(response.status, 400);
  assert.deepEqual([await app.files(), (await app.read()).images], [[], []]);
});

test('a store that fails half-way keeps neither row nor file', async () => {
  await using app = await createWithListing();
  await app.addColours('#a00');
  const files = await app.files();
  const put = app.media.put;
  let puts = 0;
  app.media.put = (path, bytes) => {
    puts += 1;
    return puts > 3
      ? Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
      : put(path, bytes);
  };

  const refused = await app.add(await samplePhoto('#0a0'));

  assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '5']);
  assert.deepEqual(await app.files(), files);
  assert.equal((await app.db.selectFrom('image').select('id').execute()).length, 1);
  app.media.put = put;
  assert.equal((await app.add(await samplePhoto('#0a0'))).status, 201);
});
