import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertListing } from '#test/factories.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp } from '#test/test-app.ts';

const GURPREET = {
  name: 'Gurpreet Quillington',
  phone: '98123 45670',
  note: 'His wife prefers the ground floor',
  language: 'pa',
  wants: { propertyType: 100, maxBudget: 5_000_000, noOfRooms: 3 },
};

async function open() {
  const app = await createTestApp();
  const staff = await createStaffClient(app);
  return { app, staff, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

test('a buyer is added, read, changed and found again', async () => {
  await using opened = await open();
  const { staff } = opened;
  const added = await staff.post('/api/Buyer', GURPREET, { 'idempotency-key': 'k' });
  const { id } = added.body;
  const wanted = ['House', 'up to Rs. 50 lakh', 'at least 3 rooms'];
  const stored = { id, ...GURPREET, phone: '+919812345670', active: true, wanted };

  assert.deepEqual([added.status, added.body], [201, stored]);
  assert.deepEqual((await staff.get(`/api/Buyer/${id}`)).body, stored);
  const again = await staff.post('/api/Buyer', GURPREET, { 'idempotency-key': 'k' });
  assert.equal(again.body.id, id);
  const changed = await staff.put('/api/Buyer', { ...stored, active: false, wants: {} });
  assert.deepEqual(changed.body, { ...stored, active: false, wants: {}, wanted: [] });
  const lists = ['', '?search=quilling', '?search=12345', '?active=false'];
  for (const number of [
    '098123-45670',
    '+91 (0)98123 45670',
    'tel:0091 98123\u201145670',
    '੯੮੧੨੩੪੫੬੭੦',
  ])
    lists.push(`?search=${encodeURIComponent(number)}`);
  for (const query of lists)
    assert.equal((await staff.get(`/api/Buyer${query}`)).body.totalCount, 1, query);
  for (const query of ['?search=nobody', '?active=true', '?search=%25'])
    assert.equal((await staff.get(`/api/Buyer${query}`)).body.totalCount, 0, query);
});

test('of two who read the same version one wins', async () => {
  await using opened = await open();
  const { staff } = opened;
  const { body, headers } = await staff.post('/api/Buyer', GURPREET);
  const read = { 'if-match': headers.get('etag') ?? '' };

  assert.equal((await staff.put('/api/Buyer', { ...body, note: 'one' }, read)).status, 200);
  assert.equal((await staff.put('/api/Buyer', { ...body, note: 'two' }, read)).status, 412);
  assert.equal((await staff.delete(`/api/Buyer/${body.id}`, undefined, read)).status, 412);
  assert.equal((await staff.delete(`/api/Buyer/${body.id}`)).status, 204);
  assert.equal((await staff.put('/api/Buyer', body)).status, 404);
});

test('what no search understands is refused, and named', async () => {
  await using opened = await open();
  const { staff } = opened;
  const refused = [
    [{ wants: { maxBuget: 5 } }, 'wants'],
    [{ wants: { pageSize: 5 } }, 'wants'],
    [{ wants: { maxBudget: 'much' } }, 'wants.maxBudget'],
    [{ wants: { areaUnit: 'bigha' } }, 'wants.areaUnit'],
    [{ wants: { carParking: 2 } }, 'wants.carParking'],
    [{ phone: 'call me' }, 'phone'],
    [{ name: ' ' }, 'name'],
    [{ language: 'fr' }, 'language'],
  ] as const;
  for (const [change, path] of refused) {
    const { status, body } = await staff.post('/api/Buyer', { ...GURPREET, ...change });
    assert.equal(status, 400, JSON.stringify(change));
    assert.deepEqual(Object.keys(body.errors), [path]);
  }
  assert.equal((await staff.get('/api/Buyer')).body.totalCount, 0);
});

test('codes and cities that do not exist are refused, and named', async () => {
  await using opened = await open();
  const { staff } = opened;
  const wrong = { propertyType: 999, houseType: 99, propertyFacing: -1, location: 12_345 };
  const CHOOSE = ['Please choose a value from the list.'];
  const { status, body, headers } = await staff.post('/api/Buyer', { ...GURPREET, wants: wrong });
  assert.deepEqual([status, headers.get('content-type')], [400, 'application/problem+json']);
  const named = Object.keys(wrong).map((member) => [`wants.${member}`, CHOOSE]);
  assert.deepEqual(body.errors, Object.fromEntries(named));
  for (const location of [-1, 1.5, 2 ** 31, 1e300])
    assert.deepEqual(
      (await staff.post('/api/Buyer', { ...GURPREET, wants: { location } })).body.errors,
      { 'wants.location': CHOOSE },
    );
  const { id } = (await staff.post('/api/Buyer', GURPREET)).body;
  assert.equal((await staff.put('/api/Buyer', { id, ...GURPREET, wants: wrong })).status, 400);
  assert.deepEqual((await staff.get(`/api/Buyer/${id}`)).body.wants, GURPREET.wants);
});

test('a code or city that was stored and is known no more stays, until it is changed', async () => {
  await using opened = await open();
  const { app, staff } = opened;
  const { id } = (await staff.post('/api/Buyer', GURPREET)).body;
  const wants = { propertyType: 999, location: 12_345, maxBudget: 5_000_000 };
  await app.db
    .updateTable('buyer')
    .set({ wants: JSON.stringify(wants) })
    .where('id', '=', id)
    .execute();

  const { body } = await staff.get(`/api/Buyer/${id}`);
  assert.deepEqual(body.wanted, ['propertyType 999', 'City 12345', 'up to Rs. 50 lakh']);
  const asked = new URLSearchParams({ q: '', wants: JSON.stringify(wants) });
  assert.deepEqual((await staff.get(`/api/Buyer/understand?${asked}`)).body.wants, wants);
  const changed = await staff.put('/api/Buyer', { ...body, note: 'Called on Monday' });
  assert.deepEqual([changed.status, changed.body.wants], [200, wants]);
  const other = { ...body, wants: { ...wants, propertyType: 998 } };
  assert.deepEqual(Object.keys((await staff.put('/api/Buyer', other)).body.errors), [
    'wants.propertyType',
  ]);
  const { location: _, ...left } = wants;
  assert.equal((await staff.put('/api/Buyer', { ...body, wants: left })).status, 200);
});

test('what is typed is understood as the search box understands it, and added', async () => {
  await using opened = await open();
  const { staff } = opened;
  const ask = (q: string, wants: object) =>
    staff.get(`/api/Buyer/understand?${new URLSearchParams({ q, wants: JSON.stringify(wants) })}`);

  const { body } = await ask('plot upto 45 lakh near canal', { propertyType: 100, noOfRooms: 3 });
  assert.deepEqual(body.wants, {
    propertyType: 200,
    noOfRooms: 3,
    maxBudget: 4_500_000,
    text: 'canal',
  });
  assert.deepEqual(
    body.parts.map(({ label }: { label: string }) => label),
    ['Plot', 'at least 3 rooms', 'up to Rs. 45 lakh', '“canal”'],
  );
  const { body: left } = await ask('urgent plot not in nakodar 35k per marla', {});
  assert.deepEqual(left.wants, { propertyType: 200 });
  assert.deepEqual(left.unused, ['urgent', 'not in nakodar', '35k per marla']);
  assert.equal((await ask('', { maxBuget: 1 })).status, 400);
  assert.equal((await staff.get('/api/Buyer/understand?wants={')).status, 400);
});

test('nobody without a token learns anything', async () => {
  await using opened = await open();
  const { app, staff } = opened;
  const id = await insertListing(app.db);
  await staff.post('/api/Buyer', GURPREET);
  const addresses = ['/api/Buyer', '/api/Buyer/1', '/api/Buyer/1/matches', '/api/Buyer/1/sent'];
  for (const address of [...addresses, `/api/Property/${id}/buyers`])
    assert.equal((await app.fetch(address)).status, 401, address);
});

test('a listing says whom it fits and why, and whom it nearly fits', async () => {
  await using opened = await open();
  const { app, staff } = opened;
  const id = await insertListing(app.db, { price: 4_500_000, no_of_rooms: 4 });
  const fits = await staff.post('/api/Buyer', GURPREET);
  const near = { ...GURPREET, wants: { propertyType: 100, maxBudget: 4_200_000 } };
  await staff.post('/api/Buyer', near);
  await staff.post('/api/Buyer', { ...GURPREET, wants: { propertyType: 100, maxBudget: 1e6 } });
  await staff.post('/api/Buyer', { ...GURPREET, active: false });

  const { body } = await staff.get(`/api/Property/${id}/buyers`);
  const { wanted: _, ...person } = fits.body;
  assert.equal(body.totalCount, 1);
  assert.deepEqual(body.items, [
    { buyer: person, fit: ['House', 'up to Rs. 50 lakh', 'at least 3 rooms'], sentAt: null },
  ]);
  assert.deepEqual(
    body.near.map(({ fit }: { fit: string[] }) => fit),
    [['Nearly: 7 % above the budget', 'House', 'up to Rs. 42 lakh']],
  );
  const matches = await staff.get(`/api/Buyer/${fits.body.id}/matches?pageSize=1`);
  assert.deepEqual([matches.body.totalCount, matches.body.items[0].id], [1, id]);
  assert.equal((await staff.get('/api/Property/999/buyers')).status, 404);
});

test('a buyer is told what nearly fits, and what it misses', async () => {
  await using opened = await open();
  const { app, staff } = opened;
  const wants = { propertyType: 100, minBudget: 4_000_000, maxBudget: 4_200_000, noOfRooms: 3 };
  const { id } = (await staff.post('/api/Buyer', { ...GURPREET, wants })).body;
  const fits = await insertListing(app.db, { price: 4_200_000, no_of_rooms: 4 });
  const dear = await insertListing(app.db, { price: 4_500_000, no_of_rooms: 3 });
  const cheap = await insertListing(app.db, { price: 3_960_000, no_of_rooms: 3 });
  const small = await insertListing(app.db, { price: 4_100_000, no_of_rooms: 2 });
  await insertListing(app.db, { price: 4_500_000, no_of_rooms: 2 });
  await insertListing(app.db, { price: 4_700_000, no_of_rooms: 3 });
  await insertListing(app.db, { price: 0, no_of_rooms: 3 });

  const { items, near } = (await staff.get(`/api/Buyer/${id}/matches`)).body;

  assert.deepEqual(
    items.map((listing: { id: number }) => listing.id),
    [fits],
  );
  assert.deepEqual(
    near.map(({ property, fit }: { property: { id: number }; fit: string[] }) => [
      property.id,
      fit[0],
    ]),
    [
      [cheap, 'Nearly: 1 % below the budget'],
      [dear, 'Nearly: 7 % above the budget'],
      [small, 'Nearly: one room fewer'],
    ],
  );
  assert.deepEqual((await staff.get(`/api/Buyer/${id}/matches?pageNumber=2`)).body.near, []);
});

test('what was sent is remembered once, with who sent it', async () => {
  await using opened = await open();
  const { app, staff } = opened;
  const id = await insertListing(app.db, { price: 4_500_000, no_of_rooms: 4 });
  const buyer = await staff.post('/api/Buyer', GURPREET);
  const address = `/api/Buyer/${buyer.body.id}/sent`;
  const sent = await staff.post(address, { propertyIds: [id, 999] });
  app.advance(60);
  await staff.post(address, { propertyIds: [id] });

  assert.deepEqual((await staff.get(address)).body, sent.body);
  assert.deepEqual(sent.body.items, [
    { propertyId: id, at: '2026-03-01T06:30:00.000Z', userName: 'simran' },
  ]);
  const { body } = await staff.get(`/api/Property/${id}/buyers`);
  assert.equal(body.items[0].sentAt, '2026-03-01T06:30:00.000Z');
});

test('what was not sent after all is taken back, and who did so is kept', async () => {
  await using opened = await open();
  const { app, staff } = opened;
  const id = await insertListing(app.db, { price: 4_500_000, no_of_rooms: 4 });
  const buyer = await staff.post('/api/Buyer', GURPREET);
  const address = `/api/Buyer/${buyer.body.id}/sent`;
  await staff.post(address, { propertyIds: [id] });

  assert.equal((await staff.delete(address, { propertyIds: [] })).status, 400);
  assert.equal((await staff.delete('/api/Buyer/99/sent', { propertyIds: [id] })).status, 404);
  const { status, body } = await staff.delete(address, { propertyIds: [id, 999] });

  assert.deepEqual([status, body], [200, { items: [] }]);
  const { items } = (await staff.get(`/api/Property/${id}/buyers`)).body;
  assert.equal(items[0].sentAt, null);
  const [latest] = (await staff.get('/api/Audit?entity=Buyer')).body.items;
  assert.deepEqual([latest.userName, latest.before], ['simran', { sent: [id] }]);
});

test('erasing leaves nothing of the person, and says who did it', async () => {
  await using opened = await open();
  const { app, staff } = opened;
  const { body } = await staff.post('/api/Buyer', GURPREET, { 'idempotency-key': 'k' });
  await staff.put('/api/Buyer', { ...body, note: 'Calls in the evening' });
  await staff.delete('/api/Buyer', { id: body.id });

  const trail = (await staff.get('/api/Audit?entity=Buyer')).body.items;
  assert.deepEqual(
    trail.map(({ action, userName }: { action: string; userName: string }) => [action, userName]),
    ['delete', 'update', 'create'].map((action) => [action, 'simran']),
  );
  for (const table of ['buyer', 'buyer_sent', 'audit_entry', 'idempotency_key'] as const) {
    const rows = JSON.stringify(await app.db.selectFrom(table).selectAll().execute());
    assert.doesNotMatch(rows, /Quillington|98123|ground floor|evening/, table);
  }
});
