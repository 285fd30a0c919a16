import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAuthenticator } from '#test/authenticator.ts';
import { createPasskeyApp, OPERATOR, PASSWORD } from '#test/passkey-app.ts';
import { TEST_NOW } from '#test/test-app.ts';
import { addStaff, changePassword, removeStaff } from './manage-staff.server.ts';

test('adds, lists and removes the passkeys of the own account, and audits it', async () => {
  await using app = await createPasskeyApp();
  await addStaff(app.db, OPERATOR, 'office', PASSWORD);
  const { device, token, passkeyId } = await app.addDevice();
  const { token: otherToken } = await app.addDevice('office');
  const list = async () => (await app.send('GET', 'passkeys', undefined, token)).body;
  const created = {
    id: passkeyId,
    name: 'Phone',
    createdAt: TEST_NOW.toISOString(),
    lastUsedAt: null,
  };
  assert.deepEqual(await list(), [created]);

  app.advance(60);
  await app.logIn(device);
  const used = { ...created, lastUsedAt: '2026-03-01T06:31:00.000Z' };
  assert.deepEqual(await list(), [used]);

  const remove = async (token: string) =>
    (await app.send('DELETE', `passkeys/${passkeyId}`, undefined, token)).status;
  assert.deepEqual(
    [await remove(otherToken), await remove(token), await remove(token)],
    [404, 204, 404],
  );
  assert.deepEqual(await list(), []);
  const { body: audit } = await app.send('GET', '../Audit?entity=Passkey', undefined, token);
  assert.deepEqual(
    audit.items.map(({ action, userName, before, after }: Record<string, unknown>) => [
      action,
      userName,
      before ?? (after === null ? null : 'after'),
    ]),
    [
      ['delete', 'simran', used],
      ['create', 'office', 'after'],
      ['create', 'simran', 'after'],
    ],
  );
});

test('asks for the password before a passkey is added, and counts wrong ones', async () => {
  await using app = await createPasskeyApp();
  const token = await app.passwordToken();
  const ask = (password: string) => app.post('new-passkey-options', { password }, token);

  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const { status, body } = await ask('wrong');
    assert.equal(status, 400);
    assert.deepEqual(body.errors, { password: ['The password is wrong.'] });
  }
  assert.equal((await ask('wrong')).status, 429);
});

test('names the devices that have a passkey already, and refuses one that comes again', async () => {
  await using app = await createPasskeyApp();
  const { device, token } = await app.addDevice();
  const options = await app.newOptions(token);

  assert.deepEqual(options.excludeCredentials, [
    { id: device.id, type: 'public-key', transports: ['internal', 'hybrid'] },
  ]);
  assert.deepEqual(options.rp, { id: 'example.test', name: 'DK Property & Construction' });
  assert.deepEqual(
    [options.user.name, options.authenticatorSelection],
    ['simran', { residentKey: 'required', requireResidentKey: true, userVerification: 'required' }],
  );
  assert.equal((await app.add(token, device)).status, 409);
});

test('refuses a new passkey with a foreign, old or used challenge, site or user', async () => {
  await using app = await createPasskeyApp();
  const [token, otherSession] = [await app.passwordToken(), await app.passwordToken()];
  const device = createAuthenticator();
  const options = await app.newOptions(token);
  const { body: logInOptions } = await app.post('passkey-options');
  const post = async (credential: unknown, asked = token) =>
    (await app.post('passkeys', { name: 'Phone', credential }, asked)).status;

  assert.equal(await post(device.create({ ...options, challenge: 'made-up' })), 400);
  assert.equal(await post(device.create({ ...options, challenge: logInOptions.challenge })), 400);
  assert.equal(await post(device.create(options, { origin: 'https://elsewhere.test' })), 400);
  assert.equal(await post(device.create(options, { rpId: 'elsewhere.test' })), 400);
  assert.equal(await post(device.create(options, { userVerified: false })), 400);
  assert.equal(await post(device.create(options), otherSession), 400);
  assert.equal(await post({ ...device.create(options), id: createAuthenticator().id }), 400);
  assert.equal(await post(device.create(options)), 201);
  assert.equal(await post(createAuthenticator().create(options)), 400);
  const late = await app.newOptions(token);
  app.advance(300);
  assert.equal(await post(createAuthenticator().create(late)), 400);
});

test('keeps at most twenty passkeys of an account, with names of 1 to 60 characters', async () => {
  await using app = await createPasskeyApp();
  const token = await app.passwordToken();
  const options = await app.newOptions(token);
  for (const name of ['', ' ', 'x'.repeat(61), 'a\u0000b']) {
    const credential = createAuthenticator().create(options);
    const { status, body } = await app.post('passkeys', { name, credential }, token);
    assert.equal(status, 400);
    assert.deepEqual(body.errors, { name: ['Please enter a name of 1 to 60 characters.'] });
  }

  for (let count = 1; count <= 20; count += 1)
    assert.equal((await app.add(token, createAuthenticator())).status, 201);
  assert.equal((await app.add(token, createAuthenticator())).status, 409);
});

test('keeps passkeys over a new password of the own, and drops them when somebody else sets it', async () => {
  await using app = await createPasskeyApp();
  const { device, token } = await app.addDevice();
  const change = { currentPassword: PASSWORD, newPassword: 'another password' };
  assert.equal((await app.post('change-password', change, token)).status, 204);
  assert.equal((await app.logIn(device)).status, 200);

  await changePassword(app.db, OPERATOR, 'simran', 'one more password');

  assert.equal((await app.logIn(device)).status, 401);
});

test('removes the passkeys with the account', async () => {
  await using app = await createPasskeyApp();
  await addStaff(app.db, OPERATOR, 'office', PASSWORD);
  const { device } = await app.addDevice('office');

  assert.equal(await removeStaff(app.db, OPERATOR, 'office'), 'removed');

  assert.equal((await app.logIn(device)).status, 401);
  assert.deepEqual(await app.db.selectFrom('passkey').select('id').execute(), []);
});
