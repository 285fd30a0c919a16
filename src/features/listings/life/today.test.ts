import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertListing, insertPhoto } from '#test/factories.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp } from '#test/test-app.ts';

test('names the newest drafts and what visitors see without a photo', async () => {
  await using app = await createTestApp();
  const staff = await createStaffClient(app);
  const image_id = await insertPhoto(app.db);
  const draft = { status: 5, is_public: 0 };
  await insertListing(app.db, { title: 'Complete', image_id });
  await insertListing(app.db, { title: 'Sold', status: 3, is_public: 0 });
  const bare = await insertListing(app.db, { title: 'Bare' });
  const begun = await insertListing(app.db, { title: 'Begun', image_id, ...draft });
  const trashedAt = { trashed_at: '2026-02-02T09:00:00.000Z', is_public: 0 };
  await insertListing(app.db, { title: 'Thrown away', ...draft, ...trashedAt });

  const { body } = await staff.get('/api/Today/plan');
  const listing = { kind: 'House', city: 'Jalandhar' };
  assert.deepEqual(body.unfinished, [
    { id: begun, title: 'Begun', ...listing, isDraft: true, hasPhoto: true },
    { id: bare, title: 'Bare', ...listing, isDraft: false, hasPhoto: false },
  ]);

  for (let count = 0; count < 6; count += 1) await insertListing(app.db, draft);
  const { unfinished, unfinishedCount } = (await staff.get('/api/Today/plan')).body;
  assert.deepEqual([unfinished.length, unfinishedCount], [5, 8]);
});

test('says which of the first steps are done', async () => {
  await using app = await createTestApp();
  const staff = await createStaffClient(app);
  const steps = async () => (await staff.get('/api/Today/plan')).body.steps;
  const none = { country: false, state: false, city: false, listing: false, photo: false };
  assert.deepEqual(await steps(), { ...none, phone: false });

  await insertListing(app.db, { image_id: await insertPhoto(app.db) });
  const settings = (await staff.get('/api/Settings')).body;
  const saved = await staff.put('/api/Settings', { ...settings, businessPhone: '9814000000' });
  assert.equal(saved.status, 200);
  const all = { country: true, state: true, city: true, listing: true, photo: true };
  assert.deepEqual(await steps(), { ...all, phone: true });
  assert.equal((await app.fetch('/api/Today/plan')).status, 401);
});
