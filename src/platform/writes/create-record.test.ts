import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp } from '#test/test-app.ts';
import { insertOnce } from './create-record.server.ts';

test('knows a repeat after an update of the product that orders members anew or has more', async () => {
  await using app = await createTestApp();
  const { staff } = await createStaffClient(app);
  const signature = { staffId: staff.id, userName: staff.userName, at: app.services.now() };
  const ask = (input: object) =>
    insertOnce(app.db, signature, { entity: 'Property', key: 'k', input }, async () => ({
      id: 7,
    }));

  const first = { title: 'Plot', wants: { price: 1, rooms: 2 }, tags: ['a'] };
  assert.deepEqual(await ask(first), { id: 7, isRepeat: false });
  const later = {
    tags: ['a'],
    wants: { rooms: 2, price: 1, corner: false },
    note: '',
    seller: null,
    title: 'Plot',
    links: [],
  };
  assert.deepEqual(await ask(later), { id: 7, isRepeat: true });
  const reused = { refused: 'key reused', storedId: 7 };
  assert.deepEqual(await ask({ ...first, title: 'House' }), reused);
  assert.deepEqual(await ask({ ...first, tags: ['a', 'b'] }), reused);
  assert.deepEqual(await ask({ ...first, wants: { price: 2, rooms: 1 } }), reused);
});
