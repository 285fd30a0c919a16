import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyOldTrash } from '#features/listings/life/trash.server.ts';
import { writeCatalogue } from '#platform/writes/audited-write.server.ts';
import { insertListing } from '#test/factories.ts';
import { TEST_NOW } from '#test/test-app.ts';
import { createTestAppWithStaff } from '#test/test-app-with-staff.ts';

const NOW = TEST_NOW.toISOString();
const DAY_SECONDS = 24 * 60 * 60;

async function createWithHouse(house: object = {}) {
  const app = await createTestAppWithStaff();
  const { status, body } = await app.staff.post('/api/Property', { ...app.house, ...house });
  assert.equal(status, 201);
  const address = `/api/Property/${body.id}`;
  return {
    ...app,
    id: Number(body.id),
    address,
    created: body,
    setStatus: (status: unknown, headers?: Record<string, string>) =>
      app.staff.put(`${address}/status`, { status }, headers),
    setPrice: (price: number) =>
      app.staff.put('/api/Property', { ...app.house, id: body.id, price }),
    publicStatus: async () => (await app.fetch(address)).status,
  };
}

const ids = (items: { id: number }[]) => items.map(({ id }) => id);

test('a new listing is available and checked', async () => {
  await using app = await createWithHouse();

  const { status, statusChangedAt, checkedAt, previousPrice, trashedAt } = app.created;
  assert.deepEqual(
    { status, statusChangedAt, checkedAt, previousPrice, trashedAt },
    { status: 1, statusChangedAt: NOW, checkedAt: NOW, previousPrice: null, trashedAt: null },
  );
});

test('a status is written by POST, by PUT and alone, and a PUT without one keeps it', async () => {
  await using app = await createWithHouse({ status: 5 });
  assert.equal(app.created.status, 5);

  const changed = await app.staff.put('/api/Property', { ...app.house, id: app.id, status: 2 });
  assert.equal(changed.body.status, 2);
  app.advance(60);
  const kept = await app.staff.put('/api/Property', { ...app.house, id: app.id });
  assert.deepEqual([kept.body.status, kept.body.statusChangedAt], [2, NOW]);
  const sold = await app.setStatus(3);
  assert.equal(sold.status, 200);
  assert.equal(sold.body.status, 3);
  assert.equal(sold.body.statusChangedAt, app.services.now().toISOString());
  assert.notEqual(sold.headers.get('etag'), kept.headers.get('etag'));
});

test('refuses unknown statuses', async () => {
  await using app = await createWithHouse();

  for (const status of [0, 6, -1, 1.5, '1', 'Sold', null, undefined, [3], {}])
    assert.equal((await app.setStatus(status)).status, 400, JSON.stringify(status));
  const { status, body } = await app.staff.post('/api/Property', { ...app.house, status: 9 });
  assert.equal(status, 400);
  assert.deepEqual(Object.keys(body.errors), ['status']);
  assert.equal((await app.staff.put('/api/Property/99/status', { status: 1 })).status, 404);
});

test('visitors see what is available or under deal, and what was sold for 90 days', async () => {
  await using app = await createWithHouse();
  const seen: Record<number, number> = {};
  for (const status of [1, 2, 4, 5, 3]) {
    await app.setStatus(status);
    seen[status] = await app.publicStatus();
  }
  assert.deepEqual(seen, { 1: 200, 2: 200, 3: 200, 4: 404, 5: 404 });

  const body = await (await app.fetch(app.address)).json();
  assert.deepEqual([body.status, body.price], [3, 0]);
  assert.equal((await app.staff.get(app.address)).body.price, 4_500_000);
  app.advance(90 * DAY_SECONDS - 1);
  await writeCatalogue(app.db, async () => ({}));
  assert.equal(await app.publicStatus(), 200);
  app.advance(2);
  await writeCatalogue(app.db, async () => ({}));
  assert.equal(await app.publicStatus(), 404);
});

test('no list, search or count has what visitors do not see', async () => {
  await using app = await createWithHouse();
  await app.staff.post('/api/Property', { ...app.house, title: 'Another house' });
  const search = async (filters: object) => {
    const response = await app.fetch('/api/Property/filtered-properties', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(filters),
    });
    const { items, totalCount } = await response.json();
    return [ids(items).includes(app.id), totalCount];
  };
  const isListed = async () => {
    const fresh = await (await app.fetch('/api/Property/freshProperties')).json();
    const map = await (await app.fetch('/sitemaps/listings-1.xml')).text();
    return [
      ...(await search({})),
      ...(await search({ propertyType: 100, location: app.city, minBudget: 1 })),
      ...(await search({ text: 'storeys' })),
      ...(await search({ text: 'storeys', propertyType: 100 })),
      ids(fresh.items).includes(app.id),
      map === '' || map.includes(`-${app.id}<`),
    ];
  };
  const all = await isListed();

  for (const status of [3, 4, 5]) {
    await app.setStatus(status);
    assert.deepEqual(await isListed(), [false, 1, false, 1, false, 1, false, 1, false, false]);
    await app.setStatus(2);
    assert.deepEqual(await isListed(), all, String(status));
  }
  await app.staff.delete(app.address);
  assert.deepEqual(await isListed(), [false, 1, false, 1, false, 1, false, 1, false, false]);
});

