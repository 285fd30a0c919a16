import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { createTestApp, TEST_NOW } from '#test/test-app.ts';
import { addStaff, changePassword, removeStaff } from './manage-staff.server.ts';
import { createPasswordCheck } from './password-check.server.ts';
import { beginSession, readSession, renewSession } from './session.server.ts';
import { deleteSession } from './session-store.server.ts';

const OPERATOR = { staffId: null, userName: 'test', at: TEST_NOW };
const RIGHT = { userName: 'simran', password: 'right password' };
const WRONG = { ...RIGHT, password: 'wrong password' };

async function createWithStaff() {
  const app = await createTestApp();
  await addStaff(app.db, OPERATOR, RIGHT.userName, RIGHT.password);
  const logIn = createPasswordCheck(app.services);
  return {
    ...app,
    logIn,
    async token() {
      const result = await logIn(RIGHT, '');
      assert.ok('staff' in result);
      return (await beginSession(app.services, result.staff)).token;
    },
  };
}

test("identifies the staff member of a correct password and of a session's token", async () => {
  await using app = await createWithStaff();

  const result = await app.logIn({ userName: 'SIMRAN', password: RIGHT.password }, '');

  assert.deepEqual(result, { staff: { id: 1, userName: 'simran', role: 'owner' } });
  const found = await readSession(app.services, await app.token());
  assert.deepEqual(found?.staff, { id: 1, userName: 'simran', role: 'owner' });
});

test('refuses a wrong password, an unknown and an impossible name alike', async () => {
  await using app = await createWithStaff();

  for (const userName of ['simran', 'nobody', '', 'a\0b', '\ud800', 'x'.repeat(10_000)]) {
    assert.deepEqual(await app.logIn({ userName, password: 'wrong' }, ''), { refused: 'wrong' });
  }
});

test('accepts a password in another Unicode normalization', async () => {
  await using app = await createWithStaff();
  await addStaff(app.db, OPERATOR, 'zoe', 'caf\u00e9 caf\u00e9');

  assert.ok(
    'staff' in (await app.logIn({ userName: 'zoe', password: 'cafe\u0301 cafe\u0301' }, '')),
  );
});

test('counts concurrent guesses, and accepts the correct password after the wait', async () => {
  await using app = await createWithStaff();

  const results = await Promise.all(
    Array.from({ length: 50 }, (_, guess) =>
      app.logIn({ ...WRONG, password: `guess ${guess}` }, `192.0.2.${guess}`),
    ),
  );

  assert.equal(
    results.filter((result) => 'refused' in result && result.refused === 'wrong').length,
    5,
  );
  assert.deepEqual(await app.logIn(RIGHT, ''), { refused: 'too many', waitSeconds: 1 });
  app.advance(1);
  assert.ok('staff' in (await app.logIn(RIGHT, '')));
});

test('accepts twenty concurrent correct log-ins', async () => {
  await using app = await createWithStaff();

  const results = await Promise.all(
    Array.from({ length: 20 }, () => app.logIn(RIGHT, '192.0.2.1')),
  );

  assert.ok(results.every((result) => 'staff' in result));
});

test('accepts the correct password after at most fifteen minutes, whatever came before', async () => {
  await using app = await createWithStaff();
  for (let attempt = 1; attempt <= 20; attempt += 1) {
    await app.logIn(WRONG, '');
    app.advance(15 * 60);
  }

  assert.ok('staff' in (await app.logIn(RIGHT, '')));
  assert.deepEqual(await app.logIn(WRONG, ''), { refused: 'wrong' });
});

test('slows down an address that guesses many accounts', async () => {
  await using app = await createWithStaff();
  const guess = (account: number) =>
    app.logIn({ userName: `account ${account}`, password: 'wrong' }, '192.0.2.1');
  for (let account = 1; account <= 60; account += 1)
    assert.deepEqual(await guess(account), { refused: 'wrong' });

  assert.deepEqual(await guess(61), { refused: 'too many', waitSeconds: 60 });
  assert.ok('staff' in (await app.logIn(RIGHT, '192.0.2.2')));
});

test('lets staff in from a known address while others guess the password', async () => {
  await using app = await createWithStaff();
  assert.ok('staff' in (await app.logIn(RIGHT, '192.0.2.1')));
  app.advance(30 * 24 * 3600 - 60);
  for (let guess = 1; guess <= 40; guess += 1) {
    await app.logIn(WRONG, '198.51.100.1');
    app.advance(1.1);
  }

  assert.ok('staff' in (await app.logIn(RIGHT, '192.0.2.1')));
});

