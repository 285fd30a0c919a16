import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertCity, insertListing } from '#test/factories.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp } from '#test/test-app.ts';

/** The product with three listings in two cities, and someone to list them. */
async function createWithListings() {
  const app = await createTestApp();
  const staff = await createStaffClient(app);
  const city = await insertCity(app.db, { name: 'Phagwara' });
  const other = await insertCity(app.db, { name: 'Hoshiarpur' });
  const ids = [
    await insertListing(app.db, { city_id: city, title: 'beta 100% kothi', property_number: 12 }),
    await insertListing(app.db, {
      city_id: city,
      title: 'Alpha plot',
      property_type: 200,
      property_number: 7,
    }),
    await insertListing(app.db, {
      city_id: other,
      title: 'Gamma_shop',
      property_type: 400,
      property_number: 345_612_000_000,
    }),
  ];
  const list = async (query: string) => {
    const { status, body, headers } = await staff.get(`/api/Property${query}`);
    const found = Array.isArray(body)
      ? body.map((listing: { id: number }) => ids.indexOf(listing.id))
      : [];
    return { status, body, headers, found, total: headers.get('x-total-count') };
  };
  return { ...app, staff, city, list };
}

test('answers all listings by id in one array without parameters', async () => {
  await using app = await createWithListings();
  for (let count = 3; count < 450; count += 1) await insertListing(app.db, { city_id: app.city });

  const { status, body, headers, total } = await app.list('');

  assert.equal(status, 200);
  assert.deepEqual(
    [headers.get('content-type'), headers.get('cache-control'), total],
    ['application/json', 'no-store', null],
  );
  const ids = body.map((listing: { id: number }) => listing.id);
  assert.deepEqual([ids.length, new Set(ids).size], [450, 450]);
  assert.deepEqual(
    ids,
    ids.toSorted((one: number, another: number) => one - another),
  );
  const { images: _, ...first } = (await app.staff.get(`/api/Property/${ids[0]}`)).body;
  assert.deepEqual(body[0], first);
});

test('counts several lists at once', async () => {
  await using app = await createWithListings();
  const counts = (queries: readonly string[]) =>
    app.staff.get(`/api/Property/counts?${new URLSearchParams(queries.map((of) => ['of', of]))}`);
  await app.staff.delete(`/api/Property/${(await app.list('?search=gamma')).body[0].id}`);

  const several = await counts(['', 'propertyType=200', 'search=phagwara+beta', 'trash=true']);
  assert.deepEqual(several.body, { counts: [2, 1, 1, 1] });
  assert.deepEqual((await counts(['status=3'])).body, { counts: [0] });

  const refused = await counts(['', 'status=sold']);
  assert.equal(refused.status, 400);
  assert.match(JSON.stringify(refused.body), /Expected codes of ListingStatus/);
  assert.equal((await counts([])).status, 400);
  assert.equal((await counts(Array(51).fill(''))).status, 400);
  assert.equal((await app.fetch('/api/Property/counts?of=')).status, 401);
});

test('answers an empty array for an empty catalogue', async () => {
  await using app = await createTestApp();
  const staff = await createStaffClient(app);

  assert.deepEqual((await staff.get('/api/Property')).body, []);
  assert.deepEqual((await staff.get('/api/Property?pageNumber=1')).body, []);
});

test('pages neither repeat nor skip listings, and state the total', async () => {
  await using app = await createWithListings();

  const pages = [
    await app.list('?pageSize=2'),
    await app.list('?pageSize=2&pageNumber=2'),
    await app.list('?pageSize=2&pageNumber=3'),
  ];

  assert.deepEqual(
    pages.map(({ found }) => found),
    [[0, 1], [2], []],
  );
  assert.deepEqual(
    pages.map(({ total }) => total),
    ['3', '3', '3'],
  );
  assert.equal((await app.list('?pageNumber=1')).found.length, 3);
});

test('searches title, property number and city name for the literal text', async () => {
  await using app = await createWithListings();
  const searches: Record<string, number[]> = {
    ALPHA: [1],
    phag: [0, 1],
    '12': [0, 2],
    '345612000000': [2],
    '%': [0],
    _: [2],
    '\\': [],
    "' or 1=1 --": [],
    '': [0, 1, 2],
    ' beta ': [0],
    'phagwara PLOT': [1],
    'kothi 12 phag': [0],
    'kothi hoshiarpur': [],
    'beta  beta': [0],
  };

  for (const [search, expected] of Object.entries(searches)) {
    const { found, total } = await app.list(`?search=${encodeURIComponent(search)}`);
    assert.deepEqual([found, total], [expected, String(expected.length)], search);
  }
});

