import assert from 'node:assert/strict';
import { createPublicKey, verify } from 'node:crypto';
import { test } from 'node:test';
import { createApp } from '#app.ts';
import { insertCity } from '#test/factories.ts';
import { createBrowser, startPushService } from '#test/push-service.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';

type PushService = Awaited<ReturnType<typeof startPushService>>;

async function createFollowedApp(push: PushService) {
  const app = await createTestApp({}, undefined, undefined, push.post);
  const staff = await createStaffClient(app, 'simran', 'owner');
  const city = await insertCity(app.db);
  const house = (more: object = {}) => ({
    title: 'Kothi in Model Town',
    description: 'Two storeys.',
    neighbourhood: 'Model Town',
    price: 4_500_000,
    cityID: city,
    propertyType: 100,
    house: { type: 2, totalArea: 1250 },
    ...more,
  });
  const add = async (more: object = {}) => {
    app.advance(1);
    const { status, body } = await staff.post('/api/Property', house(more));
    assert.equal(status, 201);
    return body;
  };
  const change = async (id: number, more: object) => {
    app.advance(1);
    assert.equal((await staff.put('/api/Property', { id, ...house(more) })).status, 200);
  };
  const sell = (id: number) => staff.put(`/api/Property/${id}/status`, { status: 3 });
  return { ...app, staff, city, add, change, sell };
}

