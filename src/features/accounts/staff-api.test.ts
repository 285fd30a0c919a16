import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp, TEST_NOW } from '#test/test-app.ts';
import { tokenRole } from './token-expiry.ts';

const PASSWORD = 'seven kites over Phagwara';
const NEW_AGENT = { userName: 'harpreet', password: PASSWORD, role: 'agent' };

async function createOffice() {
  const app = await createTestApp();
  const owner = await createStaffClient(app);
  const logIn = (userName: string, password: string) =>
    app.fetch('/api/Acount/authenticate', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Mozilla/5.0 (Linux; Android 12; Pixel 7) Chrome/126.0 Mobile Safari/537.36',
      },
      body: JSON.stringify({ userName, password }),
    });
  return { app, owner, logIn, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

test('adds an account that can log in with its role, lists it, and removes it', async () => {
  await using office = await createOffice();
  const { owner, logIn } = office;

  const added = await owner.post('/api/Staff', NEW_AGENT);
  assert.equal(added.status, 201);
  const member = {
    id: 2,
    userName: 'harpreet',
    role: 'agent',
    createdAt: TEST_NOW.toISOString(),
    lastSeenAt: null,
  };
  assert.deepEqual(added.body, member);
  const login = await (await logIn('harpreet', PASSWORD)).json();
  assert.equal(tokenRole(login.token), 'agent');
  const { body } = await owner.get('/api/Staff');
  assert.deepEqual(body[1], { ...member, lastSeenAt: TEST_NOW.toISOString() });
  assert.equal(body[0].role, 'owner');

  assert.equal((await owner.delete('/api/Staff/2')).status, 204);
  assert.equal((await owner.delete('/api/Staff/2')).status, 404);
  assert.equal((await logIn('harpreet', PASSWORD)).status, 401);
});

test('refuses taken and unusable names, weak passwords and unknown roles, and stores nothing', async () => {
  await using office = await createOffice();
  const { owner } = office;
  await owner.post('/api/Staff', { ...NEW_AGENT, userName: 'Ren\u00e9 \u0a38\u0a3f\u0a70\u0a18' });
  const refusals = async (change: object) => {
    const { status, body } = await owner.post('/api/Staff', { ...NEW_AGENT, ...change });
    return [status, ...Object.keys(body.errors ?? {})];
  };

  for (const userName of [
    'SIMRAN',
    ' simran ',
    '\uff53\uff49\uff4dran',
    'rene\u0301 \u0a38\u0a3f\u0a70\u0a18',
    'REN\u00c9  \u0a38\u0a3f\u0a70\u0a18',
    '\u200bsimran\u00a0\ufeff',
    'sim\u200dran',
  ])
    assert.deepEqual(await refusals({ userName }), [409, 'userName'], userName);
  for (const userName of [
    '',
    ' ',
    '\u200b \u2069',
    'x'.repeat(101),
    'a\u0000b',
    'a\u202eb',
    'a\ud800',
    7,
    null,
  ])
    assert.deepEqual(await refusals({ userName }), [400, 'userName'], String(userName));
  for (const password of ['short', 'x'.repeat(257), 'harpreet', 'passwordpassword', 12])
    assert.equal((await refusals({ password }))[1], 'password', String(password));
  assert.deepEqual(await refusals({ password: 'HARPREET SANDHU', userName: 'Harpreet Sandhu' }), [
    400,
    'password',
  ]);
  for (const role of ['admin', '', null, undefined])
    assert.deepEqual(await refusals({ role }), [400, 'role'], String(role));
  assert.equal((await owner.get('/api/Staff')).body.length, 2);
});

test('a name is kept without what surrounds it, with the joiners inside', async () => {
  await using office = await createOffice();
  const { owner, logIn } = office;
  const userName = '\u0a38\u0a3f\u0a70\u200d\u0a18';

  const { status, body } = await owner.post('/api/Staff', {
    ...NEW_AGENT,
    userName: `\u2066 ${userName}\u200d\u2069 `,
  });

  assert.deepEqual([status, body.userName], [201, userName]);
  assert.equal((await logIn(`${userName}\u200e `, PASSWORD)).status, 200);
});

test('a change of role or password ends the sessions of that account alone', async () => {
  await using office = await createOffice();
  const { app, owner, logIn } = office;
  await owner.post('/api/Staff', NEW_AGENT);
  const begin = async (password: string) => {
    const { token } = await (await logIn('harpreet', password)).json();
    return () => app.fetch('/api/Session', { headers: { authorization: `Bearer ${token}` } });
  };

  const asAgent = await begin(PASSWORD);
  assert.equal((await owner.put('/api/Staff/2', { role: 'agent' })).status, 200);
  assert.equal((await asAgent()).status, 200);
  assert.equal((await owner.put('/api/Staff/2', { role: 'viewer' })).body.role, 'viewer');
  assert.equal((await asAgent()).status, 401);

  const asViewer = await begin(PASSWORD);
  const other = 'eleven lamps in Nakodar';
  assert.equal((await owner.put('/api/Staff/2', { password: other })).status, 200);
  assert.equal((await asViewer()).status, 401);
  assert.equal((await logIn('harpreet', PASSWORD)).status, 401);
  assert.equal((await (await begin(other))()).status, 200);
  assert.equal((await owner.get('/api/Session')).status, 200);
  assert.equal((await owner.put('/api/Staff/2', { password: 'harpreet' })).status, 400);
  assert.equal((await owner.put('/api/Staff/9', { role: 'agent' })).status, 404);
});

test('keeps the last owner, whoever asks and however many at once', async () => {
  await using office = await createOffice();
  const { app, owner } = office;
  await owner.post('/api/Staff', NEW_AGENT);

  for (const refused of [
    await owner.delete('/api/Staff/1'),
    await owner.put('/api/Staff/1', { role: 'agent' }),
    await owner.put('/api/Staff/1', { role: 'viewer', password: PASSWORD }),
  ]) {
    assert.equal(refused.status, 409);
    assert.match(refused.body.detail, /last owner/);
  }
  assert.equal((await owner.get('/api/Staff')).status, 200);

  const second = await createStaffClient(app, 'second');
  const both = await Promise.all([owner.delete('/api/Staff/3'), second.delete('/api/Staff/1')]);
  assert.deepEqual(both.map(({ status }) => status === 204).toSorted(), [false, true]);
  const owners = await app.db
    .selectFrom('staff')
    .select('id')
    .where('removed_at', 'is', null)
    .where('role', '=', 'owner')
    .execute();
  assert.equal(owners.length, 1);
});

test('a repeat with the same key adds nothing, and every change is in the audit trail', async () => {
  await using office = await createOffice();
  const { owner } = office;
  const key = { 'idempotency-key': 'one' };
  const first = await owner.post('/api/Staff', NEW_AGENT, key);
  const again = await owner.post('/api/Staff', NEW_AGENT, key);
  assert.deepEqual([again.status, again.body], [201, first.body]);
  await owner.put('/api/Staff/2', { role: 'viewer', password: 'eleven lamps in Nakodar' });
  await owner.delete('/api/Staff/2');

  const { body } = await owner.get('/api/Audit?entity=Staff');
  const agent = { id: 2, userName: 'harpreet', role: 'agent' };
  const viewer = { ...agent, role: 'viewer' };
  assert.deepEqual(
    body.items.map(({ action, before, after }: Record<string, object>) => [action, before, after]),
    [
      ['delete', viewer, null],
      ['update', agent, { ...viewer, password: 'changed' }],
      ['create', null, agent],
    ],
  );
});
