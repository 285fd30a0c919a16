import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp } from '#test/test-app.ts';

test('every refusal has a plain message, even from schemas without one', async () => {
  await using app = await createTestApp();
  const staff = await createStaffClient(app);
  const refused = [
    await staff.post('/api/Acount/authenticate', {}),
    await staff.post('/api/Acount/authenticate', { userName: 7, password: [] }),
    await staff.post('/api/Acount/change-password', {}),
    await staff.post('/api/PageView', {}),
    await staff.post('/api/Country', []),
    await staff.post('/api/Country', { name: 'India' }, { 'idempotency-key': 'x'.repeat(300) }),
    await staff.post('/api/Property/filtered-properties', {
      pageNumber: 1e30,
      pageSize: 101,
      sortByIndex: 'x',
    }),
    await staff.post('/api/Property', { propertyType: 200, plot: 'abc' }),
    await staff.get(`/api/Property?pageNumber=1&search=${'x'.repeat(300)}`),
    await staff.get('/api/Property?pageNumber=1&sort=zz'),
  ];

  for (const { status, body } of refused) {
    assert.equal(status, 400);
    for (const message of Object.values<string[]>(body.errors).flat())
      assert.match(message, /^(?:Please|Expected) .+\.$/, JSON.stringify(body));
  }
  assert.deepEqual(refused[0]?.body.errors.userName, [
    'Please fill out all the required(*) fields.',
  ]);
});
