import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestAppWithStaff } from '#test/test-app-with-staff.ts';

const REVENUE = { value: 10, unit: 'marla', squareFeetPerMarla: 272.25 };

function without(input: object, name: string): object {
  return Object.fromEntries(Object.entries(input).filter(([known]) => known !== name));
}

test('an area in any unit stands in for the total area, which is computed', async () => {
  await using app = await createTestAppWithStaff();
  const plot = without(app.plot.plot, 'totalArea');
  const land = without(app.land.land, 'totalArea');
  const table = [
    [{ value: 10, unit: 'marla' }, 2722.5, 0.0625, 272.25],
    [{ value: 10, unit: 'marla', squareFeetPerMarla: 225 }, 2250, 0.0516528925619835, 225],
    [{ value: 1, unit: 'kanal', squareFeetPerMarla: 206.640625 }, 4132.8125, undefined, 206.640625],
    [{ value: 605, unit: 'sqyd', squareFeetPerMarla: null }, 5445, 0.125, null],
    [{ value: 100, unit: 'sqm', squareFeetPerMarla: 225 }, 1076.3910416709, undefined, null],
    [{ value: 12.25, unit: 'kanal' }, 66_701.25, 1.53125, 272.25],
    [{ value: 2.5, unit: 'acre' }, 108_900, 2.5, null],
    [{ value: 900, unit: 'sqft' }, 900, undefined, null],
  ] as const;

  for (const [areaAs, squareFeet, acres, marla] of table) {
    const stored = { ...areaAs, squareFeetPerMarla: marla };
    const asPlot = await app.staff.post('/api/Property', { ...app.plot, areaAs, plot });
    assert.equal(asPlot.status, 201, JSON.stringify(asPlot.body));
    assert.deepEqual(asPlot.body.areaAs, stored);
    assert.ok(Math.abs(asPlot.body.plot.totalArea - squareFeet) < 1e-6);
    const asLand = await app.staff.post('/api/Property', { ...app.land, areaAs, land });
    assert.equal(asLand.status, 201);
    assert.ok(Math.abs(asLand.body.land.totalArea - (acres ?? squareFeet / 43_560)) < 1e-9);
  }
});

test('without it everything is as before, and it goes with a write that leaves it out', async () => {
  await using app = await createTestAppWithStaff();
  const { body } = await app.staff.post('/api/Property', {
    ...app.house,
    areaAs: REVENUE,
    house: without(app.house.house, 'totalArea'),
  });
  const { body: same } = await app.staff.put('/api/Property', body);
  const { body: older } = await app.staff.put('/api/Property', without(body, 'areaAs'));

  assert.deepEqual(same.areaAs, REVENUE);
  assert.equal(older.areaAs, null);
  assert.equal(older.house.totalArea, 2722.5);
});

test('both together must agree within half a percent', async () => {
  await using app = await createTestAppWithStaff();
  const write = (totalArea: unknown, areaAs: unknown = REVENUE) =>
    app.staff.post('/api/Property', { ...app.shop, areaAs, shop: { ...app.shop.shop, totalArea } });

  for (const totalArea of [2709, 2722, 2722.5, 2736]) {
    const { status, body } = await write(totalArea);
    assert.deepEqual([status, body.shop?.totalArea], [201, totalArea]);
  }
  for (const totalArea of [2708, 2737, 1, 272.25]) {
    const { status, body } = await write(totalArea);
    assert.deepEqual([status, Object.keys(body.errors)], [400, ['areaAs']], String(totalArea));
  }
  for (const totalArea of [null, '', undefined])
    assert.equal((await write(totalArea)).body.shop.totalArea, 2722.5);
  assert.equal((await write(90, null)).body.areaAs, null);
  assert.deepEqual(Object.keys((await write(null, null)).body.errors), ['shop.totalArea']);
});

test('refuses what is no area, at its own member, and stores nothing', async () => {
  await using app = await createTestAppWithStaff();
  const plot = without(app.plot.plot, 'totalArea');
  const table: [unknown, string][] = [
    [{ ...REVENUE, value: 0 }, 'areaAs.value'],
    [{ ...REVENUE, value: -3 }, 'areaAs.value'],
    [{ ...REVENUE, value: 1e300 }, 'areaAs.value'],
    [{ ...REVENUE, value: '10' }, 'areaAs.value'],
    [{ ...REVENUE, value: null }, 'areaAs.value'],
    [{ unit: 'marla' }, 'areaAs.value'],
    [{ value: 10 }, 'areaAs.unit'],
    [{ value: 10, unit: 'bigha' }, 'areaAs.unit'],
    [{ value: 10, unit: 'Marla' }, 'areaAs.unit'],
    [{ value: 10, unit: 7 }, 'areaAs.unit'],
    [{ ...REVENUE, squareFeetPerMarla: 250 }, 'areaAs.squareFeetPerMarla'],
    [{ ...REVENUE, squareFeetPerMarla: '225' }, 'areaAs.squareFeetPerMarla'],
    ['10 marla', 'areaAs'],
    [[10, 'marla'], 'areaAs'],
    [10, 'areaAs'],
    [{ value: 1e9, unit: 'hectare' }, 'plot.totalArea'],
  ];
  for (const [areaAs, field] of table) {
    const { status, body } = await app.staff.post('/api/Property', { ...app.plot, areaAs, plot });
    assert.equal(status, 400, JSON.stringify(areaAs));
    assert.deepEqual(Object.keys(body.errors), [field], JSON.stringify(areaAs));
  }
  const { body } = await app.staff.post('/api/Property', {
    ...app.land,
    areaAs: { value: 5e-324, unit: 'sqft' },
    land: without(app.land.land, 'totalArea'),
  });
  assert.deepEqual(Object.keys(body.errors), ['land.totalArea']);
  assert.deepEqual((await app.staff.get('/api/Property')).body, []);
});

test('the trail keeps the area before and after', async () => {
  await using app = await createTestAppWithStaff();
  const { body } = await app.staff.post('/api/Property', { ...app.plot, areaAs: null });
  await app.staff.put('/api/Property', {
    ...body,
    areaAs: { value: 500, unit: 'sqft' },
    plot: { ...body.plot, totalArea: 500 },
  });

  const entry = await app.db
    .selectFrom('audit_entry')
    .selectAll()
    .where('action', '=', 'update')
    .executeTakeFirstOrThrow();
  assert.match(JSON.stringify(entry), /areaAs/);
  const { body: read } = await app.staff.get('/api/Property/1');
  assert.deepEqual(read.areaAs, { value: 500, unit: 'sqft', squareFeetPerMarla: null });
});
