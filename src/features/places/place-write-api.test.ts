import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertCity, insertCountry, insertListing, insertState } from '#test/factories.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';

const REQUIRED = 'Please fill out all the required(*) fields.';
const CHOOSE = 'Please choose a value from the list.';

async function createWithStaff() {
  const app = await createTestApp();
  return { ...app, staff: await createStaffClient(app) };
}

/** The number of rows of every table that a location write may touch. */
async function rowCounts({ db }: TestApp): Promise<number[]> {
  const tables = ['country', 'state', 'city', 'audit_entry', 'idempotency_key'] as const;
  const count = async (table: (typeof tables)[number]) =>
    (await db.selectFrom(table).selectAll().execute()).length;
  return Promise.all(tables.map(count));
}

test('adds, changes and removes countries, states and cities', async () => {
  await using app = await createWithStaff();
  const { staff } = app;

  const india = await staff.post('/api/Country', { id: 0, name: ' In\u202edia\u202c ' });
  assert.deepEqual([india.status, india.body], [201, { id: 1, name: 'India', names: {} }]);
  const punjab = await staff.post('/api/State', { id: 0, name: 'Panjab', countryId: 1 });
  assert.deepEqual(
    [punjab.status, punjab.body],
    [201, { id: 1, name: 'Panjab', names: {}, countryId: 1, country: india.body }],
  );
  const city = await staff.post('/api/City', {
    name: 'Jalandar',
    stateId: 1,
    countryId: 1,
    state: null,
  });
  assert.deepEqual(
    [city.status, city.body],
    [201, { id: 1, name: 'Jalandar', names: {}, stateId: 1, state: punjab.body }],
  );

  assert.deepEqual((await staff.put('/api/Country', { id: 1, name: 'Bharat' })).body, {
    id: 1,
    name: 'Bharat',
    names: {},
  });
  assert.equal(
    (await staff.put('/api/State', { id: 1, name: 'Punjab', countryId: 1, country: null })).body
      .name,
    'Punjab',
  );
  const renamed = await staff.put('/api/City', { id: 1, name: 'Jalandhar', stateId: 1 });
  assert.deepEqual(
    [renamed.status, renamed.body.name, renamed.body.state.country.name],
    [200, 'Jalandhar', 'Bharat'],
  );
  assert.deepEqual((await staff.get('/api/City')).body, [renamed.body]);

  const removed = await staff.delete('/api/City', { id: 1 });
  assert.deepEqual([removed.status, removed.body], [204, undefined]);
  assert.equal((await staff.delete('/api/State/1')).status, 204);
  assert.equal((await staff.delete('/api/Country/1')).status, 204);
  assert.deepEqual((await staff.get('/api/Country')).body, []);
});

test('removes a city by its address too', async () => {
  await using app = await createWithStaff();
  const id = await insertCity(app.db);

  assert.equal((await app.staff.delete(`/api/City/${id}`)).status, 204);
  assert.equal((await app.staff.get(`/api/City/${id}`)).status, 404);
});

test('answers 400 with the message of every invalid field, and stores nothing', async () => {
  await using app = await createWithStaff();
  const country = await insertCountry(app.db);
  const state = await insertState(app.db, { country_id: country });
  const other = await insertCountry(app.db);
  await insertCity(app.db, { state_id: state });
  const before = await rowCounts(app);
  const PLAIN = 'Please enter plain text.';
  const LONG = 'Please enter at most 100 characters.';
  const refused: [string, unknown, Record<string, string[]>][] = [
    ['Country', {}, { name: [REQUIRED] }],
    ['Country', { name: '' }, { name: [REQUIRED] }],
    ['Country', { name: ' \n' }, { name: [REQUIRED] }],
    ['Country', { name: '\u200b\u200d' }, { name: [REQUIRED] }],
    ['Country', { name: null }, { name: [REQUIRED] }],
    ['Country', { name: 7 }, { name: [PLAIN] }],
    ['Country', { name: ['India'] }, { name: [PLAIN] }],
    ['Country', { name: 'a\0b' }, { name: [PLAIN] }],
    ['Country', { name: '\ud800' }, { name: [REQUIRED] }],
    ['Country', { name: 'x'.repeat(101) }, { name: [LONG] }],
    ['State', { name: 'Punjab' }, { countryId: [REQUIRED] }],
    ['State', { name: 'Punjab', countryId: 0 }, { countryId: [REQUIRED] }],
    ['State', { name: 'Punjab', countryId: 999 }, { countryId: [CHOOSE] }],
    ['State', { name: 'Punjab', countryId: -1 }, { countryId: [CHOOSE] }],
    ['State', { name: 'Punjab', countryId: 1e300 }, { countryId: [CHOOSE] }],
    ['State', { name: 'Punjab', countryId: String(country) }, { countryId: [CHOOSE] }],
    ['City', {}, { name: [REQUIRED], stateId: [REQUIRED] }],
    ['City', { name: 'Jalandhar', stateId: 999 }, { stateId: [CHOOSE] }],
    ['City', { name: 'Jalandhar', stateId: state, countryId: other }, { stateId: [CHOOSE] }],
  ];

  for (const [kind, body, errors] of refused) {
    const { status, body: problem } = await app.staff.post(`/api/${kind}`, body);
    assert.deepEqual(
      [status, problem.errors, problem.detail],
      [400, errors, REQUIRED],
      JSON.stringify(body),
    );
    assert.equal(
      (await app.staff.put(`/api/${kind}`, { id: 1, ...Object(body) })).status,
      400,
      JSON.stringify(body),
    );
  }
  assert.equal((await app.staff.post('/api/Country', { name: 'x'.repeat(100) })).status, 201);
  const after = await rowCounts(app);
  assert.deepEqual(after, [(before[0] ?? 0) + 1, before[1], before[2], (before[3] ?? 0) + 1, 0]);
});

