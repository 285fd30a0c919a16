import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#test/test-app.ts';
import { addStaff } from './manage-staff.server.ts';
import { tokenExpiry } from './token-expiry.ts';

const PASSWORD = 'right password';
const OPERATOR = { staffId: null, userName: 'test', at: TEST_NOW };

/** The product with the account `simran`, and a client for its account routes. */
async function createWithAccount(environment: Record<string, string> = {}) {
  const app = await createTestApp(environment);
  await addStaff(app.db, OPERATOR, 'simran', PASSWORD);
  return {
    ...app,
    call: (path: string, body: unknown, token = '') => call(app, path, body, token),
  };
}

async function call(app: TestApp, path: string, body: unknown, token: string) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const response = await app.fetch(`/api/Acount/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

test('answers a log-in with the user name and a token that expires after TOKEN_TTL', async () => {
  await using app = await createWithAccount({ TOKEN_TTL: '30m' });

  const { status, body, headers } = await app.call('authenticate', {
    userName: 'Simran',
    password: PASSWORD,
  });

  assert.equal(status, 200);
  assert.deepEqual(Object.keys(body), ['userName', 'token']);
  assert.equal(body.userName, 'simran');
  assert.equal(headers.get('cache-control'), 'no-store');
  assert.deepEqual(tokenExpiry(body.token), new Date(TEST_NOW.getTime() + 30 * 60 * 1000));
});

test('answers the same 401 to a wrong password and an unknown name', async () => {
  await using app = await createWithAccount();

  const wrong = await app.call('authenticate', { userName: 'simran', password: 'wrong password' });
  const unknown = await app.call('authenticate', { userName: "' or 1=1 --", password: PASSWORD });

  assert.equal(wrong.status, 401);
  assert.equal(wrong.headers.get('content-type'), 'application/problem+json');
  assert.deepEqual(wrong.body, unknown.body);
});

test('blanks and unseen marks around a name do not matter, those inside do', async () => {
  await using app = await createWithAccount();
  for (const userName of ['simran ', ' Simran', '\u200bsimran\u00a0', '\u2066simran\u2069\ufeff']) {
    const { status, body } = await app.call('authenticate', { userName, password: PASSWORD });
    assert.deepEqual([status, body.userName], [200, 'simran'], JSON.stringify(userName));
  }
  const inside = { userName: 'sim\u200bran', password: PASSWORD };
  assert.equal((await app.call('authenticate', inside)).status, 401);
});

test('answers 400 to anything but two texts', async () => {
  await using app = await createWithAccount();

  for (const body of [
    {},
    { userName: 'simran' },
    { userName: 1, password: 2 },
    { userName: ['simran'], password: { length: 9 } },
    [],
    null,
  ]) {
    assert.equal((await app.call('authenticate', body)).status, 400, JSON.stringify(body));
  }
});

test('answers the attempt after five failures with 429 and Retry-After', async () => {
  await using app = await createWithAccount();
  const wrong = () => app.call('authenticate', { userName: 'simran', password: 'wrong' });
  for (let attempt = 1; attempt <= 5; attempt += 1) assert.equal((await wrong()).status, 401);

  const refused = await wrong();

  assert.deepEqual(
    [refused.status, refused.body.title, refused.headers.get('retry-after')],
    [429, 'Too Many Requests', '1'],
  );
  app.advance(1);
  assert.equal(
    (await app.call('authenticate', { userName: 'simran', password: PASSWORD })).status,
    200,
  );
});

test('revokes the token on logout', async () => {
  await using app = await createTestApp();
  const staff = await createStaffClient(app);

  assert.equal((await staff.post('/api/Acount/logout', undefined)).status, 204);

  assert.equal((await staff.post('/api/Acount/renew', undefined)).status, 401);
});

test('extends the session with a renewed token', async () => {
  await using app = await createTestApp();
  const staff = await createStaffClient(app);
  app.advance(7 * 3600);

  const { status, body } = await staff.post('/api/Acount/renew', undefined);

  assert.equal(status, 200);
  assert.deepEqual(tokenExpiry(body.token), new Date(TEST_NOW.getTime() + 15 * 3600 * 1000));
  app.advance(7 * 3600);
  assert.equal((await call(app, 'renew', undefined, body.token)).status, 200);
  assert.equal((await staff.post('/api/Acount/renew', undefined)).status, 401);
});

test('changes the password with the current one, and ends all other sessions', async () => {
  await using app = await createWithAccount();
  const logIn = async (password: string) =>
    app.call('authenticate', { userName: 'simran', password });
  const [here, elsewhere] = [
    (await logIn(PASSWORD)).body.token,
    (await logIn(PASSWORD)).body.token,
  ];
  const change = (currentPassword: unknown, newPassword: unknown) =>
    app.call('change-password', { currentPassword, newPassword }, here);

  assert.deepEqual((await change('wrong', 'a new password')).body.errors, {
    currentPassword: ['The current password is wrong.'],
  });
  assert.deepEqual((await change(PASSWORD, '12345678901')).body.errors, {
    newPassword: ['Please enter at least 12 characters.'],
  });
  assert.deepEqual((await change(PASSWORD, 'x'.repeat(257))).body.errors, {
    newPassword: ['Please enter at most 256 characters.'],
  });
  assert.equal((await app.call('renew', undefined, elsewhere)).status, 200);
  assert.equal((await change(PASSWORD, 'a new password')).status, 204);

  assert.equal((await app.call('renew', undefined, here)).status, 200);
  assert.equal((await app.call('renew', undefined, elsewhere)).status, 401);
  assert.equal((await logIn(PASSWORD)).status, 401);
  assert.equal((await logIn('a new password')).status, 200);
});

test('refuses a common password and the user name as a new password', async () => {
  await using app = await createWithAccount();
  await addStaff(app.db, OPERATOR, 'harpreet sandhu', PASSWORD);
  const { token } = (
    await app.call('authenticate', { userName: 'harpreet sandhu', password: PASSWORD })
  ).body;
  const change = (newPassword: string) =>
    app.call('change-password', { currentPassword: PASSWORD, newPassword }, token);

  for (const common of ['unbelievable', 'Password1234', '123456789012']) {
    const { status, body } = await change(common);
    assert.equal(status, 400, common);
    assert.deepEqual(body.errors, {
      newPassword: ['Please enter a password that is not among the most used.'],
    });
  }
  assert.deepEqual((await change('Harpreet Sandhu')).body.errors, {
    newPassword: ['Please enter a password that is not the user name.'],
  });
  assert.equal((await change('\u{1f33e}'.repeat(11))).status, 400);
  assert.equal((await change('\u{1f33e}'.repeat(256))).status, 204);
});

test('accepts a short password that was set before the rule', async () => {
  await using app = await createWithAccount();
  await addStaff(app.db, OPERATOR, 'early', '12345678');

  const { status } = await app.call('authenticate', { userName: 'early', password: '12345678' });

  assert.equal(status, 200);
});

test('counts wrong current passwords like wrong log-ins', async () => {
  await using app = await createWithAccount();
  const { token } = (await app.call('authenticate', { userName: 'simran', password: PASSWORD }))
    .body;
  const guess = () =>
    app.call('change-password', { currentPassword: 'wrong', newPassword: 'a new password' }, token);
  for (let attempt = 1; attempt <= 5; attempt += 1) assert.equal((await guess()).status, 400);

  assert.equal((await guess()).status, 429);
});

test('counts wrong log-ins by the address that a trusted proxy names', async () => {
  await using app = await createWithAccount({ TRUSTED_PROXY: 'loopback' });
  const logIn = async (userName: string, client: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `1.1.1.1, ${client}` };
    const body = JSON.stringify({ userName, password: PASSWORD });
    const request = new Request('https://example.test/api/Acount/authenticate', {
      method: 'POST',
      headers,
      body,
    });
    const socket = { remoteAddress: '127.0.0.1' };
    return (await app.product.fetch(request, { incoming: { socket } })).status;
  };
  for (let name = 1; name <= 60; name += 1)
    assert.equal(await logIn(`made-up ${name}`, '198.51.100.1'), 401);

  assert.equal(await logIn('simran', '198.51.100.1'), 429);
  assert.equal(await logIn('simran', '192.0.2.1'), 200);
});
