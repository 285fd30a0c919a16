// Runs alone: it changes what is the same for all files of the process.
// Runs on S3 too.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import diagnostics from 'node:diagnostics_channel';
import { mkdtempDisposableSync, readdirSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { readCatalogueVersion } from '#platform/database/catalogue-version.server.ts';
import { insertListing } from '#test/factories.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp } from '#test/test-app.ts';

const UPLOAD = '/api/Property/upload-thumbnail';
/** Required by `fetch` for a stream as body, but missing in the types. */
const STREAMED = { duplex: 'half' };

function samplePhoto(background = '#7a5') {
  return sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** The product with one listing, and `upload` for its photo. */
async function createWithListing() {
  const app = await createTestApp();
  const staff = await createStaffClient(app);
  const id = await insertListing(app.db);
  const authorization = `Bearer ${staff.token}`;
  const send = async (init: RequestInit & { headers?: Record<string, string> }) => {
    const response = await app.fetch(UPLOAD, {
      method: 'PUT',
      ...init,
      headers: { authorization, ...init.headers },
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const upload = (
    bytes: Uint8Array<ArrayBuffer>,
    { propertyId = String(id), name = 'photo.jpg', ...headers }: Record<string, string> = {},
  ) => {
    const form = new FormData();
    form.set('propertyId', propertyId);
    form.set('thumbnailFile', new File([bytes], name));
    return send({ body: form, headers });
  };
  const files = async () => {
    const paths: string[] = [];
    for await (const { path } of app.media.list()) paths.push(path);
    return paths;
  };
  return { ...app, staff, id, send, upload, files };
}

test('answers an upload with the record and serves the photo', async () => {
  await using app = await createWithListing();
  const before = (await app.staff.get(`/api/Property/${app.id}`)).body;

  const { status, body, headers } = await app.upload(await samplePhoto());

  assert.equal(status, 200);
  assert.match(body.thumbnail, /^Resources\\Images\\[0-9a-f]{32}\.jpg$/);
  assert.equal(body.imageUrl, `/${body.thumbnail.replaceAll('\\', '/')}`);
  assert.deepEqual({ ...body, thumbnail: null, imageUrl: null, imageCount: 0, images: [] }, before);
  const image = await app.fetch(body.imageUrl);
  assert.deepEqual([image.status, image.headers.get('content-type')], [200, 'image/jpeg']);
  const read = await app.staff.get(`/api/Property/${app.id}`);
  assert.deepEqual([read.body, read.headers.get('etag')], [body, headers.get('etag')]);
});

test('replaces the old photo and its files; the same photo again changes nothing', async () => {
  await using app = await createWithListing();
  const first = (await app.upload(await samplePhoto('#a00'))).body;
  const count = (await app.files()).length;

  const second = (await app.upload(await samplePhoto('#00a'))).body;
  const again = (await app.upload(await samplePhoto('#00a'))).body;

  assert.notEqual(second.thumbnail, first.thumbnail);
  assert.equal(again.thumbnail, second.thumbnail);
  assert.equal((await app.fetch(first.imageUrl)).status, 404);
  assert.equal((await app.fetch(second.imageUrl)).status, 200);
  assert.equal((await app.files()).length, count);
  assert.equal((await app.db.selectFrom('image').select('id').execute()).length, 1);
});

test('keeps a photo shared by two listings until both are removed', async () => {
  await using app = await createWithListing();
  const other = await insertListing(app.db);
  const { imageUrl } = (await app.upload(await samplePhoto())).body;
  await app.upload(await samplePhoto(), { propertyId: String(other) });

  const remove = async (id: number) => {
    assert.equal((await app.staff.delete(`/api/Property/${id}`)).status, 204);
    assert.equal((await app.fetch(imageUrl)).status, 200);
    assert.equal((await app.staff.delete(`/api/Property/${id}?forever=true`)).status, 204);
  };
  await remove(app.id);
  assert.equal((await app.fetch(imageUrl)).status, 200);
  await remove(other);
  assert.equal((await app.fetch(imageUrl)).status, 404);
  assert.deepEqual(await app.files(), []);
});

test('keeps the photo when its listing changes', async () => {
  await using app = await createWithListing();
  const { body } = await app.upload(await samplePhoto());

  const changed = (
    await app.staff.put('/api/Property', {
      ...body,
      title: 'New title',
      house: { type: 1, totalArea: 5 },
      thumbnail: null,
    })
  ).body;

  assert.deepEqual([changed.title, changed.thumbnail], ['New title', body.thumbnail]);
});

test('answers 404 for an unknown listing and leaves no file', async () => {
  await using app = await createWithListing();

  for (const propertyId of ['999', '0', '-5', '2147483648', '99999999999999999999']) {
    assert.equal((await app.upload(await samplePhoto(), { propertyId })).status, 404, propertyId);
  }
  assert.deepEqual(await app.files(), []);
  assert.deepEqual(await app.db.selectFrom('image').select('id').execute(), []);
});

test('leaves no file when the listing is removed while its photo is encoded', async () => {
  await using app = await createWithListing();

  const [upload, removal] = await Promise.all([
    app.upload(await samplePhoto()),
    app.staff.delete(`/api/Property/${app.id}`),
  ]);

  assert.deepEqual([upload.status, removal.status], [404, 204]);
  assert.deepEqual(await app.files(), []);
});

test('answers 400 to a form with missing or invalid members', async () => {
  await using app = await createWithListing();
  const file = new File([await samplePhoto()], 'photo.jpg');
  const forms: [[string, string | File][], string[]][] = [
    [[], ['thumbnailFile', 'propertyId']],
    [[['propertyId', '1']], ['thumbnailFile']],
    [[['thumbnailFile', file]], ['propertyId']],
    [
      [
        ['propertyId', '1'],
        ['thumbnailFile', 'text'],
      ],
      ['thumbnailFile'],
    ],
    [
      [
        ['propertyId', '1e3'],
        ['thumbnailFile', file],
      ],
      ['propertyId'],
    ],
    [
      [
        ['propertyId', ''],
        ['thumbnailFile', file],
      ],
      ['propertyId'],
    ],
    [
      [
        ['propertyId', file],
        ['thumbnailFile', file],
      ],
      ['propertyId'],
    ],
    [
      [
        ['propertyId', '1'],
        ['thumbnailFile', file],
        ['thumbnailFile', file],
      ],
      ['thumbnailFile'],
    ],
    [
      [
        ['propertyId', '1'],
        ['propertyId', '1'],
        ['thumbnailFile', file],
      ],
      ['propertyId'],
    ],
    [
      [
        ['propertyId', '1'],
        ['thumbnailfile', file],
      ],
      ['thumbnailFile'],
    ],
  ];

  for (const [members, fields] of forms) {
    const form = new FormData();
    for (const [name, value] of members) form.append(name, value);
    const { status, body } = await app.send({ body: form });
    assert.deepEqual([status, Object.keys(body.errors)], [400, fields], JSON.stringify(members));
  }
  assert.deepEqual(await app.files(), []);
});

test('refuses a truncated form and bodies that are no form', async () => {
  await using app = await createWithListing();
  const part = '--x\r\ncontent-disposition: form-data; name="propertyId"\r\n\r\n1\r\n';
  const multipart = 'multipart/form-data; boundary=x';
  const bodies: [string, string][] = [
    [multipart, part],
    [
      multipart,
      `${part}--x\r\ncontent-disposition: form-data; name="thumbnailFile"; filename="a.jpg"\r\n\r\nhalf`,
    ],
    [multipart, ''],
    [multipart, 'garbage'],
    ['multipart/form-data', `${part}--x--`],
    ['multipart/form-data; boundary=other', `${part}--x--`],
    ['application/json', '{"propertyId":1}'],
    ['image/jpeg', 'bytes'],
    ['text/plain', ''],
  ];

  for (const [type, body] of bodies) {
    const answer = await app.send({ body, headers: { 'content-type': type } });
    assert.ok([400, 415].includes(answer.status), `${type}: ${answer.status}`);
    assert.equal(answer.headers.get('content-type'), 'application/problem+json');
  }
  assert.deepEqual(await app.files(), []);
});

test('refuses a form of more than ten parts', async () => {
  await using app = await createWithListing();
  const part = (name: string) =>
    `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n\r\n`;
  const form = (count: number) => ({
    headers: { 'content-type': 'multipart/form-data; boundary="x"' },
    body: `${part('more').repeat(count)}--x--\r\n`,
  });

  const { status, body } = await app.send(form(50_000));
  assert.deepEqual([status, body.detail], [400, 'The form has more than 10 parts.']);
  assert.deepEqual(Object.keys((await app.send(form(10))).body.errors), [
    'thumbnailFile',
    'propertyId',
  ]);
});

test("accepts every spelling of the form's content type", async () => {
  await using app = await createWithListing();
  const body = '--x\r\ncontent-disposition: form-data; name="more"\r\n\r\n\r\n--x--\r\n';

  for (const type of [
    'Multipart/Form-Data ; charset=utf-8 ; boundary="x"',
    'multipart/form-data;boundary=x',
    'multipart/form-data; boundary=x;',
  ]) {
    const answer = await app.send({ headers: { 'content-type': type }, body });
    assert.deepEqual(
      [answer.status, Object.keys(answer.body.errors)],
      [400, ['thumbnailFile', 'propertyId']],
      type,
    );
  }
});

test('answers 415 to content that is not a photo, whatever its file name', async () => {
  await using app = await createWithListing();
  const files: Record<string, Buffer> = {
    'drawing.jpg': Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ),
    '../../x.jpg': Buffer.from('text'),
    'a\\..\\b.jpg': Buffer.from('%PDF-1.7'),
    'empty.jpg': Buffer.alloc(0),
    [`${'x'.repeat(300)}.jpg`]: Buffer.from('GIF89a'),
    'page.jpg': Buffer.from('\xff\xd8\xff\xe0<html><script>alert(1)</script></html>', 'latin1'),
  };

  for (const [name, bytes] of Object.entries(files))
    assert.equal((await app.upload(new Uint8Array(bytes), { name })).status, 415, name);
  assert.deepEqual(await app.files(), []);
  assert.equal(
    (await app.upload(await samplePhoto(), { name: '../../etc/passwd\0.php' })).status,
    200,
  );
});

test('answers 413 to too many bytes, announced or not, and to too many pixels', async () => {
  await using app = await createWithListing();
  const bomb = await sharp({
    create: { width: 8000, height: 5001, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer();
  const chunk = new Uint8Array(1024 * 1024);
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(chunk) });

  assert.equal((await app.upload(new Uint8Array(15 * 1024 * 1024 + 1).fill(255))).status, 413);
  assert.equal((await app.upload(new Uint8Array(17 * 1024 * 1024))).status, 413);
  assert.equal((await app.upload(bomb)).status, 413);
  assert.equal(
    (
      await app.send({
        body: endless,
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        ...STREAMED,
      })
    ).status,
    413,
  );
  assert.deepEqual(await app.files(), []);
});

test('answers 412 for an outdated version, leaving no file and the catalogue version as it was', async () => {
  await using app = await createWithListing();
  const etag = (await app.staff.get(`/api/Property/${app.id}`)).headers.get('etag') ?? '';

  assert.equal((await app.upload(await samplePhoto('#a00'), { 'if-match': etag })).status, 200);
  const files = await app.files();
  const version = await readCatalogueVersion(app.db);
  assert.equal((await app.upload(await samplePhoto('#00a'), { 'if-match': etag })).status, 412);
  // It was not even read as a picture.
  assert.equal((await app.upload(Buffer.from('text'), { 'if-match': etag })).status, 412);

  assert.deepEqual((await app.files()).sort(), files.sort());
  assert.equal(await readCatalogueVersion(app.db), version);
});

test('reads a photo of 9.7 MB between short boundaries', async () => {
  await using app = await createWithListing();
  const noise = randomBytes(9_700_000);
  // Beginnings of the boundary, also where chunks end.
  for (let at = 65_533; at < noise.length; at += 65_536) noise.write('\r\n--', at);
  const body = Buffer.concat([
    Buffer.from(`--x\r\ncontent-disposition: form-data; name="propertyId"\r\n\r\n${app.id}\r\n`),
    Buffer.from(
      '--x\r\ncontent-disposition: form-data; name="thumbnailFile"; filename="a"\r\n\r\n',
    ),
    await samplePhoto(),
    noise,
    Buffer.from('\r\n--x--\r\n'),
  ]);

  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const { status, body: answer } = await app.send({ body, headers });

  assert.equal(status, 200, JSON.stringify(answer));
});

/** How many bytes the HTTP servers of this process have read since. */
function watchReceivedBytes() {
  const sockets = new Set<Socket>();
  diagnostics.subscribe('http.server.request.start', (message) => {
    if (message instanceof Object && 'socket' in message && message.socket instanceof Socket)
      sockets.add(message.socket);
  });
  return () => [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0);
}

test('answers an upload while others arrive slowly, and 503 when too much has arrived', async () => {
  const receivedBytes = watchReceivedBytes();
  await using app = await createWithListing();
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const head = '--x\r\ncontent-disposition: form-data; name="thumbnailFile"; filename="a"\r\n\r\n';
  const slow = Array.from({ length: 6 }, () => new TransformStream<Uint8Array>());
  const writers = slow.map(({ writable }) => writable.getWriter());
  const answers = slow.map(({ readable }) => app.send({ body: readable, headers, ...STREAMED }));
  for (const writer of writers) await writer.write(Buffer.from(head));

  assert.equal((await app.upload(await samplePhoto())).status, 200);

  const part = Buffer.alloc(10 * 1024 * 1024);
  for (const writer of writers) await writer.write(part);
  // Over HTTP, part of it is still on its way, and would come too late instead.
  const isOnItsWay = () => receivedBytes() < writers.length * part.length;
  while (process.env.TEST_WIRE === 'http' && isOnItsWay()) await setTimeout(5);
  const refused = await app.send({
    body: new Blob([head, Buffer.alloc(14 * 1024 * 1024)]).stream(),
    headers,
    ...STREAMED,
  });
  assert.equal(refused.status, 503);
  assert.equal(refused.headers.get('retry-after'), '5');

  for (const writer of writers) await writer.close();
  assert.deepEqual(
    (await Promise.all(answers)).map(({ status }) => status),
    [400, 400, 400, 400, 400, 400],
  );
  assert.equal((await app.upload(await samplePhoto('#123456'))).status, 200);
});

test('leaves no file of a form behind, whether it is taken or refused', async (t) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'forms-'));
  const { TMPDIR } = process.env;
  t.after(() => {
    process.env.TMPDIR = TMPDIR ?? '/tmp';
  });
  await using app = await createWithListing();
  process.env.TMPDIR = folder.path;

  assert.equal((await app.upload(await samplePhoto())).status, 200);
  assert.equal((await app.upload(Buffer.from('no picture'))).status, 415);
  assert.deepEqual(readdirSync(folder.path), []);
});