test('lets staff in from an address that is new or no longer known within 15 s', async () => {
  await using app = await createWithStaff();
  assert.ok('staff' in (await app.logIn(RIGHT, '192.0.2.1')));
  app.advance(31 * 24 * 3600);
  for (const address of ['192.0.2.1', '192.0.2.2']) {
    for (let guess = 1; guess <= 20; guess += 1) await app.logIn(WRONG, `198.51.100.${guess}`);
    for (let guess = 1; guess <= 20; guess += 1) {
      await app.logIn(WRONG, '203.0.113.1');
      app.advance(1.1);
    }
    const refused = await app.logIn(RIGHT, address);
    const waitSeconds = 'waitSeconds' in refused ? refused.waitSeconds : 0;
    for (let second = 1; second <= waitSeconds; second += 1) {
      app.advance(1);
      await app.logIn(WRONG, `203.0.113.${second}`);
    }

    assert.ok(waitSeconds <= 15);
    assert.ok('staff' in (await app.logIn(RIGHT, address)), address);
  }
});

test('keeps the wait of a guessing address when somebody else logs in', async () => {
  await using app = await createWithStaff();
  assert.ok('staff' in (await app.logIn(RIGHT, '192.0.2.1')));
  for (let guess = 1; guess <= 60; guess += 1) {
    await app.logIn(WRONG, '198.51.100.1');
    app.advance(1);
  }

  assert.ok('staff' in (await app.logIn(RIGHT, '192.0.2.1')));

  const refused = await app.logIn(WRONG, '198.51.100.1');
  assert.ok('waitSeconds' in refused && refused.waitSeconds > 1);
});

test('lets staff in from a known address at which many accounts are guessed', async () => {
  await using app = await createWithStaff();
  assert.ok('staff' in (await app.logIn(RIGHT, '127.0.0.1')));
  for (let account = 1; account <= 60; account += 1)
    await app.logIn({ userName: `account ${account}`, password: 'wrong' }, '127.0.0.1');

  assert.ok('staff' in (await app.logIn(RIGHT, '127.0.0.1')));
  assert.deepEqual(await app.logIn({ userName: 'nobody', password: 'wrong' }, '127.0.0.1'), {
    refused: 'too many',
    waitSeconds: 60,
  });
});

test('does not prolong the wait of an address when the clock is set back', async () => {
  await using app = await createWithStaff();
  for (let account = 1; account <= 60; account += 1)
    await app.logIn({ userName: `account ${account}`, password: 'wrong' }, '192.0.2.1');

  app.setClock(new Date(TEST_NOW.getTime() - 24 * 3600 * 1000));

  assert.deepEqual(await app.logIn({ userName: 'nobody', password: 'wrong' }, '192.0.2.1'), {
    refused: 'too many',
    waitSeconds: 60,
  });
});

test('counts the spellings that the database takes for one name together', async () => {
  await using app = await createWithStaff();
  await addStaff(app.db, OPERATOR, 'admin', RIGHT.password);
  // PostgreSQL lowers the dotted capital I of Turkish to i; SQLite knows ASCII alone.
  const { lowered } = await sql<{ lowered: string }>`select lower('adm\u0130n') as lowered`
    .execute(app.db)
    .then(({ rows }) => rows[0] ?? { lowered: '' });
  const spelling = lowered === 'admin' ? 'adm\u0130n' : 'ADMIN';
  for (let guess = 1; guess <= 5; guess += 1)
    assert.deepEqual(await app.logIn({ userName: spelling, password: 'wrong' }, '192.0.2.1'), {
      refused: 'wrong',
    });

  assert.deepEqual(await app.logIn({ userName: 'admin', password: 'wrong' }, '192.0.2.1'), {
    refused: 'too many',
    waitSeconds: 1,
  });
});

test('ends a token with its expiry, its session, a password change and its account', async () => {
  await using app = await createWithStaff();
  await addStaff(app.db, OPERATOR, 'other', 'another password');
  const isGood = async (token: string) => (await readSession(app.services, token)) !== undefined;

  const loggedOut = await app.token();
  const found = await readSession(app.services, loggedOut);
  await deleteSession(app.db, found?.session.id ?? '');
  assert.equal(await isGood(loggedOut), false);

  const changed = await app.token();
  const kept = await app.token();
  const keptSession = (await readSession(app.services, kept))?.session.id;
  await changePassword(app.db, OPERATOR, 'simran', RIGHT.password, keptSession);
  assert.equal(await isGood(changed), false);
  assert.equal(await isGood(kept), true);

  const timed = await app.token();
  app.advance(8 * 3600 - 1);
  assert.equal(await isGood(timed), true);
  app.advance(1);
  assert.equal(await isGood(timed), false);

  const removed = await app.token();
  assert.equal(await removeStaff(app.db, OPERATOR, 'simran'), 'removed');
  assert.equal(await isGood(removed), false);
});

test('renews a session for at most a week', async () => {
  await using app = await createWithStaff();
  let token = await app.token();
  let renewals = 0;

  for (
    let found = await readSession(app.services, token);
    found !== undefined;
    found = await readSession(app.services, token)
  ) {
    token = (await renewSession(app.services, found.staff, found.session)).token;
    renewals += 1;
    app.advance(4 * 3600);
  }

  assert.equal(renewals, 42);
});