test('sorts the list by each column in both directions', async () => {
  await using app = await createWithListings();
  const orders: Record<string, number[]> = {
    'sort=id': [0, 1, 2],
    'sort=id&direction=desc': [2, 1, 0],
    'sort=title': [1, 0, 2],
    'sort=title&direction=desc': [2, 0, 1],
    'sort=propertyType': [0, 1, 2],
    'sort=propertyNumber&direction=asc': [1, 0, 2],
  };

  for (const [query, expected] of Object.entries(orders))
    assert.deepEqual((await app.list(`?${query}`)).found, expected, query);
});

test('filters the list by country, state or city', async () => {
  await using app = await createWithListings();
  const { id: city, stateId, state } = (await app.staff.get(`/api/City/${app.city}`)).body;

  for (const place of [`cityID=${city}`, `stateId=${stateId}`, `countryId=${state.countryId}`]) {
    const { found, total } = await app.list(`?${place}`);
    assert.deepEqual([found, total], [[0, 1], '2'], place);
  }
  assert.deepEqual((await app.list(`?cityID=${city}&search=alpha`)).found, [1]);
  assert.deepEqual((await app.list(`?cityID=${city}&countryId=999999`)).found, []);
});

test('answers 400 for impossible parameters', async () => {
  await using app = await createWithListings();

  for (const query of [
    'pageNumber=-1',
    'pageNumber=1.5',
    'pageNumber=x',
    'pageNumber=99999999999',
    'pageSize=101',
    'pageSize=-1',
    'sort=thumbnail',
    'status=sold',
    'propertyType=House',
    'withoutPhoto=yes',
    'uncheckedForDays=soon',
    'trash=1',
    'sort=id;drop',
    'direction=up',
    'search=%00',
    `search=${'x'.repeat(201)}`,
    'pageNumber=1&pageNumber=2',
  ]) {
    assert.equal((await app.list(`?${query}`)).status, 400, query);
  }
  for (const query of [
    'pageSize=100',
    'pageNumber=0',
    'pageNumber=&pageSize=',
    'pageNumber=1000000000&pageSize=100',
    'unknown=1',
  ]) {
    assert.equal((await app.list(`?${query}`)).status, 200, query);
  }
});

test('the search ignores case in every alphabet', async () => {
  await using app = await createWithListings();
  const city = await insertCity(app.db, { name: 'ÉVREUX' });
  await insertListing(app.db, { city_id: app.city, title: 'ÉCOLE Plot' });
  await insertListing(app.db, { city_id: city, title: 'ПЛОТ by the canal' });

  for (const [search, found] of [
    ['école', 'ÉCOLE Plot'],
    ['ÉCOLE', 'ÉCOLE Plot'],
    ['плот', 'ПЛОТ by the canal'],
    ['évreux', 'ПЛОТ by the canal'],
  ]) {
    const { body } = await app.list(`?search=${encodeURIComponent(search ?? '')}`);
    assert.deepEqual(
      body.map(({ title }: { title: string }) => title),
      [found],
      search,
    );
  }
});

test('finds an owner by their number, however it is typed, and by no few digits of it', async () => {
  await using app = await createWithListings();
  const id = await insertListing(app.db, {
    city_id: app.city,
    title: 'Delta villa',
    owner_contact: '9876543210',
  });
  const found = async (typed: string) => {
    const { body } = await app.staff.get(`/api/Property?search=${encodeURIComponent(typed)}`);
    return body.map((listing: { id: number }) => listing.id);
  };

  for (const typed of [
    '9876543210',
    '98765 43210',
    '987 654 3210',
    '+91 98765-43210',
    '0091 98765 43210',
    '(098765) 43210',
    '+919876543210',
    '098765.43210',
    '6543210',
    '੯੮੭੬੫ ੪੩੨੧੦',
    'delta 98765',
  ])
    assert.deepEqual(await found(typed), [id], typed);
  for (const typed of ['9876543211', '3210', 'alpha 98765', '98765 delta beta'])
    assert.deepEqual(await found(typed), [], typed);
});
