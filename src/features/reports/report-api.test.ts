import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertCity, insertListing } from '#test/factories.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestAppWithStaff } from '#test/test-app-with-staff.ts';

const REPORTS = [
  'totals',
  'sources',
  'enquiries',
  'interest',
  'missed-searches',
  'time-to-sell',
] as const;
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

test('counts each day of India, and says what the same days before had', async () => {
  await using app = await createReported();
  const id = await insertListing(app.db, { city_id: app.city });
  const view = { referrer_host: '', device: 'phone', path: `/property-details/${id}` };
  const views = (day: string, count: number, path = view.path) => ({
    ...view,
    day,
    path,
    views: count,
  });
  await app.db
    .insertInto('page_view')
    .values([
      views('2026-02-16', 5),
      views('2026-02-22', 4),
      views('2026-02-23', 2),
      views('2026-02-23', 3, '/home'),
      views('2026-02-23', 90, '/reports'),
      views('2026-02-23', 90, '/buyers'),
      views('2026-02-23', 90, '/login'),
    ])
    .execute();
  await app.post('/api/Tap', { propertyId: id, kind: 'call' });
  await app.post('/api/Tap', { propertyId: id, kind: 'share' });
  await app.post('/api/Save', { propertyId: id });
  const enquiry = { kind: 'visit', name: 'A', phone: '9876543210', consent: true };
  await app.post('/api/Enquiry', enquiry);
  await app.db.updateTable('enquiry').set({ created_at: '2026-02-23T18:30:00.000Z' }).execute();
  for (const soldAt of ['2026-02-22T18:29:59.999Z', '2026-02-22T18:30:00.000Z'])
    await insertListing(app.db, {
      city_id: app.city,
      status: 3,
      is_public: 0,
      status_changed_at: soldAt,
    });

  const none = { pageViews: 0, listingViews: 0, taps: 0, saves: 0, enquiries: 0, sold: 0 };
  const week = await app.read('totals?days=7');
  assert.deepEqual(week.days.slice(0, 3), [
    { ...none, day: '2026-02-23', pageViews: 5, listingViews: 2, sold: 1 },
    { ...none, day: '2026-02-24', enquiries: 1 },
    { ...none, day: '2026-02-25' },
  ]);
  assert.deepEqual(week.days.at(-1), { ...none, day: '2026-03-01', taps: 1, saves: 1 });
  const total = { pageViews: 5, listingViews: 2, taps: 1, saves: 1, enquiries: 1, sold: 1 };
  assert.deepEqual(week.total, total);
  assert.deepEqual(week.before, { ...none, pageViews: 9, listingViews: 9, sold: 1 });
  const { before, countedSince } = await app.read('totals?days=30');
  assert.deepEqual([before, countedSince], [null, '2026-02-16']);
});

test('says from which sites visitors came', async () => {
  await using app = await createReported();
  const view = { day: '2026-02-25', path: '/home', device: 'phone' };
  const hosts = ['', 'www.google.com', 'm.facebook.com', 'l.facebook.com', 'm.in'];
  for (let host = 0; host < 9; host += 1) hosts.push(`site-${host}.in`);
  await app.db
    .insertInto('page_view')
    .values([
      ...hosts.map((referrer_host, index) => ({ ...view, referrer_host, views: 30 - index })),
      { ...view, day: '2026-02-22', referrer_host: 'old.in', views: 9 },
      { ...view, path: '/reports', referrer_host: 'google.com', views: 9 },
    ])
    .execute();

  const { items, others, direct } = await app.read('sources?days=7');
  assert.equal(direct, 30);
  assert.deepEqual(items.slice(0, 3), [
    { host: 'facebook.com', views: 55 },
    { host: 'google.com', views: 29 },
    { host: 'm.in', views: 26 },
  ]);
  assert.equal(items.length, 10);
  assert.deepEqual(others, { hosts: 2, views: 35 });
});

test('says what was asked, about what, and who answered after how long', async () => {
  await using app = await createReported();
  const id = await insertListing(app.db, { city_id: app.city, property_type: 200 });
  const send = (kind: string, propertyId?: number) =>
    app.post('/api/Enquiry', {
      ...{ kind, propertyId, name: 'A', consent: true },
      phone: `98765432${propertyId === undefined ? 10 : 20}`,
    });
  await send('sell');
  await send('visit', id);
  await send('visit', id);
  const rows = await app.db.selectFrom('enquiry').select('id').orderBy('id').execute();
  const [first, second] = rows.map((row) => `/api/Enquiry/${row.id}`);
  const put = async (staff: typeof app.staff, path = '', status = '') => {
    const answer = await staff.put(path, { status, note: '', followUpOn: null });
    assert.equal(answer.status, 200);
  };
  app.advance(2 * 60 * 60);
  await put(app.staff, first, 'contacted');
  await put(app.staff, first, 'new');
  app.advance(4 * 60 * 60);
  const other = await createStaffClient(app, 'other');
  await put(other, first, 'closed');
  await put(other, second, 'new');
  await put(other, second, 'visit');

  const { oldestNew, ...report } = await app.read('enquiries?days=7');
  assert.deepEqual(report, {
    received: 3,
    stillNew: 1,
    kinds: [
      { kind: 'visit', received: 2, stillNew: 1 },
      { kind: 'sell', received: 1, stillNew: 0 },
    ],
    subjects: [
      { cityName: 'Jalandhar', propertyType: 200, received: 2, stillNew: 1 },
      { cityName: null, propertyType: null, received: 1, stillNew: 0 },
    ],
    answered: { enquiries: 2, medianHours: 4 },
    people: [
      { userName: 'other', enquiries: 1, medianHours: 6 },
      { userName: 'simran', enquiries: 1, medianHours: 2 },
    ],
  });
  assert.match(oldestNew, /^2026-03-01T/);
});

test('viewers read reports, nobody else does without an account', async () => {
  await using app = await createReported();
  const viewer = await createStaffClient(app, 'looker', 'viewer');
  for (const report of REPORTS) {
    assert.equal((await viewer.get(`/api/Report/${report}`)).status, 200);
    assert.equal((await app.fetch(`/api/Report/${report}`)).status, 401);
  }
  for (const days of ['8', '', 'x'])
    assert.equal((await viewer.get(`/api/Report/interest?days=${days}`)).status, 400);
});
