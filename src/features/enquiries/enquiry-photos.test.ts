// Runs on S3 too.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { sweepPhotos } from '#features/listings/photos/sweep-photos.server.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp } from '#test/test-app.ts';
import { forgetOldEnquiries } from './erase-enquiries.server.ts';
import { createFormToken } from './receive-enquiry.server.ts';

const SELL = { kind: 'sell', name: 'Sukhdev Singh', phone: '98765 00001', consent: true };

function samplePhoto(background: string, width = 1200) {
  return sharp({ create: { width, height: 900, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone' } })
    .toBuffer();
}

async function createWithSeller() {
  const app = await createTestApp();
  const staff = await createStaffClient(app);
  const formToken = createFormToken(app.services.authSecret, app.services.now());
  app.advance(10);
  const send = async (
    photos: readonly Uint8Array<ArrayBuffer>[],
    { key, ...changes }: Record<string, unknown> = {},
  ) => {
    const form = new FormData();
    form.set('enquiry', JSON.stringify({ ...SELL, formToken, ...changes }));
    for (const bytes of photos) form.append('photo', new File([bytes], 'photo.jpg'));
    const response = await app.fetch('/api/Enquiry/with-photos', {
      method: 'POST',
      headers: typeof key === 'string' ? { 'idempotency-key': key } : {},
      body: form,
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const photo = (address: string, token = staff.token) =>
    app.fetch(address, { headers: { authorization: `Bearer ${token}` } });
  const files = async () => {
    const paths: string[] = [];
    for await (const { path } of app.media.list()) paths.push(path);
    return paths.sort();
  };
  const rows = () => app.db.selectFrom('enquiry_photo').selectAll().execute();
  const nothingKept = async () => {
    assert.deepEqual([await files(), await rows()], [[], []]);
    assert.equal((await staff.get('/api/Enquiry')).body.totalCount, 0);
  };
  return { ...app, staff, send, photo, files, rows, nothingKept };
}

test('staff see the photographs of a seller, cleaned, and nobody else does', async () => {
  await using app = await createWithSeller();

  const sent = await app.send([await samplePhoto('#a00', 3000), await samplePhoto('#0a0')]);

  assert.equal(sent.status, 201);
  assert.deepEqual(Object.keys(sent.body), ['id', 'reference', 'photos']);
  assert.equal(sent.body.photos, 2);
  const { photos } = (await app.staff.get(`/api/Enquiry/${sent.body.id}`)).body;
  assert.deepEqual(
    photos.map(({ width, height }: { width: number; height: number }) => [width, height]),
    [
      [2560, 768],
      [1200, 900],
    ],
  );
  const address = `/api/Enquiry/${sent.body.id}/photo/${photos[0].id}`;
  const large = await app.photo(address);
  assert.equal(large.headers.get('cache-control'), 'no-store');
  const { width, exif } = await sharp(await large.arrayBuffer()).metadata();
  assert.deepEqual([width, exif], [2560, undefined]);
  const small = await (await app.photo(`${address}?size=small`)).arrayBuffer();
  assert.equal((await sharp(small).metadata()).width, 640);

  assert.equal((await app.photo(address, 'none')).status, 401);
  assert.equal((await app.photo(`/api/Enquiry/9/photo/${photos[0].id}`)).status, 404);
  const paths = await app.files();
  assert.equal(paths.length, 4);
  for (const path of paths)
    for (const guess of [`/${path}`, `/${path.replace('Enquiries', 'Resources/Images')}`])
      assert.equal((await app.fetch(guess)).status, 404, guess);
});

test('a repeat is the same enquiry, and another content under its key is refused', async () => {
  await using app = await createWithSeller();
  const red = await samplePhoto('#a00');

  const first = await app.send([red], { key: 'once' });
  const again = await app.send([red], { key: 'once' });
  const other = await app.send([await samplePhoto('#0a0')], { key: 'once' });

  assert.deepEqual(again.body, first.body);
  assert.equal(other.status, 422);
  assert.equal((await app.files()).length, 2);
});

test('one that is no picture takes the others and the enquiry with it', async () => {
  await using app = await createWithSeller();
  const good = await samplePhoto('#a00');
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const bomb = await sharp({
    create: { width: 9000, height: 9000, channels: 3, background: '#fff' },
  })
    .png()
    .toBuffer();

  for (const [bad, status] of [
    [svg, 415],
    [good.subarray(0, 400), 415],
    [new Uint8Array(), 415],
    [bomb, 413],
  ] as const)
    assert.equal((await app.send([good, new Uint8Array(bad)])).status, status);

  await app.nothingKept();
});

test('bad forms are refused', async () => {
  await using app = await createWithSeller();
  const photo = await samplePhoto('#a00');
  const errorsOf = async (sent: ReturnType<typeof app.send>) => {
    const { status, body } = await sent;
    assert.equal(status, 400);
    return Object.keys(body.errors);
  };

  assert.deepEqual(await errorsOf(app.send([photo], { phone: '12' })), ['enquiry.phone']);
  assert.deepEqual(await errorsOf(app.send([photo], { consent: false })), ['enquiry.consent']);
  assert.deepEqual(await errorsOf(app.send([photo], { formToken: undefined })), ['formToken']);
  assert.deepEqual(await errorsOf(app.send([photo], { website: 'x' })), ['website']);
  assert.deepEqual(await errorsOf(app.send(Array(7).fill(photo))), ['photo']);
  assert.deepEqual(await errorsOf(app.send([])), ['photo']);
  for (const [type, body] of [
    ['multipart/form-data; boundary=x', '--x\r\nbroken'],
    ['application/json', '{}'],
  ] as const) {
    const headers = { 'content-type': type };
    const answer = await app.fetch('/api/Enquiry/with-photos', { method: 'POST', headers, body });
    assert.ok([400, 415].includes(answer.status), String(answer.status));
  }
  await app.nothingKept();
});

test('strangers fill no more than their room, and no enquiry is lost to them', async () => {
  await using app = await createWithSeller();
  const photo = await samplePhoto('#a00');
  const first = await app.send([photo]);
  await app.db
    .updateTable('enquiry_photo')
    .set({ bytes: 200 * 1024 * 1024 })
    .execute();

  const full = await app.send([photo], { phone: '9876500002' });
  app.advance(3601);
  const later = await app.send([photo], { phone: '9876500003' });
  await app.db
    .updateTable('enquiry_photo')
    .set({ bytes: 2 ** 31 - 1 })
    .execute();
  app.advance(3601);
  const never = await app.send([photo], { phone: '9876500004' });

  assert.deepEqual(
    [first, full, later, never].map(({ status, body }) => [status, body.photos]),
    [
      [201, 1],
      [201, 0],
      [201, 1],
      [201, 0],
    ],
  );
});

test('the sixth form of an hour is refused before its photographs are kept', async () => {
  await using app = await createWithSeller();
  for (let index = 0; index < 5; index += 1)
    await app.send([await samplePhoto('#a00')], { phone: `987650010${index}` });

  const sixth = await app.send([await samplePhoto('#a00')], { phone: '9876500200' });

  assert.equal(sixth.status, 429);
  assert.ok(Number(sixth.headers.get('retry-after')) > 0);
  assert.equal((await app.files()).length, 10);
});

test('two forms of one network are not read at the same time', async () => {
  await using app = await createWithSeller();
  const photo = await samplePhoto('#a00');

  const statuses = await Promise.all([
    app.send([photo]).then(({ status }) => status),
    app.send([photo], { phone: '9876500002' }).then(({ status }) => status),
  ]);

  assert.deepEqual(statuses.sort(), [201, 503]);
});

for (const [how, erase] of [
  ['one enquiry', (app: Sellers, id: number) => app.staff.delete(`/api/Enquiry/${id}`)],
  ['the person', (app: Sellers) => app.staff.post('/api/Person/erase', { phone: SELL.phone })],
  [
    'what was closed long ago',
    async (app: Sellers, id: number) => {
      await app.staff.put(`/api/Enquiry/${id}`, { status: 'closed', note: '', followUpOn: null });
      app.advance(32 * 24 * 60 * 60);
      await forgetOldEnquiries(app.services, 1, app.services.now());
    },
  ],
] as const)
  test(`photographs go with ${how}`, async () => {
    await using app = await createWithSeller();
    const { body } = await app.send([await samplePhoto('#a00'), await samplePhoto('#0a0')]);
    const other = await app.send([await samplePhoto('#00a')], { phone: '9876500002' });

    await erase(app, body.id);

    const left = (await app.rows()).map(({ enquiry_id }) => enquiry_id);
    assert.deepEqual([left, (await app.files()).length], [[other.body.id], 2]);
  });

type Sellers = Awaited<ReturnType<typeof createWithSeller>>;

test('the sweep removes files without a row, and no others', async () => {
  await using app = await createWithSeller();
  await app.send([await samplePhoto('#a00')]);
  const kept = await app.files();
  await app.media.put(`Enquiries/${'0'.repeat(32)}.jpg`, new Uint8Array(9));

  await sweepPhotos(app.db, app.media, new Date(Date.now() + 2 * 60 * 60 * 1000));

  assert.deepEqual(await app.files(), kept);
});

test('a photograph that is kept while the row is lost leaves nothing', async () => {
  await using app = await createWithSeller();
  await app.db.schema.alterTable('enquiry_sender').renameTo('lost').execute();

  assert.equal((await app.send([await samplePhoto('#a00')])).status, 500);

  await app.db.schema.alterTable('lost').renameTo('enquiry_sender').execute();
  await app.nothingKept();
});
