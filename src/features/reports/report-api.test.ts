import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertCity, insertListing } from '#test/factories.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestAppWithStaff } from '#test/test-app-with-staff.ts';

const BROWSER =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

async function createReported() {
  const app = await createTestAppWithStaff();
  const post = async (path: string, body: unknown) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': BROWSER },
      body: JSON.stringify(body),
    };
    const { status } = await app.fetch(path, init);
    assert.ok(status < 300, `${path}: ${status}`);
  };
  const read = async (report: string) => (await app.staff.get(`/api/Report/${report}`)).body;
  return { ...app, post, read };
}

test('says of each listing what visitors did in the last days, most looked at first', async () => {
  await using app = await createReported();
  const kothi = await insertListing(app.db, { title: 'Kothi', city_id: app.city });
  const plot = await insertListing(app.db, { title: 'Plot', city_id: app.city });
  const removed = 987654;
  const view = { referrer_host: '', device: 'phone' };
  await app.db
    .insertInto('page_view')
    .values([
      { ...view, day: '2026-02-20', path: `/property-details/${plot}`, views: 9 },
      { ...view, day: '2026-02-23', path: `/property-details/${plot}`, views: 1 },
      { ...view, day: '2026-02-25', path: `/property-details/${removed}`, views: 5 },
      { ...view, day: '2026-02-25', path: '/home', views: 50 },
    ])
    .execute();
  for (let times = 0; times < 3; times += 1)
    await app.post('/api/PageView', { path: `/property-details/kothi-${kothi}` });
  await app.post('/api/Tap', { propertyId: kothi, kind: 'call' });
  await app.post('/api/Tap', { propertyId: kothi, kind: 'whatsapp' });
  await app.post('/api/Save', { propertyId: plot });
  const enquiry = { kind: 'visit', name: 'A', phone: '9876543210', consent: true };
  await app.post('/api/Enquiry', { ...enquiry, propertyId: plot });

  const ofKothi = {
    id: kothi,
    title: 'Kothi',
    cityName: 'Jalandhar',
    views: 3,
    taps: 2,
    saved: 0,
    enquiries: 0,
  };
  const ofPlot = { ...ofKothi, id: plot, title: 'Plot', views: 1, taps: 0, saved: 1, enquiries: 1 };
  assert.deepEqual((await app.read('interest?days=7')).items, [ofKothi, ofPlot]);
  assert.deepEqual((await app.read('interest')).items, [{ ...ofPlot, views: 10 }, ofKothi]);
});

test('says in words what was asked for and not found', async () => {
  await using app = await createReported();
  const search = `?loc=${app.city}&type=200&maxBudget=4500000`;
  await app.post('/api/MissedSearch', { search });
  await app.post('/api/MissedSearch', { search: '?q=swimming+pool' });
  app.advance(24 * 60 * 60);
  await app.post('/api/MissedSearch', { search });
  await app.db
    .insertInto('missed_search')
    .values([
      { day: '2026-03-01', search: '', times: 4 },
      { day: '2026-01-01', search: 'type=300', times: 9 },
      { day: '2026-03-01', search: 'loc=987654', times: 9 },
    ])
    .execute();

  const later = await createStaffClient(app, 'later');
  const { items, others } = (await later.get('/api/Report/missed-searches?days=7')).body;

  assert.equal(others, 4);
  assert.deepEqual(items, [
    {
      search: `loc=${app.city}&type=200&maxBudget=4500000`,
      said: ['Jalandhar', 'Plot', 'up to Rs. 45 lakh'],
      times: 2,
      lastDay: '2026-03-02',
    },
    { search: 'q=swimming+pool', said: ['“swimming pool”'], times: 1, lastDay: '2026-03-01' },
  ]);
  const { items: ofQuarter } = (await later.get('/api/Report/missed-searches?days=90')).body;
  assert.equal(ofQuarter[0].search, 'type=300');
});

test('says how many days it took to sell, by kind and by place', async () => {
  await using app = await createReported();
  const other = await insertCity(app.db, { name: 'Nakodar' });
  const sell = (days: number, listing: Parameters<typeof insertListing>[1]) =>
    insertListing(app.db, {
      city_id: app.city,
      status: 3,
      is_public: 0,
      published_at: '2026-01-01T00:00:00.000Z',
      status_changed_at: new Date(Date.UTC(2026, 0, 1 + days)).toISOString(),
      ...listing,
    });
  for (const days of [10, 50, 20]) await sell(days, {});
  await sell(40, { city_id: other });
  await sell(7, { property_type: 200 });
  await sell(3, { property_type: 200, trashed_at: '2026-02-01T00:00:00.000Z' });
  await sell(3, { property_type: 300, published_at: null });
  await sell(-400, { property_type: 300, published_at: '2024-01-01T00:00:00.000Z' });
  await insertListing(app.db, { city_id: app.city });

  assert.deepEqual(await app.read('time-to-sell'), {
    kinds: [
      { propertyType: 100, sold: 4, medianDays: 30 },
      { propertyType: 200, sold: 1, medianDays: 7 },
    ],
    places: [
      { cityId: app.city, cityName: 'Jalandhar', propertyType: 100, sold: 3, medianDays: 20 },
      { cityId: app.city, cityName: 'Jalandhar', propertyType: 200, sold: 1, medianDays: 7 },
      { cityId: other, cityName: 'Nakodar', propertyType: 100, sold: 1, medianDays: 40 },
    ],
  });
});

test('counts what was sold on the last 365 days of India, today being the last', async () => {
  await using app = await createReported();
  for (const soldAt of ['2025-03-01T18:29:59.999Z', '2025-03-01T18:30:00.000Z'])
    await insertListing(app.db, {
      city_id: app.city,
      status: 3,
      is_public: 0,
      published_at: '2025-01-01T18:30:00.000Z',
      status_changed_at: soldAt,
    });

  const { kinds } = await app.read('time-to-sell');
  assert.deepEqual(kinds, [{ propertyType: 100, sold: 1, medianDays: 59 }]);
});

test('viewers read reports, nobody else does without an account', async () => {
  await using app = await createReported();
  const viewer = await createStaffClient(app, 'looker', 'viewer');
  for (const report of ['interest', 'missed-searches', 'time-to-sell']) {
    assert.equal((await viewer.get(`/api/Report/${report}`)).status, 200);
    assert.equal((await app.fetch(`/api/Report/${report}`)).status, 401);
  }
  for (const days of ['8', '', 'x'])
    assert.equal((await viewer.get(`/api/Report/interest?days=${days}`)).status, 400);
});