test('answers 404 for an unknown id of any size on every method', async () => {
  await using app = await createWithStaff();
  const country = await insertCountry(app.db);
  const state = await insertState(app.db, { country_id: country });

  for (const id of [99, -1, 2 ** 31, 2 ** 53 - 1]) {
    const answers = [
      await app.staff.put('/api/Country', { id, name: 'x' }),
      await app.staff.put('/api/State', { id, name: 'x', countryId: country }),
      await app.staff.put('/api/City', { id, name: 'x', stateId: state }),
      await app.staff.delete('/api/City', { id }),
      await app.staff.delete(`/api/City/${id}`),
      await app.staff.delete(`/api/State/${id}`),
      await app.staff.delete(`/api/Country/${id}`),
    ];
    assert.deepEqual(
      answers.map((answer) => answer.status),
      Array(7).fill(404),
    );
  }
});

test('answers 400 for an id that is not a whole number', async () => {
  await using app = await createWithStaff();

  for (const id of [undefined, null, 0, '1', 1.5, [1], 1e300]) {
    assert.equal((await app.staff.delete('/api/City', { id })).status, 400, String(id));
    assert.equal((await app.staff.put('/api/Country', { id, name: 'x' })).status, 400, String(id));
  }
});

test('removes a country with its states and cities, and nothing of other countries', async () => {
  await using app = await createWithStaff();
  const country = await insertCountry(app.db);
  const state = await insertState(app.db, { country_id: country });
  await insertCity(app.db, { state_id: state });
  await insertCity(app.db, { state_id: state });
  const elsewhere = await insertCity(app.db);

  assert.equal((await app.staff.delete(`/api/Country/${country}`)).status, 204);

  assert.deepEqual(
    (await app.staff.get('/api/City')).body.map((city: { id: number }) => city.id),
    [elsewhere],
  );
  assert.equal((await app.staff.get('/api/State')).body.length, 1);
  const removed = await app.db
    .selectFrom('audit_entry')
    .select(['entity', 'action'])
    .orderBy('id')
    .execute();
  assert.deepEqual(
    removed.map((entry) => `${entry.action} ${entry.entity}`),
    ['delete City', 'delete City', 'delete State', 'delete Country'],
  );
});

test('refuses to remove a place with listings, and returns their number', async () => {
  await using app = await createWithStaff();
  const country = await insertCountry(app.db);
  const state = await insertState(app.db, { country_id: country });
  const city = await insertCity(app.db, { state_id: state });
  await insertCity(app.db, { state_id: state });
  await insertListing(app.db, { city_id: city });
  await insertListing(app.db, { city_id: city });

  for (const [path, body] of [
    [`/api/Country/${country}`],
    [`/api/State/${state}`],
    [`/api/City/${city}`],
    ['/api/City', { id: city }],
  ] as const) {
    const answer = await app.staff.delete(path, body);
    assert.deepEqual([answer.status, answer.body.listings], [409, 2], path);
    assert.match(answer.body.detail, /^2 listings lie in this (country|state|city)\./);
  }
  assert.equal((await app.staff.get('/api/City')).body.length, 2);
  assert.deepEqual(await app.db.selectFrom('audit_entry').selectAll().execute(), []);
});

