import { createApiRouter } from '#http/api-router.server.ts';
import { clientAddress } from '#http/client-address.server.ts';
import { createRoute } from '#http/create-route.server.ts';
import { json } from '#http/json-response.ts';
import { problem, problems } from '#http/problem.ts';
import type { Services } from '#services.ts';
import { Login } from './account.ts';
import { PasskeyAssertion, PasskeyOptions } from './passkey.ts';
import { createPasskeyLogIn, requestOptions } from './passkey-log-in.server.ts';
import { refuseForNow } from './refuse-for-now.server.ts';

const options = createRoute({
  method: 'post',
  path: '/api/Acount/passkey-options',
  facts: { access: 'public', group: 'login', bodyLimitKb: 1 },
  tags: ['Acount'],
  summary: 'What a browser needs to ask for a passkey; good for one log-in within five minutes',
  responses: { 200: json(PasskeyOptions, 'The options') },
});

const authenticate = createRoute({
  method: 'post',
  path: '/api/Acount/authenticate-passkey',
  facts: { access: 'public', group: 'login', bodyLimitKb: 32 },
  tags: ['Acount'],
  summary: 'Log in with a passkey',
  request: {
    body: { required: true, content: { 'application/json': { schema: PasskeyAssertion } } },
  },
  responses: { 200: json(Login, 'The session'), ...problems(400, 401, 413, 415, 429, 503) },
});

export function passkeyLogInApi(services: Services) {
  const logIn = createPasskeyLogIn(services);
  const api = createApiRouter();

  api.openapi(options, (context) =>
    context.json(requestOptions(services), 200, { 'Cache-Control': 'no-store' }),
  );

  api.openapi(authenticate, async (context) => {
    const address = clientAddress(context, services.config.TRUSTED_PROXY);
    const login = await logIn(context.req.valid('json'), address, context.req.header('user-agent'));
    if (!('refused' in login)) return context.json(login, 200, { 'Cache-Control': 'no-store' });
    return login.refused === 'wrong'
      ? problem(context, 401, 'This passkey is not accepted.')
      : refuseForNow(context, login);
  });

  return api;
}
