import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertCity, insertCountry, insertListing, insertState } from '#test/factories.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { TEST_NOW } from '#test/test-app.ts';
import { createTestAppWithStaff } from '#test/test-app-with-staff.ts';

test('answers a new listing as it is stored, posted now by the posting account', async () => {
  await using app = await createTestAppWithStaff();
  await createStaffClient(app, 'second');

  const { status, body, headers } = await app.staff.post('/api/Property', {
    ...app.house,
    videoLink: 'https://youtu.be/dQw4w9WgXcQ',
    isPopular: true,
  });

  assert.equal(status, 201);
  assert.deepEqual(
    [
      body.id,
      body.slug,
      body.posted,
      body.applicationUser,
      body.videoLink,
      body.isPopular,
      body.thumbnail,
      body.imageUrl,
    ],
    [
      1,
      'kothi-in-model-town-1',
      TEST_NOW.toISOString(),
      { id: 1, userName: 'simran' },
      'dQw4w9WgXcQ',
      true,
      null,
      null,
    ],
  );
  assert.deepEqual(
    [body.house.totalArea, body.houseID, body.plot, body.land, body.shop],
    [1250, 1, null, null, null],
  );
  const read = await app.staff.get('/api/Property/1');
  assert.deepEqual(read.body, body);
  assert.equal(read.headers.get('etag'), headers.get('etag'));
});

test("stores only the block of the listing's kind", async () => {
  await using app = await createTestAppWithStaff();
  const all = {
    house: { type: 'nonsense' },
    plot: { totalArea: -1 },
    land: 7,
    shop: { totalArea: 1e300 },
  };

  for (const [block, input] of Object.entries({
    house: app.house,
    plot: app.plot,
    land: app.land,
    shop: app.shop,
  })) {
    const { status, body } = await app.staff.post('/api/Property', { ...all, ...input });
    assert.equal(status, 201, block);
    const filled = ['house', 'plot', 'land', 'shop'].filter((name) => body[name] !== null);
    assert.deepEqual(filled, [block]);
  }
});

test('writing back what was read changes nothing', async () => {
  await using app = await createTestAppWithStaff();
  const shop = { ...app.shop.shop, yearBuilt: '2015-06-01', parkingSpace: true, noOfFloors: 2 };
  await app.staff.post('/api/Property', {
    ...app.shop,
    shop,
    ownerContact: 9_876_543_210,
    videoLink: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  });
  const read = (await app.staff.get('/api/Property/1')).body;

  const { status, body } = await app.staff.put('/api/Property', read);

  assert.equal(status, 200);
  assert.deepEqual(body, read);
});

test('ignores members that clients may not write', async () => {
  await using app = await createTestAppWithStaff();
  const other = await createStaffClient(app, 'other');
  const sneaky = {
    id: 77,
    slug: 'mine',
    posted: '1999-01-01T00:00:00.000Z',
    thumbnail: 'Resources\\Images\\..\\..\\secret',
    imageUrl: '/secret',
    image_id: 1,
    version: 99,
    applicationUserID: other.staff.id,
    applicationUser: other.staff,
    staff_id: other.staff.id,
    houseID: 5,
    city: { id: 9, name: 'Elsewhere' },
    propertyTypeText: 'Castle',
    title2: 'x',
  };

  const created = (await app.staff.post('/api/Property', { ...app.house, ...sneaky })).body;
  const updated = (await other.put('/api/Property', { ...app.house, ...sneaky, id: 1 })).body;

  for (const listing of [created, updated]) {
    assert.deepEqual(
      [
        listing.id,
        listing.slug,
        listing.posted,
        listing.thumbnail,
        listing.applicationUserID,
        listing.city.name,
        listing.propertyTypeText,
      ],
      [1, 'kothi-in-model-town-1', TEST_NOW.toISOString(), null, 1, 'Jalandhar', 'House'],
    );
  }
});

