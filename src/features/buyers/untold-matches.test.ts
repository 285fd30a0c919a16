import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertListing } from '#test/factories.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp } from '#test/test-app.ts';

const GURPREET = { name: 'Gurpreet', phone: '9812345670', wants: { maxBudget: 4_400_000 } };
const SIMRAN = { name: 'Simran', phone: '9812345671', wants: { minBudget: 90_000_000 } };

test('names what fits buyers and was not sent: first what fits, then what nearly does', async () => {
  await using app = await createTestApp();
  const staff = await createStaffClient(app);
  const buyer = (await staff.post('/api/Buyer', GURPREET)).body;
  const away = (await staff.post('/api/Buyer', { ...GURPREET, active: false })).body;
  await staff.post('/api/Buyer', SIMRAN);
  const fits = await insertListing(app.db, { title: 'Kothi', price: 4_000_000 });
  const nearly = await insertListing(app.db, { title: 'Plot', price: 4_500_000 });
  await insertListing(app.db, { price: 9_000_000 });
  await insertListing(app.db, { price: 4_000_000, status: 5, is_public: 0 });
  const untold = async () => (await staff.get('/api/Today/untold')).body.items;

  const { wanted: _, ...shown } = buyer;
  assert.deepEqual(await untold(), [
    {
      buyer: shown,
      listings: [
        { id: fits, title: 'Kothi', nearly: null },
        { id: nearly, title: 'Plot', nearly: 'Nearly: 2 % above the budget' },
      ],
    },
  ]);

  await staff.post(`/api/Buyer/${buyer.id}/sent`, { propertyIds: [fits] });
  const [left] = await untold();
  assert.deepEqual(
    left.listings.map(({ id }: { id: number }) => id),
    [nearly],
  );
  await staff.post(`/api/Buyer/${buyer.id}/sent`, { propertyIds: [nearly] });
  assert.deepEqual(await untold(), []);
  assert.notEqual(away.id, buyer.id);
});

test('is nothing without buyers or listings, and for staff alone', async () => {
  await using app = await createTestApp();
  const staff = await createStaffClient(app);
  assert.deepEqual((await staff.get('/api/Today/untold')).body, { items: [], totalCount: 0 });
  await staff.post('/api/Buyer', GURPREET);
  assert.deepEqual((await staff.get('/api/Today/untold')).body, { items: [], totalCount: 0 });
  assert.equal((await app.fetch('/api/Today/untold')).status, 401);
});
