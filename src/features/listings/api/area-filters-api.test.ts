import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestAppWithStaff } from '#test/test-app-with-staff.ts';

async function createAppWithAreas() {
  const app = await createTestAppWithStaff();
  const ids: number[] = [];
  const areas = { house: 2722.5, plot: 2250, land: 0.5, shop: 450 };
  for (const [kind, totalArea] of Object.entries(areas)) {
    const input = { house: app.house, plot: app.plot, land: app.land, shop: app.shop }[kind];
    const block = Reflect.get(input ?? {}, kind);
    const { body } = await app.staff.post('/api/Property', {
      ...input,
      [kind]: { ...block, totalArea },
    });
    ids.push(body.id);
  }
  const search = (filters: object) => app.staff.post('/api/Property/filtered-properties', filters);
  const found = async (filters: object) => {
    const { body } = await search(filters);
    const { items, totalCount }: { items: { id: number }[]; totalCount: number } = body;
    assert.equal(totalCount, items.length);
    return items.map(({ id }) => id).toSorted((one, other) => one - other);
  };
  return { app, ids, search, found };
}

test('an area speaks of all four kinds, in any unit, both ends included', async () => {
  const { app, ids, found } = await createAppWithAreas();
  await using _ = app;
  const [house, plot, land, shop] = ids;

  assert.deepEqual(await found({ minArea: 2250 }), [house, plot, land]);
  assert.deepEqual(await found({ maxArea: 2250 }), [plot, shop]);
  assert.deepEqual(await found({ minArea: 10, areaUnit: 'marla' }), [house, land]);
  assert.deepEqual(await found({ minArea: 10, maxArea: 10, areaUnit: 'marla' }), [house]);
  const urban = { areaUnit: 'marla', squareFeetPerMarla: 225 };
  assert.deepEqual(await found({ minArea: 10, maxArea: 10, ...urban }), [plot]);
  assert.deepEqual(await found({ minArea: 4, maxArea: 4, areaUnit: 'kanal' }), [land]);
  assert.deepEqual(await found({ minArea: 0.5, areaUnit: 'acre' }), [land]);
  assert.deepEqual(await found({ maxArea: 50, areaUnit: 'sqyd' }), [shop]);
  assert.deepEqual(await found({ minArea: 0.2, areaUnit: 'hectare' }), [land]);
  assert.deepEqual(await found({ minArea: 209.03184, maxArea: 209.03184, areaUnit: 'sqm' }), [
    plot,
  ]);
  assert.deepEqual(await found({ minArea: 2250.2, maxArea: 2250.2 }), [plot]);
  assert.deepEqual(await found({ minArea: 2250.3, maxArea: 2250.3 }), []);
  assert.deepEqual(await found({ minArea: 100, propertyType: 300 }), [land]);
});

test('the older members hold beside it, and ranges that contradict each other find nothing', async () => {
  const { app, ids, found } = await createAppWithAreas();
  await using _ = app;
  const [house, plot] = ids;

  assert.deepEqual(await found({ minTotalArea: 2250, maxArea: 2250 }), [plot]);
  assert.deepEqual(await found({ minArea: 10, areaUnit: 'marla', minTotalArea: 1 }), [house]);
  assert.deepEqual(await found({ minArea: 1, minTotalLandArea: 0.1, minTotalArea: 1 }), []);
  assert.deepEqual(await found({ minTotalArea: 3000, maxArea: 2000 }), []);
});

test('the older members go on, and unset ones restrict nothing', async () => {
  const { app, ids, found } = await createAppWithAreas();
  await using _ = app;
  const [house, plot, land] = ids;

  assert.deepEqual(await found({ minTotalArea: 2250 }), [house, plot]);
  assert.deepEqual(await found({ minTotalLandArea: 0.5 }), [land]);
  for (const unset of [null, 0, '', undefined]) {
    const filters = {
      minArea: unset,
      maxArea: unset,
      areaUnit: unset,
      squareFeetPerMarla: unset,
    };
    assert.deepEqual(await found(filters), ids);
  }
  assert.deepEqual(await found({ areaUnit: 'hectare' }), ids);
});

test('absurd areas find nothing or everything, and wrong ones are refused', async () => {
  const { app, ids, search, found } = await createAppWithAreas();
  await using _ = app;

  assert.deepEqual(await found({ minArea: 1e308, areaUnit: 'hectare' }), []);
  assert.deepEqual(await found({ maxArea: 1e308, areaUnit: 'hectare' }), ids);
  assert.deepEqual(await found({ minArea: -1e308, areaUnit: 'hectare' }), ids);
  assert.deepEqual(await found({ maxArea: 5e-324, areaUnit: 'sqm' }), []);
  assert.deepEqual(await found({ maxArea: -5 }), []);
  assert.deepEqual(await found({ minArea: 10, maxArea: 5 }), []);
  for (const wrong of [
    { minArea: '5' },
    { minArea: [5] },
    { maxArea: true },
    { areaUnit: 'bigha' },
    { areaUnit: 'Marla' },
    { areaUnit: 5 },
    { squareFeetPerMarla: 250 },
    { squareFeetPerMarla: '225' },
  ]) {
    const answer = await search(wrong);
    assert.equal(answer.status, 400, JSON.stringify(wrong));
    assert.deepEqual(Object.keys(answer.body.errors), Object.keys(wrong));
  }
});