test('a reduction shows the price before for 90 days; other price changes do not', async () => {
  await using app = await createWithHouse();

  app.advance(60);
  const reduced = (await app.setPrice(4_000_000)).body;
  assert.equal(reduced.previousPrice, 4_500_000);
  assert.equal(reduced.checkedAt, app.services.now().toISOString());
  assert.equal((await app.setPrice(4_200_000)).body.previousPrice, 4_500_000);
  assert.equal((await app.setPrice(0)).body.previousPrice, 4_500_000);
  app.advance(90 * DAY_SECONDS + 1);
  await writeCatalogue(app.db, async () => ({}));
  assert.equal((await (await app.fetch(app.address)).json()).previousPrice, null);
  const changes = await app.db
    .selectFrom('price_change')
    .select(['price_before', 'price_after'])
    .orderBy('id')
    .execute();
  assert.deepEqual(
    changes.map(({ price_before, price_after }) => [price_before, price_after]),
    [
      [4_500_000, 4_000_000],
      [4_000_000, 4_200_000],
      [4_200_000, 0],
    ],
  );
});

test('a check says when the agency last made sure', async () => {
  await using app = await createWithHouse();
  app.advance(60);

  const { status, body } = await app.staff.put(`${app.address}/checked`, undefined);

  assert.equal(status, 200);
  assert.equal(body.checkedAt, app.services.now().toISOString());
  assert.equal((await app.staff.put('/api/Property/99/checked', undefined)).status, 404);
});

test('a check is taken back, also for many', async () => {
  await using app = await createWithHouse();
  app.advance(60);
  await app.staff.put(`${app.address}/checked`, undefined);
  const checkedAs = async (checkedAt: unknown) => {
    const body = { ids: [app.id], do: 'checked', checkedAt };
    const { status } = await app.staff.post('/api/Property/bulk', body);
    return [status, (await app.staff.get(app.address)).body.checkedAt];
  };
  const now = app.services.now().toISOString();

  assert.deepEqual(await checkedAs('yesterday'), [400, now]);
  assert.deepEqual(await checkedAs(NOW.replace('.000Z', 'Z')), [200, NOW]);
  assert.deepEqual(await checkedAs(null), [200, null]);
  assert.deepEqual(await checkedAs('2099-01-01T00:00:00.000Z'), [200, now]);
});

test('of two editors with the same version one wins', async () => {
  await using app = await createWithHouse();
  const etag = (await app.staff.get(app.address)).headers.get('etag') ?? '';

  const answers = await Promise.all([
    app.setStatus(2, { 'if-match': etag }),
    app.staff.put(`${app.address}/checked`, undefined, { 'if-match': etag }),
    app.staff.delete(app.address, undefined, { 'if-match': etag }),
  ]);

  // Nobody says which: PostgreSQL takes any of them first. What was removed first is not there any more.
  const [won = 0, ...lost] = answers.map(({ status }) => status).sort();
  assert.ok([200, 204].includes(won), `${won} won`);
  const isRefused = (status: number) => status === 412 || (won === 204 && status === 404);
  assert.ok(lost.every(isRefused), `${lost} lost against ${won}`);
});

test('a removed listing lies in the trash, from which it is restored as it was', async () => {
  await using app = await createWithHouse({ status: 2 });

  assert.equal((await app.staff.delete(app.address)).status, 204);
  assert.equal(await app.publicStatus(), 404);
  assert.equal((await app.fetch(`${app.address}?trash=true`)).status, 404);
  assert.equal((await app.staff.get(app.address)).status, 404);
  const trashed = await app.staff.get(`${app.address}?trash=true`);
  assert.deepEqual([trashed.status, trashed.body.status, trashed.body.trashedAt], [200, 2, NOW]);
  for (const refused of [
    app.staff.delete(app.address),
    app.setStatus(1),
    app.setPrice(1),
    app.staff.put(`${app.address}/checked`, undefined),
    app.staff.post(`${app.address}/copy`, undefined),
  ])
    assert.equal((await refused).status, 404);

  const restored = await app.staff.post(`${app.address}/restore`, undefined);
  assert.deepEqual([restored.status, restored.body.status], [200, 2]);
  assert.equal(await app.publicStatus(), 200);
  assert.equal((await app.staff.post(`${app.address}/restore`, undefined)).status, 409);
  assert.equal((await app.staff.post('/api/Property/99/restore', undefined)).status, 404);
});