test('ignores members named after prototypes', async () => {
  await using app = await createTestAppWithStaff();
  const text = JSON.stringify(app.house).slice(0, -1);

  const response = await app.fetch('/api/Property', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${app.staff.token}` },
    body: `${text},"__proto__":{"isPopular":true,"polluted":1},"constructor":{"prototype":{"polluted":1}}}`,
  });

  assert.equal(response.status, 201);
  assert.equal((await response.json()).isPopular, false);
  assert.equal(Object.hasOwn(Object.prototype, 'polluted'), false);
});

test('an update empties fields that it leaves out', async () => {
  await using app = await createTestAppWithStaff();
  await app.staff.post('/api/Property', {
    ...app.house,
    roadSize: 20,
    house: { ...app.house.house, noOfRooms: 4, yearBuilt: '2015-06-01' },
  });

  const { body } = await app.staff.put('/api/Property', {
    ...app.house,
    id: 1,
    title: 'Another title',
  });

  assert.deepEqual(
    [body.slug, body.roadSize, body.house.noOfRooms, body.house.yearBuilt],
    ['another-title-1', 0, 0, null],
  );
});

test('tells the second of two editors that the listing has changed', async () => {
  await using app = await createTestAppWithStaff();
  await app.staff.post('/api/Property', app.house);
  const etag = (await app.staff.get('/api/Property/1')).headers.get('etag') ?? '';
  const edit = (title: string) =>
    app.staff.put('/api/Property', { ...app.house, id: 1, title }, { 'if-match': etag });

  const answers = await Promise.all(['one', 'two', 'three', 'four'].map(edit));

  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 412, 412, 412]);
  const winner = answers.find(({ status }) => status === 200);
  assert.equal((await app.staff.get('/api/Property/1')).body.title, winner?.body.title);
  assert.equal(
    (await app.staff.delete('/api/Property/1', undefined, { 'if-match': etag })).status,
    412,
  );
  assert.equal(
    (
      await app.staff.delete('/api/Property/1', undefined, {
        'if-match': winner?.headers.get('etag') ?? '',
      })
    ).status,
    204,
  );
});

test('fifty concurrent creates with one key store one listing', async () => {
  await using app = await createTestAppWithStaff();

  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      app.staff.postUntilAnswered('/api/Property', app.house, { 'idempotency-key': 'k' }),
    ),
  );

  assert.deepEqual(
    new Set(answers.map(({ status, body }) => `${status} ${body.id}`)),
    new Set(['201 1']),
  );
  assert.equal((await app.db.selectFrom('property').select('id').execute()).length, 1);
  const other = await app.staff.post(
    '/api/Property',
    { ...app.house, title: 'Other' },
    { 'idempotency-key': 'k' },
  );
  assert.deepEqual([other.status, other.headers.get('location')], [422, '/api/Property/1']);
});

test('removing a country while listings are added leaves no orphans', async () => {
  await using app = await createTestAppWithStaff();
  const country = await insertCountry(app.db);
  const city = await insertCity(app.db, {
    state_id: await insertState(app.db, { country_id: country }),
  });

  const answers = await Promise.all([
    app.staff.post('/api/Property', { ...app.house, cityID: city }),
    app.staff.delete(`/api/Country/${country}`),
    app.staff.post('/api/Property', { ...app.house, cityID: city }),
  ]);

  const [first, removal, second] = answers.map(({ status }) => status);
  const stored = await app.db
    .selectFrom('property')
    .innerJoin('city', 'city.id', 'property.city_id')
    .select('property.id')
    .execute();
  assert.equal(stored.length, (await app.db.selectFrom('property').select('id').execute()).length);
  assert.deepEqual(
    [first, removal, second],
    stored.length === 0 ? [400, 204, 400] : [201, 409, 201],
  );
});

test('a removed listing is gone, and unknown ids are 404 for every method', async () => {
  await using app = await createTestAppWithStaff();
  await app.staff.post('/api/Property', app.house);

  const removed = await app.staff.delete('/api/Property/1');

  assert.deepEqual([removed.status, removed.body], [204, undefined]);
  for (const id of [1, 99, -1, 2 ** 31, 2 ** 53 - 1]) {
    const answers = [
      await app.staff.get(`/api/Property/${id}`),
      await app.staff.delete(`/api/Property/${id}`),
      await app.staff.put('/api/Property', { ...app.house, id }),
    ];
    assert.deepEqual(
      answers.map(({ status }) => status),
      [404, 404, 404],
      String(id),
    );
  }
});

test('stores and answers any text as text', async () => {
  await using app = await createTestAppWithStaff();
  const texts = [
    "'; drop table property; --",
    '</script><script>alert(1)</script>',
    '{{7*7}}',
    '%27 or 1=1',
    '=cmd()',
    'ਕੋਠੀ',
    '🏠',
    '\u200fשלום (2)',
    'a\u0000'.slice(0, 1),
  ];

  for (const text of texts) {
    const input = {
      ...app.house,
      title: text,
      description: text,
      neighbourhood: text,
      house: { ...app.house.house, projectName: text },
    };
    const { status, body } = await app.staff.post('/api/Property', input);
    assert.deepEqual(
      [status, body.title, body.description, body.neighbourhood, body.house.projectName],
      [201, text, text, text, text],
    );
  }
});

test('an update keeps the owner of a listing', async () => {
  await using app = await createTestAppWithStaff();
  const other = await createStaffClient(app, 'other');
  const id = await insertListing(app.db, { city_id: app.city, staff_id: other.staff.id });

  const { body } = await app.staff.put('/api/Property', { ...app.house, id });

  assert.deepEqual(
    [body.applicationUser.userName, body.posted],
    ['other', '2026-02-01T09:00:00.000Z'],
  );
});
