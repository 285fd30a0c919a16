import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp, TEST_NOW } from '#test/test-app.ts';
import { createAddressLimit, networkOf } from './address-limit.ts';
import { clearAttempts, takeAttempt, waitSecondsAfter } from './login-attempts.server.ts';

const later = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000);

test('doubles the wait after five failures, from a second to fifteen minutes', () => {
  assert.deepEqual(
    [4, 5, 6, 7, 14, 15, 16, 1000].map(waitSecondsAfter),
    [0, 1, 2, 4, 512, 900, 900, 900],
  );
});

test('blocks an account after five failures; attempts meanwhile do not prolong the block', async () => {
  await using app = await createTestApp();
  for (let attempt = 1; attempt <= 5; attempt += 1)
    assert.equal(await takeAttempt(app.db, 'admin', TEST_NOW), undefined);

  assert.equal(await takeAttempt(app.db, 'Admin', TEST_NOW), 1);
  assert.equal(await takeAttempt(app.db, 'admin', later(0.5)), 1);
  assert.equal(await takeAttempt(app.db, 'other', TEST_NOW), undefined);
  assert.equal(await takeAttempt(app.db, 'admin', later(1)), undefined);
  assert.equal(await takeAttempt(app.db, 'admin', later(1)), 2);
});

test('resets the count after a success, or a day without failures', async () => {
  await using app = await createTestApp();
  for (let attempt = 1; attempt <= 5; attempt += 1) await takeAttempt(app.db, 'admin', TEST_NOW);
  await clearAttempts(app.db, 'ADMIN');
  for (let attempt = 1; attempt <= 5; attempt += 1)
    assert.equal(await takeAttempt(app.db, 'admin', TEST_NOW), undefined);

  const nextDay = later(24 * 3600 + 1);
  for (let attempt = 1; attempt <= 5; attempt += 1)
    assert.equal(await takeAttempt(app.db, 'admin', nextDay), undefined);
  assert.equal(await takeAttempt(app.db, 'admin', nextDay), 1);
});

test('allows an address sixty attempts a minute, without those released', () => {
  const limit = createAddressLimit();
  for (let attempt = 1; attempt <= 60; attempt += 1)
    assert.equal(limit.take('192.0.2.1', TEST_NOW), undefined);

  assert.equal(limit.take('192.0.2.1', later(20)), 40);
  assert.equal(limit.take('192.0.2.2', later(20)), undefined);
  limit.release('192.0.2.1');
  assert.equal(limit.take('192.0.2.1', later(59)), undefined);
  assert.equal(limit.take('192.0.2.1', later(59)), 1);
  assert.equal(limit.take('192.0.2.1', later(60)), undefined);
});

test('counts the addresses of one subscriber together', () => {
  const networks = {
    '192.0.2.1': '192.0.2.1',
    '::ffff:192.0.2.1': '192.0.2.1',
    '2001:DB8:1:2:3:4:5:6': '2001:db8:1:2',
    '2001:db8:1:2::9': '2001:db8:1:2',
    '2001:db8::9': '2001:db8:0:0',
    'fe80::1:2:3:4:5:6': 'fe80:0:1:2',
    '::1': '0:0:0:0',
    '': '',
  };
  for (const [address, network] of Object.entries(networks))
    assert.equal(networkOf(address), network, address);
});
