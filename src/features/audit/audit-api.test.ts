import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp, TEST_NOW } from '#test/test-app.ts';

test('records who wrote what and when, with the record before and after', async () => {
  await using app = await createTestApp();
  const staff = await createStaffClient(app);
  await staff.post('/api/Country', { name: 'India' });
  app.advance(60);
  const other = await createStaffClient(app, 'other');
  await other.put('/api/Country', { id: 1, name: 'Bharat', names: {} });
  await other.delete('/api/Country/1');

  const { status, body } = await staff.get('/api/Audit?entity=Country&id=1');

  assert.equal(status, 200);
  const at = TEST_NOW.toISOString();
  const later = new Date(TEST_NOW.getTime() + 60_000).toISOString();
  const common = { entity: 'Country', entityId: 1 };
  const [india, bharat] = [
    { id: 1, name: 'India', names: {} },
    { id: 1, name: 'Bharat', names: {} },
  ];
  assert.deepEqual(body, {
    items: [
      {
        id: 3,
        at: later,
        staffId: 2,
        userName: 'other',
        ...common,
        action: 'delete',
        before: bharat,
        after: null,
      },
      {
        id: 2,
        at: later,
        staffId: 2,
        userName: 'other',
        ...common,
        action: 'update',
        before: india,
        after: bharat,
      },
      {
        id: 1,
        at,
        staffId: 1,
        userName: 'simran',
        ...common,
        action: 'create',
        before: null,
        after: india,
      },
    ],
    totalCount: 3,
  });
});

test('returns the trail in pages, also of one entity or record', async () => {
  await using app = await createTestApp();
  const staff = await createStaffClient(app);
  for (let count = 1; count <= 12; count += 1)
    await staff.post('/api/Country', { name: `Country ${count}` });
  await staff.post('/api/State', { name: 'Punjab', countryId: 1 });
  const page = async (query: string) => {
    const { items, totalCount } = (await staff.get(`/api/Audit${query}`)).body;
    return [items.length, items[0]?.id, totalCount];
  };

  assert.deepEqual(await page(''), [10, 13, 13]);
  assert.deepEqual(await page('?pageNumber=2'), [3, 3, 13]);
  assert.deepEqual(await page('?entity=Country&pageSize=5&pageNumber=3'), [2, 2, 12]);
  assert.deepEqual(await page('?entity=State'), [1, 13, 1]);
  assert.deepEqual(await page('?id=1'), [2, 13, 2]);
  assert.deepEqual(await page('?entity=City&id=99999999999999999999'), [0, undefined, 0]);
});

test('records nothing for a refused write', async () => {
  await using app = await createTestApp();
  const staff = await createStaffClient(app);

  await staff.post('/api/Country', { name: '' });
  await staff.put('/api/Country', { id: 1, name: 'India', names: {} });
  await staff.delete('/api/Country/1');
  await staff.post('/api/State', { name: 'Punjab', countryId: 1 });

  assert.deepEqual((await staff.get('/api/Audit')).body, { items: [], totalCount: 0 });
});

test('answers 400 for invalid parameters', async () => {
  await using app = await createTestApp();
  const staff = await createStaffClient(app);

  for (const query of [
    'entity=Nothing',
    "entity=Country'--",
    'id=x',
    'id=1.5',
    'pageSize=101',
    'pageNumber=-1',
    'id=1&id=2',
  ]) {
    assert.equal((await staff.get(`/api/Audit?${query}`)).status, 400, query);
  }
});
