import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAuthenticator } from '#test/authenticator.ts';
import { createPasskeyApp, OPERATOR, PASSWORD } from '#test/passkey-app.ts';
import { addStaff } from './manage-staff.server.ts';
import { tokenExpiry } from './token-expiry.ts';

test('logs in with a passkey as with the password', async () => {
  await using app = await createPasskeyApp();
  const { device } = await app.addDevice();
  const byPassword = await app.post('authenticate', { userName: 'simran', password: PASSWORD });

  const { status, body, headers } = await app.logIn(device);

  assert.equal(status, 200);
  assert.deepEqual(Object.keys(body), ['userName', 'token']);
  assert.equal(body.userName, 'simran');
  assert.equal(headers.get('cache-control'), 'no-store');
  assert.deepEqual(tokenExpiry(body.token), tokenExpiry(byPassword.body.token));
  assert.equal((await app.post('renew', undefined, body.token)).status, 200);
});

test('names no account in the options, and asks the device to verify its user', async () => {
  await using app = await createPasskeyApp();
  await app.addDevice();

  const { status, body, headers } = await app.post('passkey-options');

  assert.equal(status, 200);
  assert.equal(headers.get('cache-control'), 'no-store');
  const { challenge, ...rest } = body;
  assert.ok(challenge.length >= 43);
  assert.deepEqual(rest, { rpId: 'example.test', timeout: 120_000, userVerification: 'required' });
});

test('accepts an answer once, and for five minutes', async () => {
  await using app = await createPasskeyApp();
  const { device } = await app.addDevice();
  const { body: options } = await app.post('passkey-options');
  const answer = device.get(options);
  const statuses = await Promise.all(
    [1, 2, 3].map(async () => (await app.post('authenticate-passkey', answer)).status),
  );
  assert.deepEqual(statuses.sort(), [200, 401, 401]);

  const { body: old } = await app.post('passkey-options');
  app.advance(300);
  assert.equal((await app.post('authenticate-passkey', device.get(old))).status, 401);
});

test('forgets used challenges when they have expired, and stores none that was not verified', async () => {
  await using app = await createPasskeyApp();
  const { device } = await app.addDevice();
  const count = async () =>
    (await app.db.selectFrom('used_challenge').select('id').execute()).length;
  assert.equal(await count(), 1);

  for (let asked = 0; asked < 20; asked += 1) await app.post('passkey-options');
  await app.logIn(createAuthenticator());
  await app.logIn(device, { origin: 'https://elsewhere.test' });
  assert.equal(await count(), 1);

  app.advance(301);
  assert.equal((await app.logIn(device)).status, 200);
  assert.equal(await count(), 1);
});

test('refuses made-up challenges, other sites, other devices and absent users', async () => {
  await using app = await createPasskeyApp();
  const { device, token } = await app.addDevice();
  await addStaff(app.db, OPERATOR, 'office', PASSWORD);
  const { device: other } = await app.addDevice('office');
  const { body: options } = await app.post('passkey-options');
  const answer = device.get(options);
  const { response } = answer;
  const refused = {
    'made-up challenge': device.get({ challenge: 'A'.repeat(72) }),
    'challenge for a new passkey': device.get(await app.newOptions(token)),
    'other origin': device.get(options, { origin: 'https://example.test.evil.test' }),
    'other port': device.get(options, { origin: 'https://example.test:8443' }),
    'other domain': device.get(options, { rpId: 'evil.test' }),
    'user not verified': device.get(options, { userVerified: false }),
    'unknown passkey': createAuthenticator().get(options),
    "other device's signature": {
      ...answer,
      response: { ...response, signature: other.get(options).response.signature },
    },
    "other account's handle": {
      ...answer,
      response: { ...response, userHandle: other.get(options).response.userHandle },
    },
    "other account's id": { ...answer, id: other.id, rawId: other.id },
    'garbage data': { ...answer, response: { ...response, authenticatorData: 'AAAA' } },
    'garbage client data': { ...answer, response: { ...response, clientDataJSON: 'AAAA' } },
  };

  for (const [kind, body] of Object.entries(refused)) {
    const { status, headers } = await app.post('authenticate-passkey', body);
    assert.equal(status, 401, kind);
    assert.equal(headers.get('content-type'), 'application/problem+json');
  }
  assert.equal((await app.post('authenticate-passkey', answer)).status, 200);
  for (const body of [{}, null, [], { ...answer, id: 1 }, { ...answer, type: 'password' }])
    assert.equal((await app.post('authenticate-passkey', body)).status, 400);
});

test('refuses a counter that does not rise, as of a copied device', async () => {
  await using app = await createPasskeyApp();
  const { device } = await app.addDevice('simran', { counter: 7 });
  const status = async (counter: number) => (await app.logIn(device, { counter })).status;

  assert.deepEqual(
    [await status(8), await status(8), await status(7), await status(0), await status(2 ** 32 - 1)],
    [200, 401, 401, 401, 200],
  );
});

test('refuses a removed passkey', async () => {
  await using app = await createPasskeyApp();
  const { device, token, passkeyId } = await app.addDevice();
  assert.equal((await app.send('DELETE', `passkeys/${passkeyId}`, undefined, token)).status, 204);

  assert.equal((await app.logIn(device)).status, 401);
});

test('lets the owner in while the password is under attack, and is no way around that', async () => {
  await using app = await createPasskeyApp();
  const { device } = await app.addDevice();
  const guess = () => app.post('authenticate', { userName: 'simran', password: 'wrong' });
  for (let attempt = 1; attempt <= 60; attempt += 1) await guess();
  assert.equal((await guess()).status, 429);

  assert.equal((await app.logIn(device)).status, 200);
  assert.equal((await guess()).status, 429);
});

test('refuses the 61st unknown passkey of a minute, and goes on taking known ones', async () => {
  await using app = await createPasskeyApp();
  const { device } = await app.addDevice();
  const stranger = createAuthenticator();
  for (let attempt = 1; attempt <= 60; attempt += 1)
    assert.equal((await app.logIn(stranger)).status, 401);

  const refused = await app.logIn(stranger);
  assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '60']);
  assert.equal((await app.logIn(device)).status, 200);
  app.advance(60);
  assert.equal((await app.logIn(stranger)).status, 401);
});

test('two processes share challenges and what was used', async () => {
  await using app = await createPasskeyApp();
  const { device } = await app.addDevice();
  const other = app.otherProcess();
  const { body: options } = await app.post('passkey-options');
  const request = () =>
    new Request('https://example.test/api/Acount/authenticate-passkey', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(device.get(options)),
    });

  assert.equal((await other.fetch(request())).status, 200);
  assert.equal((await app.post('authenticate-passkey', device.get(options))).status, 401);
});
