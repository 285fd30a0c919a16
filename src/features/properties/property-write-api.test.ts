import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertCity, insertCountry, insertProperty, insertState } from '#test/factories.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp, TEST_NOW } from '#test/test-app.ts';

const REQUIRED = 'Please fill out all the required(*) fields.';
const CHOOSE = 'Please choose a value from the list.';
const INVALID = 'Please fill out the form correctly and fill out all the required(*) fields.';

/** The product with a city, a listing's worth of fields for each type, and someone to write them. */
async function createWithStaff() {
  const app = await createTestApp();
  const staff = await createStaffClient(app);
  const city = await insertCity(app.db);
  const common = { title: 'Kothi in Model Town', description: 'Two storeys.', neighbourhood: 'Model Town', price: 4_500_000, cityID: city };
  const blocks = {
    house: { ...common, propertyType: 100, house: { type: 2, totalArea: 1250 } },
    plot: { ...common, propertyType: 200, plot: { plotType: 1, totalArea: 500 } },
    land: { ...common, propertyType: 300, land: { landType: 1, totalArea: 2.5 } },
    shop: { ...common, propertyType: 400, shop: { totalArea: 90.5 } },
  };
  return { ...app, staff, city, ...blocks };
}

test('a listing is answered as it is stored, posted now by the posting account, and read back the same', async () => {
  await using app = await createWithStaff();
  await createStaffClient(app, 'second');

  const { status, body, headers } = await app.staff.post('/api/Property', {
    ...app.house,
    videoLink: 'https://youtu.be/dQw4w9WgXcQ',
    isPopular: true,
  });

  assert.equal(status, 201);
  assert.deepEqual(
    [body.id, body.slug, body.posted, body.applicationUser, body.videoLink, body.isPopular, body.thumbnail, body.imageUrl],
    [1, 'kothi-in-model-town-1', TEST_NOW.toISOString(), { id: 1, userName: 'simran' }, 'dQw4w9WgXcQ', true, null, null],
  );
  assert.deepEqual([body.house.totalArea, body.houseID, body.plot, body.land, body.shop], [1250, 1, null, null, null]);
  const read = await app.staff.get('/api/Property/1');
  assert.deepEqual(read.body, body);
  assert.equal(read.headers.get('etag'), headers.get('etag'));
});

test('a listing of each type is stored with its own block, whatever other blocks come along', async () => {
  await using app = await createWithStaff();
  const all = { house: { type: 'nonsense' }, plot: { totalArea: -1 }, land: 7, shop: { totalArea: 1e300 } };

  for (const [block, input] of Object.entries({ house: app.house, plot: app.plot, land: app.land, shop: app.shop })) {
    const { status, body } = await app.staff.post('/api/Property', { ...all, ...input });
    assert.equal(status, 201, block);
    const filled = ['house', 'plot', 'land', 'shop'].filter((name) => body[name] !== null);
    assert.deepEqual(filled, [block]);
  }
});

