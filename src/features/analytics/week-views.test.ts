import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertListing } from '#test/factories.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp } from '#test/test-app.ts';
import { addPageViews } from './page-view-store.server.ts';

test('counts the views of listings of seven days, and names the most viewed', async () => {
  await using app = await createTestApp();
  const staff = await createStaffClient(app);
  const kothi = await insertListing(app.db, { title: 'Kothi' });
  const plot = await insertListing(app.db, { title: 'Plot' });
  const view = (day: string, path: string) => ({
    day,
    path,
    referrerHost: '',
    device: 'phone' as const,
  });
  await addPageViews(app.db, [
    [view('2026-03-01', `/property-details/${kothi}`), 2],
    [{ ...view('2026-03-01', `/property-details/${kothi}`), device: 'desktop' }, 3],
    [view('2026-02-23', `/property-details/${plot}`), 4],
    [view('2026-02-22', `/property-details/${plot}`), 90],
    [view('2026-03-01', '/home'), 50],
    [view('2026-03-01', '/property-details/987654'), 1],
  ]);

  const { status, body } = await staff.get('/api/PageView/week');

  assert.equal(status, 200);
  assert.deepEqual(
    body.days.map(({ views }: { views: number }) => views),
    [4, 0, 0, 0, 0, 0, 6],
  );
  assert.equal(body.days[6].day, '2026-03-01');
  assert.deepEqual(body.listings, [
    { id: kothi, title: 'Kothi', views: 5 },
    { id: plot, title: 'Plot', views: 4 },
  ]);
});

test('sets the last seven days against the seven before, in days of India', async () => {
  await using app = await createTestApp();
  const staff = await createStaffClient(app);
  const id = await insertListing(app.db);
  const path = `/property-details/${id}`;
  const view = { path, referrerHost: '', device: 'phone' } as const;
  const tap = { property_id: id, taps: 2 };
  await addPageViews(app.db, [
    [{ ...view, day: '2026-02-23' }, 5],
    [{ ...view, day: '2026-02-22' }, 7],
    [{ ...view, day: '2026-02-16' }, 1],
    [{ ...view, day: '2026-02-15' }, 90],
  ]);
  await app.db
    .insertInto('tap')
    .values([
      { ...tap, day: '2026-02-23', kind: 'call' },
      { ...tap, day: '2026-02-23', kind: 'whatsapp' },
      { ...tap, day: '2026-02-23', kind: 'share' },
      { ...tap, day: '2026-02-22', kind: 'owner' },
    ])
    .execute();
  await app.fetch('/api/Enquiry', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'question', name: 'A', phone: '9812345678', consent: true }),
  });
  const sentAt = (created_at: string) =>
    app.db.updateTable('enquiry').set({ created_at }).execute();

  // Midnight in India.
  await sentAt('2026-02-22T18:30:00.000Z');
  const { body } = await staff.get('/api/PageView/week');
  assert.deepEqual(body.week, { views: 5, taps: 4, enquiries: 1 });
  assert.deepEqual(body.weekBefore, { views: 8, taps: 2, enquiries: 0 });
  await sentAt('2026-02-22T18:29:59.000Z');
  const later = (await staff.get('/api/PageView/week')).body;
  assert.deepEqual([later.week.enquiries, later.weekBefore.enquiries], [0, 1]);
});

test('answers a week without views, and staff alone', async () => {
  await using app = await createTestApp();
  const staff = await createStaffClient(app);
  assert.deepEqual((await staff.get('/api/PageView/week')).body.listings, []);
  assert.equal((await app.fetch('/api/PageView/week')).status, 401);
});
