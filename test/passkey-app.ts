import { createApp } from '#app.ts';
import { addStaff } from '#features/accounts/manage-staff.server.ts';
import { type Authenticator, type Behaviour, createAuthenticator } from '#test/authenticator.ts';
import { createTestApp, TEST_NOW, type TestApp } from '#test/test-app.ts';

export const PASSWORD = 'right password';
export const OPERATOR = { staffId: null, userName: 'test', at: TEST_NOW };

/** The product with the account `simran`, and what a browser does with passkeys. */
export async function createPasskeyApp(environment: Record<string, string> = {}) {
  const app = await createTestApp(environment);
  await addStaff(app.db, OPERATOR, 'simran', PASSWORD);
  const send = (method: string, path: string, body?: unknown, token = '') =>
    call(app, method, path, body, token);
  const post = (path: string, body?: unknown, token = '') => send('POST', path, body, token);
  const passwordToken = async (userName = 'simran'): Promise<string> =>
    (await post('authenticate', { userName, password: PASSWORD })).body.token;
  const newOptions = async (token: string) =>
    (await post('new-passkey-options', { password: PASSWORD }, token)).body;
  const add = async (token: string, device: Authenticator, behaviour: Behaviour = {}) => {
    const credential = device.create(await newOptions(token), behaviour);
    return post('passkeys', { name: 'Phone', credential }, token);
  };
  return {
    ...app,
    send,
    post,
    passwordToken,
    newOptions,
    add,
    otherProcess: () => createApp(app.services),
    /** A device whose passkey is added to the account. */
    async addDevice(userName = 'simran', behaviour: Behaviour = {}) {
      const device = createAuthenticator();
      const token = await passwordToken(userName);
      const { body } = await add(token, device, behaviour);
      return { device, token, passkeyId: Number(body.id) };
    },
    async logIn(device: Authenticator, behaviour: Behaviour = {}) {
      const { body: options } = await post('passkey-options');
      return post('authenticate-passkey', device.get(options, behaviour));
    },
  };
}

async function call(app: TestApp, method: string, path: string, body: unknown, token: string) {
  const response = await app.fetch(`/api/Acount/${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== '' && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}