async function post(app: Pick<TestApp, 'fetch'>, path: string, body: unknown) {
  const response = await app.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

const alerts = (app: TestApp) => app.db.selectFrom('alert').selectAll().execute();

test('a browser is told of a reduced price and of a sale, in its language, and then no more', async () => {
  await using push = await startPushService();
  await using app = await createFollowedApp(push);
  const { id, slug } = await app.add();
  const browser = createBrowser('a');
  const asked = { subscription: browser.subscription, language: 'pa', propertyId: id };
  const started = await post(app, '/api/Alert', asked);
  assert.equal(started.status, 201);
  assert.deepEqual((await post(app, '/api/Alert', asked)).body, started.body);

  await app.product.couriers.deliverDue();
  await app.change(id, { price: 4_600_000 });
  await app.product.couriers.deliverDue();
  assert.equal(push.received.length, 0);

  await app.change(id, { price: 4_200_000 });
  await app.product.couriers.deliverDue();
  await app.product.couriers.deliverDue();
  assert.equal(push.received.length, 1);
  const [pushed] = push.received;
  assert.deepEqual(browser.decrypt(pushed?.body ?? Buffer.alloc(0)), {
    title: 'Kothi in Model Town',
    body: 'ਕੀਮਤ ਘਟ ਕੇ ₹ 42,00,000 ਹੋ ਗਈ ਹੈ',
    address: `/pa/property-details/${slug}`,
    language: 'pa',
    tag: started.body.token,
    token: started.body.token,
    stop: 'ਇਹ ਸੂਚਨਾਵਾਂ ਬੰਦ ਕਰੋ',
  });

  await app.sell(id);
  await app.product.couriers.deliverDue();
  const last = browser.decrypt(push.received[1]?.body ?? Buffer.alloc(0));
  assert.equal(last.body, 'ਇਹ ਵਿਕ ਗਈ ਹੈ।');
  assert.deepEqual(await alerts(app), []);
  assert.equal((await post(app, '/api/Alert', asked)).status, 409);
});

test('what is pushed is signed with the key that browsers were given', async () => {
  await using push = await startPushService();
  await using app = await createFollowedApp(push);
  const { publicKey } = await (await app.fetch('/api/Alert/key')).json();
  const { id } = await app.add();
  await post(app, '/api/Alert', { subscription: createBrowser('a').subscription, propertyId: id });
  await app.change(id, { price: 1_000_000 });
  await app.product.couriers.deliverDue();

  const { authorization, ttl } = push.received[0]?.headers ?? {};
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(String(authorization)) ?? [];
  assert.equal(key, publicKey);
  assert.equal(ttl, '86400');
  const [head = '', claims = '', signature = ''] = token.split('.');
  const { aud, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  assert.deepEqual([aud, sub], ['https://push.example', 'https://example.test']);
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const signer = {
    key: createPublicKey({ key: jwk, format: 'jwk' }),
    dsaEncoding: 'ieee-p1363',
  } as const;
  const signed = Buffer.from(`${head}.${claims}`);
  assert.ok(verify('sha256', signed, signer, Buffer.from(signature, 'base64url')));
});

test('a browser is told of new listings that its search finds, together', async () => {
  await using push = await startPushService();
  await using app = await createFollowedApp(push);
  await app.add({ title: 'Before' });
  const browser = createBrowser('a');
  const search = `type=100&maxBudget=4000000&loc=${app.city}&pageNumber=2&sortByIndex=3`;
  await post(app, '/api/Alert', { subscription: browser.subscription, search });
  await post(app, '/api/Alert', {
    subscription: createBrowser('b').subscription,
    search: 'type=200',
  });

  await app.add({ title: 'Too dear' });
  await app.product.couriers.deliverDue();
  assert.equal(push.received.length, 0);
  const { slug } = await app.add({ title: 'Cheap', price: 3_900_000 });
  await app.product.couriers.deliverDue();
  const one = browser.decrypt(push.received[0]?.body ?? Buffer.alloc(0));
  assert.deepEqual(
    [one.title, one.body, one.address],
    ['New: Cheap', 'Rs. 3,900,000', `/property-details/${slug}`],
  );

  await app.add({ title: 'Third', price: 3_000_000, status: 5 });
  const draft = await app.add({ title: 'Fourth', price: 3_000_000, status: 5 });
  await app.add({ title: 'Fifth', price: 2_000_000 });
  app.advance(1);
  await app.staff.put(`/api/Property/${draft.id}/status`, { status: 1 });
  await app.product.couriers.deliverDue();
  await app.product.couriers.deliverDue();
  assert.equal(push.received.length, 2);
  const many = browser.decrypt(push.received[1]?.body ?? Buffer.alloc(0));
  assert.deepEqual(
    [many.title, many.body, many.address],
    [
      '2 new properties',
      'Fifth · Fourth',
      `/explore-properties?loc=${app.city}&type=100&maxBudget=4000000`,
    ],
  );
});

test('of several processes one tells', async () => {
  await using push = await startPushService();
  await using app = await createFollowedApp(push);
  const others = [1, 2].map(() => createApp(app.services));
  const { id } = await app.add();
  const { subscription } = createBrowser('a');
  await post(app, '/api/Alert', { subscription, propertyId: id });
  await post(app, '/api/Alert', { subscription, search: 'type=100' });
  await app.change(id, { price: 1_000_000 });
  await app.add();

  await Promise.all([app.product, ...others].map(({ couriers }) => couriers.deliverDue()));
  await app.product.couriers.deliverDue();

  assert.equal(push.received.length, 2);
});

test('one tap ends an alert, and what waited for it', async () => {
  await using push = await startPushService();
  await using app = await createFollowedApp(push);
  const { id } = await app.add();
  const { subscription } = createBrowser('a');
  const { body } = await post(app, '/api/Alert', { subscription, propertyId: id });
  push.answerWith(503);
  await app.change(id, { price: 1_000_000 });
  await app.product.couriers.deliverDue();
  assert.equal((await app.db.selectFrom('outbox').selectAll().execute()).length, 1);

  assert.equal((await post(app, '/api/Alert/end', body)).status, 204);
  assert.equal((await post(app, '/api/Alert/end', body)).status, 204);

  assert.deepEqual(await alerts(app), []);
  assert.deepEqual(await app.db.selectFrom('outbox').selectAll().execute(), []);
});

test('a busy push service is tried again for a day; a browser that is gone is forgotten', async () => {
  await using push = await startPushService();
  await using app = await createFollowedApp(push);
  const { id } = await app.add();
  const { subscription } = createBrowser('a');
  await post(app, '/api/Alert', { subscription, propertyId: id });
  await post(app, '/api/Alert', { subscription, search: 'type=200' });
  const { status } = await post(app, '/api/Alert', {
    subscription: createBrowser('b').subscription,
    propertyId: id,
  });
  assert.equal(status, 201);
  push.answerWith(429);
  await app.change(id, { price: 1_000_000 });
  await app.product.couriers.deliverDue();
  app.advance(30);
  await app.product.couriers.deliverDue();
  assert.equal(push.received.length, 4);
  app.advance(24 * 60 * 60);
  await app.product.couriers.deliverDue();
  assert.deepEqual(await app.db.selectFrom('outbox').selectAll().execute(), []);

  push.answerWith(410);
  const later = await createStaffClient(app, 'later', 'owner');
  await later.put(`/api/Property/${id}/status`, { status: 3 });
  await app.product.couriers.deliverDue();
  assert.deepEqual(await alerts(app), []);
});

test('takes only https addresses of the internet, with keys that are some', async () => {
  await using push = await startPushService();
  await using app = await createFollowedApp(push);
  const { subscription } = createBrowser('a');
  const start = async (more: object) =>
    (await post(app, '/api/Alert', { subscription: { ...subscription, ...more }, search: '' }))
      .status;

  for (const endpoint of [
    'http://push.example/a',
    'https://127.0.0.1/a',
    'https://[::1]/a',
    'https://2130706433/a',
    'https://localhost/a',
    'https://db.internal/a',
    'https://push.example:8443/a',
    'https://me:secret@push.example/a',
    'https://push/a',
    'javascript:alert(1)',
    'https://push.example/'.padEnd(1100, 'a'),
  ])
    assert.equal(await start({ endpoint }), 400, endpoint);
  assert.equal(await start({ keys: { ...subscription.keys, auth: 'short' } }), 400);
  assert.equal(await start({ keys: { ...subscription.keys, p256dh: '!' } }), 400);
  assert.equal(await start({}), 201);
  for (const subject of [{}, { propertyId: 99 }, { propertyId: 1, search: '' }])
    assert.equal((await post(app, '/api/Alert', { subscription, ...subject })).status, 400);
});

test('keeps few alerts of a browser, and takes few in an hour', async () => {
  await using push = await startPushService();
  await using app = await createFollowedApp(push);
  const { subscription } = createBrowser('a');
  const start = async (budget: number, browser = subscription) =>
    (await post(app, '/api/Alert', { subscription: browser, search: `maxBudget=${budget}` }))
      .status;

  for (let budget = 1; budget <= 30; budget += 1) assert.equal(await start(budget), 201);
  assert.equal(await start(31), 429);
  assert.equal((await alerts(app)).length, 30);
  const again = createApp(app.services);
  const full = await again.fetch(
    new Request('https://example.test/api/Alert', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ subscription, search: 'maxBudget=31' }),
    }),
  );
  assert.equal(full.status, 409);
});

test('keys that are no point of the curve end their alert instead of waiting for ever', async () => {
  await using push = await startPushService();
  await using app = await createFollowedApp(push);
  const { id } = await app.add();
  const { subscription } = createBrowser('a');
  const p256dh = Buffer.alloc(65, 4).toString('base64url');
  const broken = { ...subscription, keys: { ...subscription.keys, p256dh } };
  assert.equal(
    (await post(app, '/api/Alert', { subscription: broken, propertyId: id })).status,
    201,
  );
  await app.change(id, { price: 1_000_000 });

  await app.product.couriers.deliverDue();

  assert.deepEqual(await alerts(app), []);
  assert.equal(push.received.length, 0);
});
