import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertListing } from '#test/factories.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestAppWithStaff } from '#test/test-app-with-staff.ts';

const BROWSER =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

async function createWithListing() {
  const app = await createTestAppWithStaff();
  const id = await insertListing(app.db, { city_id: app.city });
  const post = async (path: string, body: unknown) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': BROWSER },
      body: JSON.stringify(body),
    };
    return (await app.fetch(path, init)).status;
  };
  const interest = async () => (await app.staff.get(`/api/Property/${id}/interest`)).body;
  return { ...app, id, post, interest };
}

test('counts what visitors do with a listing, day by day', async () => {
  await using app = await createWithListing();
  const { id, post } = app;
  assert.equal(await post('/api/PageView', { path: `/property-details/a-house-${id}` }), 204);
  app.advance(24 * 60 * 60);
  await post('/api/PageView', { path: `/property-details/a-house-${id}` });
  for (const kind of ['call', 'call', 'owner', 'whatsapp', 'share'])
    assert.equal(await post('/api/Tap', { propertyId: id, kind }), 204);
  for (const _ of [1, 2]) assert.equal(await post('/api/Save', { propertyId: id }), 204);
  const enquiry = { kind: 'visit', name: 'A', phone: '9876543210', propertyId: id, consent: true };
  assert.equal(await post('/api/Enquiry', enquiry), 201);

  const later = await createStaffClient(app, 'later');
  const { days, ...totals } = (await later.get(`/api/Property/${id}/interest`)).body;

  assert.deepEqual(totals, {
    views: 2,
    taps: { call: 2, owner: 1, whatsapp: 1, share: 1 },
    enquiries: 1,
    saved: 2,
  });
  assert.equal(days.length, 90);
  assert.deepEqual(days.slice(-2), [
    { day: '2026-03-01', views: 1, taps: 0, enquiries: 0 },
    { day: '2026-03-02', views: 1, taps: 5, enquiries: 1 },
  ]);
  assert.equal((await later.get('/api/Property/999/interest')).status, 404);
});

test('what happens after midnight in India counts for the day that begins there', async () => {
  await using app = await createWithListing();
  const { id, post } = app;
  const enquiry = { kind: 'visit', name: 'A', phone: '9876543210', propertyId: id, consent: true };
  const once = async (seconds: number) => {
    app.advance(seconds);
    await post('/api/PageView', { path: `/property-details/a-house-${id}` });
    await post('/api/Tap', { propertyId: id, kind: 'call' });
    await post('/api/Enquiry', enquiry);
  };
  // From noon to the last second of the day, then to one o'clock in the night.
  await once(12 * 60 * 60 - 1);
  await once(60 * 60);

  const later = await createStaffClient(app, 'later');
  const { days } = (await later.get(`/api/Property/${id}/interest`)).body;

  assert.deepEqual(days.slice(-2), [
    { day: '2026-03-01', views: 1, taps: 1, enquiries: 1 },
    { day: '2026-03-02', views: 1, taps: 1, enquiries: 1 },
  ]);
});

test('an erased enquiry goes on counting', async () => {
  await using app = await createWithListing();
  const enquiry = {
    kind: 'question',
    name: 'A',
    phone: '9876543210',
    propertyId: app.id,
    consent: true,
  };
  await app.post('/api/Enquiry', enquiry);
  await app.staff.post('/api/Person/erase', { phone: '9876543210' });

  assert.equal((await app.interest()).enquiries, 1);
});

test('taps count for listings that visitors can see, and say nothing else', async () => {
  await using app = await createWithListing();
  const draft = await insertListing(app.db, { city_id: app.city, status: 5, is_public: 0 });
  for (const propertyId of [draft, 4711])
    for (const path of ['/api/Tap', '/api/Save'])
      assert.equal(await app.post(path, { propertyId, kind: 'call' }), 204);
  assert.equal(await app.post('/api/Save', { propertyId: 0 }), 400);
  for (const junk of [
    null,
    {},
    { propertyId: app.id },
    { propertyId: app.id, kind: 'like' },
    { propertyId: app.id, kind: 'save' },
    { propertyId: 'x', kind: 'call' },
    { propertyId: 0, kind: 'call' },
  ])
    assert.equal(await app.post('/api/Tap', junk), 400, JSON.stringify(junk));
  await app.post('/api/Tap', { propertyId: app.id, kind: 'call', phone: '9876543210' });
  await app.interest();

  const rows = await app.db.selectFrom('tap').selectAll().execute();
  assert.deepEqual(
    rows.map((row) => ({ ...row })),
    [{ day: '2026-03-01', property_id: app.id, kind: 'call', taps: 1 }],
  );
});

test('a flood of taps from one network does not distort the numbers', async () => {
  await using app = await createWithListing();
  for (let tap = 0; tap < 100; tap += 1)
    assert.equal(await app.post('/api/Tap', { propertyId: app.id, kind: 'call' }), 204);

  const { taps } = await app.interest();
  assert.deepEqual(taps, { call: 20, owner: 0, whatsapp: 0, share: 0 });
});

test('a tap counts whatever program sends it', async () => {
  await using app = await createWithListing();
  for (const agent of ['', 'node', 'Mozilla/5.0 HeadlessChrome/150.0.0.0']) {
    const response = await app.fetch('/api/Tap', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': agent },
      body: JSON.stringify({ propertyId: app.id, kind: 'share' }),
    });
    assert.equal(response.status, 204);
  }

  assert.equal((await app.interest()).taps.share, 3);
});