test('answers 412 for an old ETag; of concurrent writers with one ETag, one succeeds', async () => {
  await using app = await createWithStaff();
  const country = await insertCountry(app.db);
  const state = await insertState(app.db, { country_id: country });
  const city = await insertCity(app.db, { state_id: state });
  const bodies = {
    City: { id: city, name: 'Jalandhar', stateId: state },
    State: { id: state, name: 'Punjab', countryId: country },
    Country: { id: country, name: 'India' },
  };

  for (const [kind, body] of Object.entries(bodies)) {
    const etag = (await app.staff.get(`/api/${kind}/${body.id}`)).headers.get('etag') ?? '';
    assert.match(etag, /^"[\w-]+"$/);
    // The stored body again: every write raises the version, even one that changes nothing.
    const writers = await Promise.all(
      Array.from({ length: 5 }, () => app.staff.put(`/api/${kind}`, body, { 'if-match': etag })),
    );
    assert.deepEqual(writers.map(({ status }) => status).sort(), [200, 412, 412, 412, 412], kind);

    assert.equal(
      (await app.staff.delete(`/api/${kind}/${body.id}`, undefined, { 'if-match': etag })).status,
      412,
    );
    const winner = writers.find(({ status }) => status === 200);
    const current = winner?.headers.get('etag') ?? '';
    assert.equal((await app.staff.get(`/api/${kind}/${body.id}`)).headers.get('etag'), current);
    assert.equal(
      (await app.staff.put(`/api/${kind}`, body, { 'if-match': `"x", W/${current}` })).status,
      200,
    );
    assert.equal((await app.staff.put(`/api/${kind}`, body, { 'if-match': '*' })).status, 200);
    assert.equal((await app.staff.put(`/api/${kind}`, body)).status, 200);
  }
});

test('returns the same record for a repeated idempotency key, and stores nothing', async () => {
  await using app = await createWithStaff();
  const { staff } = app;
  const key = { 'idempotency-key': 'one' };

  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      staff.postUntilAnswered('/api/Country', { name: 'India' }, key),
    ),
  );

  assert.deepEqual(
    new Set(answers.map(({ status, body }) => `${status} ${body.id}`)),
    new Set(['201 1']),
  );
  assert.equal((await staff.get('/api/Country')).body.length, 1);
  assert.equal((await app.db.selectFrom('audit_entry').selectAll().execute()).length, 1);

  assert.equal((await staff.post('/api/Country', { name: 'Nepal' }, key)).status, 422);
  assert.equal(
    (await staff.post('/api/Country', { name: 'Nepal' }, { 'idempotency-key': 'x'.repeat(201) }))
      .status,
    400,
  );
  assert.equal(
    (await (await createStaffClient(app, 'other')).post('/api/Country', { name: 'India' }, key))
      .body.id,
    2,
  );
  assert.equal((await staff.post('/api/State', { name: 'India', countryId: 1 }, key)).status, 201);
  await staff.delete('/api/Country/2');
  assert.equal((await staff.get('/api/Country')).body.length, 1);
});

test('creates nothing for a key whose record was removed', async () => {
  await using app = await createWithStaff();
  const key = { 'idempotency-key': 'one' };
  const { body } = await app.staff.post('/api/Country', { name: 'India' }, key);
  await app.staff.delete(`/api/Country/${body.id}`);

  assert.equal((await app.staff.post('/api/Country', { name: 'India' }, key)).status, 404);
  assert.deepEqual((await app.staff.get('/api/Country')).body, []);
});

test('can use the key of a refused create again', async () => {
  await using app = await createWithStaff();
  const key = { 'idempotency-key': 'one' };

  assert.equal(
    (await app.staff.post('/api/State', { name: 'Punjab', countryId: 1 }, key)).status,
    400,
  );
  await app.staff.post('/api/Country', { name: 'India' });
  assert.equal(
    (await app.staff.post('/api/State', { name: 'Punjab', countryId: 1 }, key)).status,
    201,
  );
});

test('ignores unknown members, also `__proto__`', async () => {
  await using app = await createWithStaff();
  const body =
    '{"id":77,"name":"India","version":9,"__proto__":{"name":"polluted"},"constructor":{"prototype":{"x":1}}}';

  const response = await app.fetch('/api/Country', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${app.staff.token}` },
    body,
  });

  assert.deepEqual(
    [response.status, await response.json()],
    [201, { id: 1, name: 'India', names: {} }],
  );
  assert.equal(Object.hasOwn(Object.prototype, 'x'), false);
});

test('stores and returns any name as text', async () => {
  await using app = await createWithStaff();
  const names = [
    "'; drop table country; --",
    '<script>alert(1)</script>',
    '%00',
    '../../etc/passwd',
    'ਪੰਜਾਬ',
    '🏠',
    '\\',
  ];

  for (const name of names)
    assert.equal((await app.staff.post('/api/Country', { name })).body.name, name);
  assert.equal((await app.staff.get('/api/Country')).body.length, names.length);
});

test('shows every write in the next read', async () => {
  await using app = await createWithStaff();
  const names = async () =>
    (await app.staff.get('/api/Country')).body.map((country: { name: string }) => country.name);

  assert.deepEqual(await names(), []);
  await app.staff.post('/api/Country', { name: 'India' });
  assert.deepEqual(await names(), ['India']);
  await app.staff.put('/api/Country', { id: 1, name: 'Bharat' });
  assert.deepEqual(await names(), ['Bharat']);
  await app.staff.delete('/api/Country/1');
  assert.deepEqual(await names(), []);
});