test('what was read can be written back as it is, and nothing changes', async () => {
  await using app = await createWithStaff();
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

test('only what the form decides can be written', async () => {
  await using app = await createWithStaff();
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

  for (const property of [created, updated]) {
    assert.deepEqual(
      [
        property.id,
        property.slug,
        property.posted,
        property.thumbnail,
        property.applicationUserID,
        property.city.name,
        property.propertyTypeText,
      ],
      [1, 'kothi-in-model-town-1', TEST_NOW.toISOString(), null, 1, 'Jalandhar', 'House'],
    );
  }
});

test('members named after prototypes do nothing', async () => {
  await using app = await createWithStaff();
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

test('a rule that is broken is 400 with its message under its path, on adding and changing alike, and nothing is stored', async () => {
  await using app = await createWithStaff();
  await app.staff.post('/api/Property', app.house);
  const POSITIVE = 'Please enter a positive value.';
  const { house } = app;
  const refused: [object, Record<string, string[]>][] = [
    [{ title: '' }, { title: [REQUIRED] }],
    [{ title: 'x'.repeat(201) }, { title: ['Please enter at most 200 characters.'] }],
    [{ neighbourhood: 'x'.repeat(101) }, { neighbourhood: ['Please enter at most 100 characters.'] }],
    [{ videoLink: 'x'.repeat(256) }, { videoLink: ['Please enter at most 255 characters.'] }],
    [{ price: null }, { price: [REQUIRED] }],
    [{ price: -0.01 }, { price: [POSITIVE] }],
    [
      { roadSize: -1, propertyNumber: -1 },
      { propertyNumber: [POSITIVE], roadSize: [POSITIVE] },
    ],
    [{ ownerContact: '987654321' }, { ownerContact: ['Please enter a valid Number.'] }],
    [{ ownerContact: '98765432101' }, { ownerContact: ['Please enter a valid Number.'] }],
    [{ cityID: 0 }, { cityID: [REQUIRED] }],
    [{ cityID: 999 }, { cityID: [CHOOSE] }],
    [{ cityID: 2 ** 31 }, { cityID: [CHOOSE] }],
    [{ house: undefined }, { 'house.type': [REQUIRED], 'house.totalArea': [REQUIRED] }],
    [{ house: { ...house.house, totalArea: 0 } }, { 'house.totalArea': [POSITIVE] }],
    [{ house: { ...house.house, noOfRooms: -1 } }, { 'house.noOfRooms': [POSITIVE] }],
    [{ house: { ...house.house, type: 99 } }, { 'house.type': [CHOOSE] }],
  ];

  for (const [change, errors] of refused) {
    for (const answer of [
      await app.staff.post('/api/Property', { ...house, ...change }),
      await app.staff.put('/api/Property', { ...house, ...change, id: 1 }),
    ]) {
      assert.deepEqual([answer.status, answer.body.detail, answer.body.errors], [400, INVALID, errors], JSON.stringify(change));
    }
  }
  assert.equal((await app.db.selectFrom('property').select('id').execute()).length, 1);
  assert.equal((await app.db.selectFrom('audit_entry').select('id').execute()).length, 1);
});

test('each rule holds at its limit', async () => {
  await using app = await createWithStaff();
  const limits = [
    { title: 'x'.repeat(200), neighbourhood: 'x'.repeat(100), videoLink: 'x'.repeat(255) },
    { price: 0, roadSize: 0, propertyNumber: 0, ownerContact: '' },
    { ownerContact: '0123456789', house: { type: 1, totalArea: 0.001, noOfRooms: 0 } },
  ];

  for (const change of limits)
    assert.equal((await app.staff.post('/api/Property', { ...app.house, ...change })).status, 201, JSON.stringify(change));
});

test('a state and a country that come along must be those of the city', async () => {
  await using app = await createWithStaff();
  const country = await insertCountry(app.db);
  const state = await insertState(app.db, { country_id: country });
  const city = await insertCity(app.db, { state_id: state });
  const errors = async (change: object) => (await app.staff.post('/api/Property', { ...app.house, cityID: city, ...change })).body.errors;

  assert.equal(await errors({ stateId: state, countryId: country }), undefined);
  assert.equal(await errors({ stateId: 0, countryId: null }), undefined);
  assert.deepEqual(Object.keys(await errors({ stateId: state + 1 })), ['stateId']);
  assert.deepEqual(Object.keys(await errors({ stateId: state, countryId: country + 1 })), ['countryId']);
});

test('the type of a listing cannot be changed', async () => {
  await using app = await createWithStaff();
  await app.staff.post('/api/Property', app.house);

  const { status, body } = await app.staff.put('/api/Property', { ...app.plot, id: 1 });

  assert.deepEqual([status, body.errors], [400, { propertyType: ['The type of a property cannot be changed.'] }]);
  assert.equal((await app.staff.get('/api/Property/1')).body.propertyTypeText, 'House');
});

test('a change empties what it leaves out', async () => {
  await using app = await createWithStaff();
  await app.staff.post('/api/Property', {
    ...app.house,
    roadSize: 20,
    house: { ...app.house.house, noOfRooms: 4, yearBuilt: '2015-06-01' },
  });

  const { body } = await app.staff.put('/api/Property', { ...app.house, id: 1, title: 'Another title' });

  assert.deepEqual([body.slug, body.roadSize, body.house.noOfRooms, body.house.yearBuilt], ['another-title-1', 0, 0, null]);
});

test('of two editors who read the same version one is told that it changed', async () => {
  await using app = await createWithStaff();
  await app.staff.post('/api/Property', app.house);
  const etag = (await app.staff.get('/api/Property/1')).headers.get('etag') ?? '';
  const edit = (title: string) => app.staff.put('/api/Property', { ...app.house, id: 1, title }, { 'if-match': etag });

  const answers = await Promise.all(['one', 'two', 'three', 'four'].map(edit));

  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 412, 412, 412]);
  const winner = answers.find(({ status }) => status === 200);
  assert.equal((await app.staff.get('/api/Property/1')).body.title, winner?.body.title);
  assert.equal((await app.staff.delete('/api/Property/1', undefined, { 'if-match': etag })).status, 412);
  assert.equal((await app.staff.delete('/api/Property/1', undefined, { 'if-match': winner?.headers.get('etag') ?? '' })).status, 204);
});

test('fifty creates at once with one key are one listing', async () => {
  await using app = await createWithStaff();

  const answers = await Promise.all(
    Array.from({ length: 50 }, () => app.staff.post('/api/Property', app.house, { 'idempotency-key': 'k' })),
  );

  assert.deepEqual(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)), new Set(['201 1']));
  assert.equal((await app.db.selectFrom('property').select('id').execute()).length, 1);
  assert.equal((await app.staff.post('/api/Property', { ...app.house, title: 'Other' }, { 'idempotency-key': 'k' })).status, 422);
});

