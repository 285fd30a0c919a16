import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Db } from '#platform/database/database.server.ts';
import { networkOf } from '#platform/http/address-limit.server.ts';
import { createTestApp, TEST_NOW } from '#test/test-app.ts';
import { createLogInLimit } from './log-in-limit.server.ts';
import {
  accountKey,
  clearAttempts,
  takeAttempt,
  waitSecondsAfter,
} from './login-attempts.server.ts';

const attemptOn = (userName: string, network = '192.0.2.1', isKnownAddress = false) => ({
  account: accountKey(userName),
  network,
  isKnownAddress,
});
const take = (db: Db, userName: string, now: Date, network?: string) =>
  takeAttempt(db, attemptOn(userName, network), now);
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
    assert.equal(await take(app.db, 'admin', TEST_NOW), undefined);

  assert.equal(await take(app.db, 'Admin', TEST_NOW), 1);
  assert.equal(await take(app.db, 'admin', later(0.5)), 1);
  assert.equal(await take(app.db, 'other', TEST_NOW), undefined);
  assert.equal(await take(app.db, 'admin', later(1)), undefined);
  assert.equal(await take(app.db, 'admin', later(1)), 2);
});

test('resets the count after a success, or a day without failures', async () => {
  await using app = await createTestApp();
  for (let attempt = 1; attempt <= 5; attempt += 1) await take(app.db, 'admin', TEST_NOW);
  await clearAttempts(app.db, attemptOn('ADMIN'));
  for (let attempt = 1; attempt <= 5; attempt += 1)
    assert.equal(await take(app.db, 'admin', TEST_NOW), undefined);

  const nextDay = later(24 * 3600 + 1);
  for (let attempt = 1; attempt <= 5; attempt += 1)
    assert.equal(await take(app.db, 'admin', nextDay), undefined);
  assert.equal(await take(app.db, 'admin', nextDay), 1);
});

test('blocks each address by its own failures, and a new one for at most 15 seconds', async () => {
  await using app = await createTestApp();
  let seconds = 0;
  for (let failures = 1; failures <= 16; failures += 1)
    seconds += (await take(app.db, 'admin', later(seconds))) ?? waitSecondsAfter(failures);
  assert.equal(await take(app.db, 'admin', later(seconds)), undefined);

  assert.equal(await take(app.db, 'admin', later(seconds)), 900);
  assert.equal(await take(app.db, 'admin', later(seconds), '192.0.2.2'), 15);
  assert.equal(await take(app.db, 'admin', later(seconds + 14), '192.0.2.2'), 1);
  assert.equal(await take(app.db, 'admin', later(seconds + 15), '192.0.2.2'), undefined);
});

test('lets an address in turn however many others keep failing', async () => {
  await using app = await createTestApp();
  let failing = 0;
  const failElsewhere = async (seconds: number) => {
    failing += 1;
    await take(app.db, 'admin', later(seconds), `198.51.100.${failing}`);
  };
  for (let attempt = 1; attempt <= 10; attempt += 1) await failElsewhere(attempt);

  const wait = (await take(app.db, 'admin', later(10), '192.0.2.2')) ?? 0;

  assert.ok(wait <= 15);
  for (let second = 11; second <= 10 + wait; second += 1) await failElsewhere(second);
  assert.equal(await take(app.db, 'admin', later(10 + wait), '192.0.2.2'), undefined);
});

test('caps a wait at fifteen minutes when the clock was set back', async () => {
  await using app = await createTestApp();
  const tomorrow = later(24 * 3600);
  for (let attempt = 1; attempt <= 5; attempt += 1) await take(app.db, 'admin', tomorrow);
  assert.equal(await take(app.db, 'admin', tomorrow), 1);

  assert.equal(await take(app.db, 'admin', TEST_NOW), 900);
  assert.equal(await take(app.db, 'admin', later(899)), 1);
  assert.equal(await take(app.db, 'admin', later(900)), undefined);
});

/** One process of several over a database. */
function addressLimitOf(db: Db) {
  let seconds = 0;
  const clocks = { now: () => later(seconds), monotonicMs: () => seconds * 1000 };
  const limit = createLogInLimit({ db, ...clocks }, '*password');
  const takeAt = (address: string, at: number) => {
    seconds = at;
    return limit.take(address);
  };
  return { takeAt, release: limit.release };
}

test('allows an address sixty attempts a minute, without those released', async () => {
  await using app = await createTestApp();
  const { takeAt, release } = addressLimitOf(app.db);
  for (let attempt = 1; attempt <= 60; attempt += 1)
    assert.equal(await takeAt('192.0.2.1', 0), undefined);

  assert.equal(await takeAt('192.0.2.1', 20), 40);
  assert.equal(await takeAt('192.0.2.2', 20), undefined);
  await release('192.0.2.1');
  assert.equal(await takeAt('192.0.2.1', 59), undefined);
  assert.equal(await takeAt('192.0.2.1', 59), 1);
  assert.equal(await takeAt('192.0.2.1', 60), undefined);
});

test('counts the attempts of an address at several processes together', async () => {
  await using app = await createTestApp();
  const [one, other] = [addressLimitOf(app.db), addressLimitOf(app.db)];
  for (let attempt = 1; attempt <= 30; attempt += 1)
    for (const { takeAt } of [one, other]) assert.equal(await takeAt('192.0.2.1', 0), undefined);

  assert.equal(await one.takeAt('192.0.2.1', 20), 40);
  assert.equal(await other.takeAt('192.0.2.1', 20), 40);
  assert.equal(await other.takeAt('192.0.2.1', 60), undefined);
  assert.equal(await one.takeAt('192.0.2.1', 60), undefined);
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