test('only what is in the trash is removed for ever', async () => {
  await using app = await createWithHouse();
  const forever = () => app.staff.delete(`${app.address}?forever=true`);

  assert.equal((await forever()).status, 409);
  assert.equal(await app.publicStatus(), 200);
  await app.staff.delete(app.address);
  assert.equal((await forever()).status, 204);
  assert.equal((await forever()).status, 404);
  assert.equal((await app.staff.get(`${app.address}?trash=true`)).status, 404);
  const { body } = await app.staff.get(`${app.address}/history`);
  assert.deepEqual(
    body.items.map(({ action }: { action: string }) => action),
    ['delete', 'trash', 'create'],
  );
});

test('the trash is emptied after 30 days', async () => {
  await using app = await createWithHouse();
  await app.staff.delete(app.address);
  const later = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000);

  assert.equal(await emptyOldTrash(app.db, later(30 * DAY_SECONDS)), 0);
  assert.equal(await emptyOldTrash(app.db, later(30 * DAY_SECONDS + 1)), 1);
  assert.deepEqual(await app.db.selectFrom('property').select('id').execute(), []);
});

test('a place is removed with what of it lies in the trash', async () => {
  await using app = await createWithHouse();
  const city = `/api/City/${app.city}`;

  assert.equal((await app.staff.delete(city)).status, 409);
  await app.staff.delete(app.address);
  assert.equal((await app.staff.delete(city)).status, 204);
  assert.equal((await app.staff.post(`${app.address}/restore`, undefined)).status, 404);
  assert.equal((await app.staff.get(`${app.address}/history`)).body.items[0].action, 'delete');
});

test('a copy is a draft with everything but the history', async () => {
  await using app = await createWithHouse({ isPopular: true, ownerContact: '9876543210' });
  await app.setPrice(4_000_000);
  const original = (await app.staff.get(app.address)).body;
  app.advance(60);

  const headers = { 'idempotency-key': 'copy-1' };
  const { status, body } = await app.staff.post(`${app.address}/copy`, undefined, headers);
  const again = await app.staff.post(`${app.address}/copy`, undefined, headers);

  assert.equal(status, 201);
  assert.deepEqual([again.status, again.body.id], [201, body.id]);
  const later = app.services.now().toISOString();
  assert.deepEqual(body, {
    ...original,
    id: body.id,
    slug: `kothi-in-model-town-${body.id}`,
    houseID: body.id,
    house: { ...original.house, id: body.id },
    posted: later,
    status: 5,
    statusChangedAt: later,
    checkedAt: later,
    previousPrice: null,
  });
  assert.equal((await app.fetch(`/api/Property/${body.id}`)).status, 404);
  assert.equal((await app.staff.post('/api/Property/99/copy', undefined)).status, 404);
});

test('many are changed in one transaction, and what cannot be is named', async () => {
  await using app = await createWithHouse();
  const other = await insertListing(app.db, { city_id: app.city });
  const gone = (await app.staff.post('/api/Property', app.house)).body.id;
  await app.staff.delete(`/api/Property/${gone}`);
  const bulk = (body: object) =>
    app.staff.post('/api/Property/bulk', {
      ids: [other, gone, 999, -5, app.id, other, 2 ** 40],
      ...body,
    });
  const unknown = { status: 404, detail: 'There is no such property.' };
  const done = [other, app.id];
  const refused = [gone, 999, -5, 2 ** 40].map((id) => ({ id, ...unknown }));

  assert.deepEqual((await bulk({ do: 'status', status: 3 })).body, { done, refused });
  assert.deepEqual((await bulk({ do: 'checked' })).body, { done, refused });
  assert.deepEqual((await bulk({ do: 'popular', isPopular: true })).body, { done, refused });
  const stored = (await app.staff.get(`/api/Property/${other}`)).body;
  assert.deepEqual([stored.status, stored.isPopular, stored.checkedAt], [3, true, NOW]);
  assert.deepEqual((await bulk({ do: 'trash' })).body, { done, refused });
  const restored = await bulk({ do: 'restore' });
  assert.deepEqual(restored.body, { done: [other, gone, app.id], refused: refused.slice(1) });
  const again = await bulk({ do: 'restore', ids: [other] });
  assert.equal(again.body.refused[0].status, 409);
  const { body } = await app.staff.get(`/api/Property/${other}/history`);
  assert.deepEqual(
    body.items.map(({ action }: { action: string }) => action),
    ['restore', 'trash', 'update', 'update', 'update'],
  );
});