test('a country that is removed while listings are added to it leaves no orphan', async () => {
  await using app = await createWithStaff();
  const country = await insertCountry(app.db);
  const city = await insertCity(app.db, { state_id: await insertState(app.db, { country_id: country }) });

  const answers = await Promise.all([
    app.staff.post('/api/Property', { ...app.house, cityID: city }),
    app.staff.delete(`/api/Country/${country}`),
    app.staff.post('/api/Property', { ...app.house, cityID: city }),
  ]);

  const [first, removal, second] = answers.map(({ status }) => status);
  const stored = await app.db.selectFrom('property').innerJoin('city', 'city.id', 'property.city_id').select('property.id').execute();
  assert.equal(stored.length, (await app.db.selectFrom('property').select('id').execute()).length);
  assert.deepEqual([first, removal, second], stored.length === 0 ? [400, 204, 400] : [201, 409, 201]);
});

test('a listing that is removed is gone, and unknown ids are 404 on every method', async () => {
  await using app = await createWithStaff();
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

test('whatever a text says, it is stored and answered as text', async () => {
  await using app = await createWithStaff();
  const texts = [
    "'; drop table property; --",
    '</script><script>alert(1)</script>',
    '{{7*7}}',
    '%27 or 1=1',
    '=cmd()',
    'ਕੋਠੀ',
    '🏠',
    '\u202eright to left',
    'a\u0000'.slice(0, 1),
  ];

  for (const text of texts) {
    const input = { ...app.house, title: text, description: text, neighbourhood: text, house: { ...app.house.house, projectName: text } };
    const { status, body } = await app.staff.post('/api/Property', input);
    assert.deepEqual([status, body.title, body.description, body.neighbourhood, body.house.projectName], [201, text, text, text, text]);
  }
});

test('odd content types never store anything', async () => {
  await using app = await createWithStaff();
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'application/json garbage',
    'multipart/form-data',
    'application/xml',
    '',
  ];

  for (const type of types) {
    const response = await app.fetch('/api/Property', {
      method: 'POST',
      headers: { 'content-type': type, authorization: `Bearer ${app.staff.token}` },
      body: JSON.stringify(app.house),
    });
    assert.ok([201, 400, 415].includes(response.status), `${type} ${response.status}`);
    assert.equal(response.headers.get('content-type')?.startsWith('application/'), true);
  }
});

test('bodies that are no JSON object are 400', async () => {
  await using app = await createWithStaff();

  for (const body of [
    '',
    '{',
    'null',
    '[]',
    '7',
    '"text"',
    `${'['.repeat(20_000)}`,
    `{"a":${'{"a":'.repeat(5000)}1${'}'.repeat(5001)}`,
    '{"title":"\\ud800"}',
    'NaN',
  ]) {
    const response = await app.fetch('/api/Property', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${app.staff.token}` },
      body,
    });
    assert.equal(response.status, 400, body.slice(0, 20));
  }
  assert.deepEqual(await app.db.selectFrom('property').select('id').execute(), []);
});

test('a listing that was posted before by someone else stays theirs', async () => {
  await using app = await createWithStaff();
  const other = await createStaffClient(app, 'other');
  const id = await insertProperty(app.db, { city_id: app.city, staff_id: other.staff.id });

  const { body } = await app.staff.put('/api/Property', { ...app.house, id });

  assert.deepEqual([body.applicationUser.userName, body.posted], ['other', '2026-02-01T09:00:00.000Z']);
});
