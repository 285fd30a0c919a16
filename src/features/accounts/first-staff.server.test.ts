import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp, TEST_NOW } from '#test/test-app.ts';
import { ensureFirstStaff, postingUserId } from './first-staff.server.ts';
import { isPassword } from './password.server.ts';
import { findStaff, insertStaff, listStaff } from './staff-store.server.ts';

const NAMED = { STAFF_USERNAME: 'simran', STAFF_PASSWORD: 'a long enough one' };

test('creates the first account with the configured name and password', async () => {
  await using app = await createTestApp();

  assert.equal(await ensureFirstStaff(app.db, NAMED, TEST_NOW), undefined);

  const staff = await findStaff(app.db, 'SIMRAN');
  assert.equal(staff?.userName, 'simran');
  assert.equal(await isPassword('a long enough one', staff?.passwordHash), true);
  assert.equal(await isPassword('a long enough One', staff?.passwordHash), false);
});

test('generates a password when none is configured and returns it once', async () => {
  await using app = await createTestApp();

  const told = await ensureFirstStaff(
    app.db,
    { STAFF_USERNAME: 'admin', STAFF_PASSWORD: undefined },
    TEST_NOW,
  );
  const again = await ensureFirstStaff(
    app.db,
    { STAFF_USERNAME: 'other', STAFF_PASSWORD: undefined },
    TEST_NOW,
  );

  assert.equal(told?.length, 20);
  assert.equal(
    await isPassword(told ?? '', (await findStaff(app.db, 'admin'))?.passwordHash),
    true,
  );
  assert.equal(again, undefined);
  assert.deepEqual(
    (await listStaff(app.db)).map((staff) => staff.userName),
    ['admin'],
  );
});

test('refuses an unusable STAFF_PASSWORD, unless there is an account already', async () => {
  await using app = await createTestApp();
  const unusable: [password: string, allowed: string][] = [
    ['hunter2', 'has 12 to 256 characters'],
    ['administrator', 'is not among the most used'],
    ['Prakash Kaur', 'is not the user name'],
  ];
  const start = (STAFF_PASSWORD: string) =>
    ensureFirstStaff(app.db, { STAFF_USERNAME: 'prakash kaur', STAFF_PASSWORD }, TEST_NOW);
  for (const [password, allowed] of unusable) {
    await assert.rejects(start(password), {
      message: `STAFF_PASSWORD: its value cannot be used; allowed is a password that ${allowed}.`,
    });
  }
  assert.deepEqual(await listStaff(app.db), []);

  await ensureFirstStaff(app.db, NAMED, TEST_NOW);
  assert.equal(await start('hunter2'), undefined);
});

test('creates one account when two processes start at once', async () => {
  await using app = await createTestApp();

  const start = () =>
    ensureFirstStaff(app.db, { STAFF_USERNAME: 'admin', STAFF_PASSWORD: undefined }, TEST_NOW);
  const told = await Promise.all([start(), start()]);

  assert.equal(told.filter((password) => password !== undefined).length, 1);
  assert.equal((await listStaff(app.db)).length, 1);
});

test('gives listings to POSTING_USER_ID, else to the first account, and explains an unknown id', async () => {
  await using app = await createTestApp();
  await ensureFirstStaff(app.db, NAMED, TEST_NOW);
  const second = await insertStaff(app.db, 'office', 'x', TEST_NOW);

  assert.equal(await postingUserId(app.db, { POSTING_USER_ID: undefined }), 1);
  assert.equal(await postingUserId(app.db, { POSTING_USER_ID: second?.id }), second?.id);
  await assert.rejects(
    postingUserId(app.db, { POSTING_USER_ID: 99 }),
    /^Error: POSTING_USER_ID: 99 cannot be used; allowed is/,
  );
});
