import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertCity } from '#test/factories.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp } from '#test/test-app.ts';

const DRAFT = 5;
const COMPLETE = {
  propertyType: 200,
  title: 'Plot',
  description: 'A corner.',
  neighbourhood: 'Model Town',
  price: 100_000,
  plot: { plotType: 1, totalArea: 900 },
};

async function createWithDraft() {
  const app = await createTestApp();
  const staff = await createStaffClient(app);
  const cityID = await insertCity(app.db);
  const { status, body } = await staff.post('/api/Property', {
    propertyType: 200,
    cityID,
    status: DRAFT,
  });
  return { ...app, staff, cityID, status, draft: body };
}

test('a draft needs no more than its type and its city', async () => {
  await using app = await createWithDraft();

  assert.equal(app.status, 201);
  const { title, price, plot, status } = app.draft;
  assert.deepEqual([title, price, plot.totalArea, plot.plotType, status], ['', 0, 0, 0, DRAFT]);
  const { status: without, body } = await app.staff.post('/api/Property', { status: DRAFT });
  assert.equal(without, 400);
  assert.deepEqual(Object.keys(body.errors).toSorted(), ['cityID', 'propertyType']);
  for (const status of [undefined, null, 0, '', 1, 4])
    assert.equal(
      (await app.staff.post('/api/Property', { propertyType: 200, cityID: app.cityID, status }))
        .status,
      400,
    );
});

test('what a draft has must be right', async () => {
  await using app = await createWithDraft();
  const { status, body } = await app.staff.put('/api/Property', {
    ...app.draft,
    title: 'x'.repeat(201),
    price: -1,
  });
  assert.equal(status, 400);
  assert.deepEqual(Object.keys(body.errors).toSorted(), ['price', 'title']);
});

test('an incomplete draft never becomes public, a completed one does', async () => {
  await using app = await createWithDraft();
  const { id } = app.draft;

  const one = await app.staff.put(`/api/Property/${id}/status`, { status: 1 });
  assert.equal(one.status, 409);
  const many = await app.staff.post('/api/Property/bulk', { ids: [id], do: 'status', status: 2 });
  assert.deepEqual([many.body.done, many.body.refused[0].status], [[], 409]);
  assert.equal((await app.fetch(`/api/Property/${id}`)).status, 404);

  const saved = { ...app.draft, ...COMPLETE, cityID: app.cityID };
  assert.equal((await app.staff.put('/api/Property', saved)).status, 200);
  assert.equal((await app.staff.put(`/api/Property/${id}/status`, { status: 1 })).status, 200);
  assert.equal((await app.fetch(`/api/Property/${id}`)).status, 200);
});

test('an unknown status is refused with its name', async () => {
  await using app = await createWithDraft();
  const { body } = await app.staff.post('/api/Property', {
    ...COMPLETE,
    cityID: app.cityID,
    status: 9,
  });
  assert.deepEqual(Object.keys(body.errors), ['status']);
});
