import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOUSE, LAND, PLOT, SHOP } from '#features/listings/listing-kind.ts';
import { SearchFiltersBody } from '#features/listings/search/filters-schema.ts';
import { insertCity, insertListing, insertPhoto, insertState } from '#test/factories.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp } from '#test/test-app.ts';

type TestApp = Awaited<ReturnType<typeof createTestApp>>;

const ask = (app: TestApp, body: unknown) =>
  app.fetch('/api/Property/filtered-properties', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

async function found(
  app: TestApp,
  filters: object,
): Promise<{ ids: number[]; totalCount: number }> {
  const response = await ask(app, filters);
  assert.equal(response.status, 200);
  const { items, totalCount } = await response.json();
  return { ids: items.map((item: { id: number }) => item.id), totalCount };
}

test('answers a listing with its place, its account and the block of its kind', async () => {
  await using app = await createTestApp();
  const stateId = await insertState(app.db);
  const city_id = await insertCity(app.db, { state_id: stateId });
  const image_id = await insertPhoto(app.db, { hash: 'ab12' });
  const house = {
    house_type: 2,
    no_of_rooms: 3,
    parking: 1,
    year_built: '2015-06-01',
    owner_contact: '9876543210',
  };
  const id = await insertListing(app.db, {
    city_id,
    image_id,
    ...house,
    is_popular: 1,
    video_id: 'dQw4w9WgXcQ',
  });

  const response = await app.fetch(`/api/Property/${id}`);
  const { state, ...city } = (await (await app.fetch(`/api/City/${city_id}`)).json()) as {
    state: { countryId: number };
  };

  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), {
    id,
    slug: `house-in-model-town-${id}`,
    title: 'House in Model Town',
    description: 'A quiet street, close to the school.',
    neighbourhood: 'Model Town',
    price: 4_500_000,
    thumbnail: 'Resources\\Images\\ab12.jpg',
    imageUrl: '/Resources/Images/ab12.jpg',
    imageCount: 1,
    images: [
      { id: 1, imageUrl: '/Resources/Images/ab12.jpg', width: 1280, height: 960, caption: '' },
    ],
    videoLink: 'dQw4w9WgXcQ',
    posted: '2026-02-01T09:00:00.000Z',
    propertyType: HOUSE,
    propertyTypeText: 'House',
    propertyNumber: 0,
    roadSize: 0,
    ownerContact: '9876543210',
    isPopular: true,
    areaAs: null,
    status: 1,
    statusChangedAt: '2026-02-01T09:00:00.000Z',
    checkedAt: null,
    previousPrice: null,
    trashedAt: null,
    translations: {},
    countryId: state.countryId,
    stateId,
    cityID: city_id,
    city: { ...city, state },
    houseID: id,
    house: {
      id,
      type: 2,
      noOfFloors: 0,
      projectName: '',
      floorNo: 0,
      noOfRooms: 3,
      noOfWashrooms: 0,
      furnishedStatus: 0,
      propertyStatus: 0,
      totalArea: 1250,
      length: 0,
      breadth: 0,
      builtUpArea: 0,
      carParking: true,
      facing: 0,
      yearBuilt: '2015-06-01T00:00:00',
    },
    plotID: null,
    plot: null,
    landID: null,
    land: null,
    shopID: null,
    shop: null,
    applicationUserID: 1,
    applicationUser: { id: 1, userName: 'DK Property & Construction' },
  });
});

test('names the poster of a listing to staff alone, before and after the answer is ready', async () => {
  await using app = await createTestApp({ BUSINESS_NAME: 'The Agency' });
  const id = await insertListing(app.db, { property_type: SHOP, is_popular: 1 });
  const staff = await createStaffClient(app);
  const read = async (authorization: string | undefined, path: string, method: string) => {
    const response = await app.fetch(path, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(authorization !== undefined && { authorization }),
      },
      ...(method === 'POST' && { body: '{}' }),
    });
    const body = await response.json();
    const { applicationUser } = body.items?.[0] ?? body;
    return [applicationUser.userName, response.headers.get('cache-control') === 'no-store'];
  };

  const reads: [path: string, method: string][] = [
    [`/api/Property/${id}`, 'GET'],
    ['/api/Property/shop', 'GET'],
    ['/api/Property/popularProperties', 'GET'],
    ['/api/Property/filtered-properties', 'POST'],
  ];
  for (const [path, method] of reads) {
    for (const round of ['first', 'ready']) {
      const name = `${method} ${path}, ${round}`;
      assert.deepEqual(await read(`Bearer ${staff.token}`, path, method), ['poster', true], name);
      assert.deepEqual(await read(undefined, path, method), ['The Agency', false], name);
      assert.deepEqual(await read('Bearer made-up', path, method), ['The Agency', true], name);
    }
  }
});

test('home sections answer an items array, even an empty one', async () => {
  await using app = await createTestApp();
  const id = await insertListing(app.db, { property_type: SHOP });

  const shop = await (await app.fetch('/api/Property/shop')).json();
  const popular = await (await app.fetch('/api/Property/popularProperties')).json();

  assert.equal(shop.items[0].shopID, id);
  assert.deepEqual(popular, { items: [] });
});