test('refuses bulk changes that make no sense, and changes nothing', async () => {
  await using app = await createWithHouse();
  for (const body of [
    { ids: [], do: 'checked' },
    { ids: Array.from({ length: 501 }, (_, index) => index + 1), do: 'checked' },
    { ids: [app.id], do: 'sell' },
    { ids: [app.id], do: 'status' },
    { ids: [app.id], do: 'status', status: 9 },
    { ids: [app.id], do: 'popular' },
    { ids: [String(app.id)], do: 'trash' },
    { ids: [1.5], do: 'trash' },
    { ids: app.id, do: 'trash' },
    { do: 'trash' },
    [],
  ])
    assert.equal(
      (await app.staff.post('/api/Property/bulk', body)).status,
      400,
      JSON.stringify(body).slice(0, 80),
    );
  const huge = await app.staff.post('/api/Property/bulk', { ids: [1e15, -4], do: 'trash' });
  assert.deepEqual(huge.body.done, []);
  assert.equal(await app.publicStatus(), 200);
});

test('the history says who changed which field, newest first', async () => {
  await using app = await createWithHouse();
  await app.staff.put('/api/Property', {
    ...app.house,
    id: app.id,
    price: 4_000_000,
    house: { type: 2, totalArea: 1300 },
  });

  const { status, body } = await app.staff.get(`${app.address}/history`);

  assert.equal(status, 200);
  assert.partialDeepStrictEqual(body.items, [
    {
      at: NOW,
      userName: 'simran',
      action: 'update',
      changes: [
        { field: 'price', before: 4_500_000, after: 4_000_000 },
        { field: 'previousPrice', before: null, after: 4_500_000 },
        { field: 'house.totalArea', before: 1250, after: 1300 },
      ],
    },
    { at: NOW, userName: 'simran', action: 'create', changes: [] },
  ]);
  assert.equal((await app.staff.get('/api/Property/99/history')).status, 404);
});

test('the list of the staff is filtered and sorted, without the trash', async () => {
  await using app = await createTestAppWithStaff();
  const add = (listing: object) => insertListing(app.db, { city_id: app.city, ...listing });
  const old = new Date(TEST_NOW.getTime() - 31 * DAY_SECONDS * 1000).toISOString();
  const a = await add({ price: 3, title: 'b', checked_at: NOW });
  const b = await add({ price: 1, title: 'a', checked_at: old, property_type: 200 });
  const c = await add({ price: 2, title: 'c', status: 5, is_public: 0, checked_at: NOW });
  const d = await add({ price: 4, title: 'd', posted: NOW });
  const e = await add({ trashed_at: NOW, is_public: 0 });
  const list = async (query: string) => {
    const { status, body, headers } = await app.staff.get(`/api/Property?${query}`);
    assert.equal(status, 200, query);
    assert.equal(Number(headers.get('x-total-count')), body.length, query);
    return ids(body);
  };

  assert.deepEqual(ids((await app.staff.get('/api/Property')).body), [a, b, c, d]);
  assert.deepEqual(await list('status=5'), [c]);
  assert.deepEqual(await list('status=1,2&uncheckedForDays=30'), [b, d]);
  assert.deepEqual(await list('status=77'), []);
  assert.deepEqual(await list('propertyType=200'), [b]);
  assert.deepEqual(await list(`cityId=${app.city}&pageSize=100`), [a, b, c, d]);
  assert.deepEqual(await list('cityId=999'), []);
  assert.deepEqual(await list('trash=true'), [e]);
  assert.deepEqual(await list('withoutPhoto=true'), [a, b, c, d]);
  assert.deepEqual(await list('sort=price'), [b, c, a, d]);
  assert.deepEqual(await list('sort=-price'), [d, a, c, b]);
  assert.deepEqual(await list('sort=title'), [b, a, c, d]);
  assert.deepEqual(await list('sort=-posted'), [d, c, b, a]);
  assert.deepEqual(await list('sort=checkedAt'), [d, b, a, c]);
  assert.deepEqual((await app.staff.get('/api/Today')).body, {
    toConfirm: 2,
    drafts: 1,
    withoutPhoto: 4,
    inTrash: 1,
    newEnquiries: 0,
    followUpsDue: 0,
  });
});

test('visitors may do none of it', async () => {
  await using app = await createWithHouse();
  for (const [method, path] of [
    ['PUT', `${app.address}/status`],
    ['PUT', `${app.address}/checked`],
    ['POST', `${app.address}/copy`],
    ['POST', `${app.address}/restore`],
    ['DELETE', `${app.address}?forever=true`],
    ['POST', '/api/Property/bulk'],
    ['GET', `${app.address}/history`],
    ['GET', '/api/Today'],
  ] as const)
    assert.equal((await app.fetch(path, { method })).status, 401, path);
});
