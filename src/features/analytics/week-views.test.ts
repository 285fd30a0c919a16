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

test('answers a week without views, and staff alone', async () => {
  await using app = await createTestApp();
  const staff = await createStaffClient(app);
  assert.deepEqual((await staff.get('/api/PageView/week')).body.listings, []);
  assert.equal((await app.fetch('/api/PageView/week')).status, 401);
});