test('a filter restricts to the kinds that have its field', async () => {
  await using app = await createTestApp();
  const fields = { facing: 3, property_status: 1, no_of_rooms: 4, total_area: 5, land_type: 1 };
  const [house, plot, land, shop] = [
    await insertListing(app.db, { property_type: HOUSE, ...fields }),
    await insertListing(app.db, { property_type: PLOT, ...fields }),
    await insertListing(app.db, { property_type: LAND, ...fields }),
    await insertListing(app.db, { property_type: SHOP, ...fields }),
  ];
  const ids = async (filters: object) => (await found(app, filters)).ids.toSorted((a, b) => a - b);

  assert.deepEqual(await ids({ noOfRooms: 4 }), [house]);
  assert.deepEqual(await ids({ noOfRooms: 5 }), []);
  assert.deepEqual(await ids({ propertyStatus: 1 }), [house, shop]);
  assert.deepEqual(await ids({ propertyFacing: 3 }), [house, plot, shop]);
  assert.deepEqual(await ids({ minTotalArea: 5 }), [house, plot, shop]);
  assert.deepEqual(await ids({ maxTotalLandArea: 5 }), [land]);
  assert.deepEqual(await ids({ landType: 1 }), [land]);
  assert.deepEqual(await ids({ minTotalArea: 5, maxTotalLandArea: 5 }), []);
  assert.deepEqual(await ids({ propertyType: PLOT, noOfRooms: 1 }), []);
});

test('budgets are inclusive and exclude Call for Price, which price sorts put last', async () => {
  await using app = await createTestApp();
  const free = await insertListing(app.db, { price: 0 });
  const cheap = await insertListing(app.db, { price: 100 });
  const dear = await insertListing(app.db, { price: 200 });
  const cheapToo = await insertListing(app.db, { price: 100 });

  assert.deepEqual(await found(app, { minBudget: 100, maxBudget: 199 }), {
    ids: [cheapToo, cheap],
    totalCount: 2,
  });
  assert.deepEqual((await found(app, { maxBudget: 1000 })).totalCount, 3);
  assert.deepEqual((await found(app, { minBudget: -5 })).totalCount, 3);
  assert.deepEqual((await found(app, { sortByIndex: 2 })).ids, [cheapToo, cheap, dear, free]);
  assert.deepEqual((await found(app, { sortByIndex: 3 })).ids, [dear, cheapToo, cheap, free]);
});

test('missing, null, 0 and empty filters are not set', async () => {
  await using app = await createTestApp();
  for (let i = 0; i < 11; i += 1) await insertListing(app.db);
  const unset = Object.fromEntries(
    Object.keys(SearchFiltersBody.shape).map((member, i) => [member, [null, 0, ''][i % 3]]),
  );

  assert.deepEqual(await found(app, unset), await found(app, {}));
  assert.equal((await found(app, {})).ids.length, 10);
  assert.equal((await found(app, { pageSize: 100 })).ids.length, 11);
});

test('a page past the end is empty and has the total', async () => {
  await using app = await createTestApp();
  await insertListing(app.db);

  for (const pageNumber of [2, 10_000, Number.MAX_SAFE_INTEGER]) {
    assert.deepEqual(await found(app, { pageNumber, pageSize: 100 }), { ids: [], totalCount: 1 });
  }
});

test('unknown codes, unknown cities and contradictions find nothing', async () => {
  await using app = await createTestApp();
  await insertListing(app.db);
  const nothing = { ids: [], totalCount: 0 };

  for (const location of [99, -1, 1.5, 1e300, 2 ** 31, 2 ** 32 + 1])
    assert.deepEqual(await found(app, { location }), nothing);
  for (const code of [7, -100, 100.5, 1e300])
    assert.deepEqual(await found(app, { propertyType: code }), nothing);
  assert.deepEqual(await found(app, { houseType: 99 }), nothing);
  assert.deepEqual(await found(app, { minBudget: 10_000_000, maxBudget: 1 }), nothing);
  assert.deepEqual(await found(app, { minTotalArea: 1e308 }), nothing);
});

test('refuses a value of the wrong type by its member', async () => {
  await using app = await createTestApp();
  const refused = {
    pageNumber: [-1, 1.5, '1'],
    pageSize: [-1, 0.5, 101],
    sortByIndex: [4, -1, 1.5],
    location: ['1', true, [1], {}],
    minBudget: ['100000', ['1'], { $gt: 0 }],
    houseType: ['\u0000', '\ud800'],
  };

  for (const [member, values] of Object.entries(refused)) {
    for (const value of values) {
      const response = await ask(app, { [member]: value });
      assert.equal(response.status, 400, `${member}: ${JSON.stringify(value)}`);
      assert.equal(response.headers.get('content-type'), 'application/problem+json');
      assert.deepEqual(Object.keys((await response.json()).errors), [member]);
    }
  }
});

test('refuses bodies that are not filters', async () => {
  await using app = await createTestApp();

  for (const body of [
    '',
    '{',
    'null',
    '[]',
    '3',
    '"x"',
    '{"minBudget":1e999}',
    '['.repeat(200_000),
  ]) {
    assert.equal((await ask(app, body)).status, 400, body.slice(0, 20));
  }
  for (const body of [
    '{"__proto__":{"pageSize":-1}}',
    '{"constructor":{"prototype":1}}',
    `{"deep":${'['.repeat(9999)}${']'.repeat(9999)}}`,
  ]) {
    assert.equal((await ask(app, body)).status, 200, body.slice(0, 20));
  }
});

test('answers 404 for impossible ids', async () => {
  await using app = await createTestApp();

  for (const id of [
    '1',
    '0',
    '-1',
    '1.5',
    'abc',
    '1e3',
    '99999999999999999999',
    '2147483648',
    '%00',
    '%ff',
    '1%2F2',
    "1' or 1=1",
  ]) {
    const response = await app.fetch(`/api/Property/${id}`);
    assert.equal(response.status, 404, id);
    assert.equal((await response.json()).status, 404);
  }
});
