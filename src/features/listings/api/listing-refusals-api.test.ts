import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertCity, insertCountry, insertState } from '#test/factories.ts';
import { createTestAppWithStaff } from '#test/test-app-with-staff.ts';

const REQUIRED = 'Please fill out all the required(*) fields.';
const CHOOSE = 'Please choose a value from the list.';
const INVALID = 'Please fill out the form correctly and fill out all the required(*) fields.';

test('answers 400 with the message at its path for each broken rule, and stores nothing', async () => {
  await using app = await createTestAppWithStaff();
  await app.staff.post('/api/Property', app.house);
  const POSITIVE = 'Please enter a positive value.';
  const { house } = app;
  const refused: [object, Record<string, string[]>][] = [
    [{ title: '' }, { title: [REQUIRED] }],
    [{ title: 'x'.repeat(201) }, { title: ['Please enter at most 200 characters.'] }],
    [
      { neighbourhood: 'x'.repeat(101) },
      { neighbourhood: ['Please enter at most 100 characters.'] },
    ],
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
      assert.deepEqual(
        [answer.status, answer.body.detail, answer.body.errors],
        [400, INVALID, errors],
        JSON.stringify(change),
      );
    }
  }
  assert.equal((await app.db.selectFrom('property').select('id').execute()).length, 1);
  assert.equal((await app.db.selectFrom('audit_entry').select('id').execute()).length, 1);
});

test('each rule holds at its limit', async () => {
  await using app = await createTestAppWithStaff();
  const limits = [
    { title: 'x'.repeat(200), neighbourhood: 'x'.repeat(100), videoLink: 'x'.repeat(255) },
    { price: 0, roadSize: 0, propertyNumber: 0, ownerContact: '' },
    { ownerContact: '0123456789', house: { type: 1, totalArea: 0.001, noOfRooms: 0 } },
  ];

  for (const change of limits)
    assert.equal(
      (await app.staff.post('/api/Property', { ...app.house, ...change })).status,
      201,
      JSON.stringify(change),
    );
});

test("refuses a state or country that is not the city's", async () => {
  await using app = await createTestAppWithStaff();
  const country = await insertCountry(app.db);
  const state = await insertState(app.db, { country_id: country });
  const city = await insertCity(app.db, { state_id: state });
  const errors = async (change: object) =>
    (await app.staff.post('/api/Property', { ...app.house, cityID: city, ...change })).body.errors;

  assert.equal(await errors({ stateId: state, countryId: country }), undefined);
  assert.equal(await errors({ stateId: 0, countryId: null }), undefined);
  assert.deepEqual(Object.keys(await errors({ stateId: state + 1 })), ['stateId']);
  assert.deepEqual(Object.keys(await errors({ stateId: state, countryId: country + 1 })), [
    'countryId',
  ]);
});

test('refuses to change the kind of a listing', async () => {
  await using app = await createTestAppWithStaff();
  await app.staff.post('/api/Property', app.house);

  const { status, body } = await app.staff.put('/api/Property', { ...app.plot, id: 1 });

  assert.deepEqual(
    [status, body.errors],
    [400, { propertyType: ['The type of a property cannot be changed.'] }],
  );
  assert.equal((await app.staff.get('/api/Property/1')).body.propertyTypeText, 'House');
});

test('stores nothing from unusual content types', async () => {
  await using app = await createTestAppWithStaff();
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

test('answers 400 for bodies that are not JSON objects', async () => {
  await using app = await createTestAppWithStaff();

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
