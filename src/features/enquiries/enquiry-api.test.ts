import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertListing } from '#test/factories.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#test/test-app.ts';
import { createFormToken } from './receive-enquiry.server.ts';

const CALL_BACK = {
  kind: 'call-back',
  name: 'Harpreet Kaur',
  phone: '98765 43210',
  consent: true,
};

async function send(app: TestApp, body: unknown, headers: Record<string, string> = {}) {
  const response = await app.fetch('/api/Enquiry', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

async function createWithStaff() {
  const app = await createTestApp();
  return { ...app, staff: await createStaffClient(app) };
}

/** Another phone for each. */
const phoneOf = (index: number) => `98765${String(10_000 + index)}`;

test('a visitor leaves an enquiry, and staff read all of it', async () => {
  await using app = await createWithStaff();
  const propertyId = await insertListing(app.db);

  const { status, body } = await send(app, {
    ...CALL_BACK,
    phone: '+44 7911 123456',
    message: 'After six,\nplease 🙏',
    propertyId,
    preferredTime: 'evening',
    timeZone: 'Europe/London',
    language: 'pa',
  });

  assert.equal(status, 201);
  assert.deepEqual(Object.keys(body), ['id', 'reference']);
  assert.match(body.reference, /^[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  const read = await app.staff.get(`/api/Enquiry/${body.id}`);
  assert.deepEqual(read.body, {
    id: body.id,
    reference: body.reference,
    kind: 'call-back',
    status: 'new',
    name: 'Harpreet Kaur',
    phone: '+447911123456',
    message: 'After six,\nplease 🙏',
    propertyId,
    property: {
      id: propertyId,
      title: 'House in Model Town',
      slug: `house-in-model-town-${propertyId}`,
    },
    preferredTime: 'evening',
    timeZone: 'Europe/London',
    language: 'pa',
    note: '',
    followUpOn: null,
    assignee: null,
    createdAt: TEST_NOW.toISOString(),
    statusChangedAt: TEST_NOW.toISOString(),
    photos: [],
  });
});

test('what is missing or null has a default', async () => {
  await using app = await createWithStaff();
  const { body } = await send(app, { ...CALL_BACK, language: null });

  const { language, timeZone, property, message } = (await app.staff.get(`/api/Enquiry/${body.id}`))
    .body;
  assert.deepEqual(
    { language, timeZone, property, message },
    { language: 'en', timeZone: 'Asia/Kolkata', property: null, message: '' },
  );
});

const REFUSED: readonly [member: string, change: object][] = [
  ['consent', { consent: false }],
  ['consent', { consent: undefined }],
  ['consent', { consent: 'true' }],
  ['name', { name: '' }],
  ['name', { name: '\u200b' }],
  ['name', { name: 'x'.repeat(101) }],
  ['name', { name: 7 }],
  ['phone', { phone: '12345' }],
  ['phone', { phone: '' }],
  ['phone', { phone: 9876543210 }],
  ['phone', { phone: '9'.repeat(5000) }],
  ['kind', { kind: 'complaint' }],
  ['message', { message: 'x'.repeat(2001) }],
  ['message', { message: '\0' }],
  ['propertyId', { propertyId: 999 }],
  ['propertyId', { propertyId: -1 }],
  ['propertyId', { propertyId: 'x' }],
  ['timeZone', { timeZone: 'Mars/Olympus' }],
  ['language', { language: 'fr' }],
  ['website', { website: 'https://spam.example' }],
  ['formToken', { formToken: 'x.y' }],
];

for (const [member, change] of REFUSED)
  test(`refuses ${JSON.stringify(change).slice(0, 60)} at ${member}`, async () => {
    await using app = await createWithStaff();

    const { status, body } = await send(app, { ...CALL_BACK, ...change });

    assert.equal(status, 400);
    assert.deepEqual(Object.keys(body.errors), [member]);
    assert.equal((await app.staff.get('/api/Enquiry')).body.totalCount, 0);
  });

test('a listing that visitors never saw is unknown, one that is gone is not', async () => {
  await using app = await createWithStaff();
  const draft = await insertListing(app.db, { status: 5, is_public: 0, published_at: null });
  const sold = await insertListing(app.db, { status: 3, is_public: 0 });

  assert.equal((await send(app, { ...CALL_BACK, propertyId: draft })).status, 400);
  assert.equal((await send(app, { ...CALL_BACK, propertyId: sold })).status, 201);
});

test('takes names of emoji and scripts as text, and refuses ten megabytes', async () => {
  await using app = await createWithStaff();
  for (const name of ['🏡👨‍👩‍👧', '<script>alert(1)</script>', "Robert'); drop table enquiry;--"]) {
    const { body } = await send(app, { ...CALL_BACK, name });
    assert.equal((await app.staff.get(`/api/Enquiry/${body.id}`)).body.name, name);
  }
  const long = JSON.stringify({ ...CALL_BACK, message: 'x'.repeat(10 * 1024 * 1024) });
  assert.equal((await send(app, long)).status, 413);
});

test('a repeated Idempotency-Key stores nothing and answers the same receipt', async () => {
  await using app = await createWithStaff();
  const key = { 'idempotency-key': 'a-key' };
  const first = await send(app, CALL_BACK, key);

  app.advance(8 * 24 * 60 * 60);
  const [again, other] = await Promise.all([send(app, CALL_BACK, key), send(app, CALL_BACK, key)]);
  const changed = await send(app, { ...CALL_BACK, name: 'Somebody else' }, key);

  assert.deepEqual([again.status, again.body], [201, first.body]);
  assert.deepEqual([other.status, other.body], [201, first.body]);
  assert.equal(changed.status, 422);
  const later = await createStaffClient(app, 'later');
  assert.equal((await later.get('/api/Enquiry')).body.totalCount, 1);

  await later.delete(`/api/Enquiry/${first.body.id}`);
  assert.deepEqual((await send(app, CALL_BACK, key)).body, first.body);
  assert.equal((await later.get('/api/Enquiry')).body.totalCount, 0);
});

test('takes five an hour from one address, then 429', async () => {
  await using app = await createTestApp();
  const key = { 'idempotency-key': 'lost answer' };
  const first = await send(app, { ...CALL_BACK, phone: phoneOf(0) }, key);
  app.advance(60);
  for (let index = 1; index < 5; index += 1)
    assert.equal((await send(app, { ...CALL_BACK, phone: phoneOf(index) })).status, 201);

  const sixth = await send(app, { ...CALL_BACK, phone: phoneOf(5) });
  assert.equal(sixth.status, 429);
  assert.equal(sixth.headers.get('retry-after'), String(59 * 60));
  const repeat = await send(app, { ...CALL_BACK, phone: phoneOf(0) }, key);
  assert.deepEqual([repeat.status, repeat.body], [201, first.body]);

  app.advance(59 * 60);
  assert.equal((await send(app, { ...CALL_BACK, phone: phoneOf(6) })).status, 201);
});

test('takes five an hour for one phone, wherever they come from', async () => {
  await using app = await createTestApp({ TRUSTED_PROXY: 'loopback' });
  const from = async (host: number) => {
    const request = new Request('https://example.test/api/Enquiry', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${host}` },
      body: JSON.stringify(CALL_BACK),
    });
    const incoming = { socket: { remoteAddress: '127.0.0.1' } };
    return (await app.product.fetch(request, { incoming })).status;
  };

  const statuses: number[] = [];
  for (let host = 1; host <= 6; host += 1) statuses.push(await from(host));

  assert.deepEqual(statuses, [201, 201, 201, 201, 201, 429]);
});

test('refused enquiries do not count', async () => {
  await using app = await createTestApp();
  for (let index = 0; index < 8; index += 1)
    assert.equal((await send(app, { ...CALL_BACK, consent: false })).status, 400);

  assert.equal((await send(app, CALL_BACK)).status, 201);
});

test('a form must have been read before it is sent', async () => {
  await using app = await createTestApp();
  const { authSecret, now } = app.services;
  const formToken = createFormToken(authSecret, now());
  assert.equal((await send(app, { ...CALL_BACK, formToken })).status, 400);

  app.advance(3);
  assert.equal((await send(app, { ...CALL_BACK, formToken })).status, 201);
  app.advance(8 * 24 * 60 * 60);
  assert.equal((await send(app, { ...CALL_BACK, formToken })).status, 201);
  app.advance(30 * 24 * 60 * 60);
  assert.equal((await send(app, { ...CALL_BACK, formToken })).status, 400);
  const [time] = formToken.split('.');
  assert.equal(
    (await send(app, { ...CALL_BACK, formToken: `${time}.${'x'.repeat(43)}` })).status,
    400,
  );
});

test('staff routes ask for a token', async () => {
  await using app = await createTestApp();
  for (const [method, path] of [
    ['GET', '/api/Enquiry'],
    ['GET', '/api/Enquiry/1'],
    ['GET', '/api/Enquiry/1/history'],
    ['PUT', '/api/Enquiry/1'],
    ['DELETE', '/api/Enquiry/1'],
    ['POST', '/api/Person/export'],
    ['POST', '/api/Person/erase'],
    ['GET', '/api/Property/1/interest'],
  ] as const)
    assert.equal((await app.fetch(path, { method })).status, 401, path);
});
