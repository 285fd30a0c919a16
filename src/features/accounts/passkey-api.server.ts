import { z } from 'zod';
import { createApiRouter, createRoute, json, jsonBody } from '#platform/http/api-router.server.ts';
import { clientAddress } from '#platform/http/client-address.server.ts';
import { problem, problems, unknownRecord } from '#platform/http/problem.ts';
import { RecordId } from '#platform/http/record-id.server.ts';
import { type StaffEnv, signatureOf } from '#platform/writes/routes.server.ts';
import type { Services } from '#services.ts';
import { Login } from './account.ts';
import { addPasskey, creationOptions, removePasskey } from './manage-passkeys.server.ts';
import {
  NewPasskey,
  NewPasskeyOptions,
  PASSKEYS_PER_ACCOUNT,
  Passkey,
  PasskeyAssertion,
  PasskeyOptions,
  PasskeyRequest,
} from './passkey.ts';
import { createPasskeyLogIn, requestOptions } from './passkey-log-in.server.ts';
import { listPasskeys } from './passkey-store.server.ts';
import { type CheckPassword, refuseForNow } from './password-check.server.ts';

const logInOptions = createRoute({
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
  request: { body: jsonBody(PasskeyAssertion) },
  responses: { 200: json(Login, 'The session'), ...problems(400, 401, 413, 415, 429, 503) },
});

export function passkeyLogInApi(services: Services) {
  const logIn = createPasskeyLogIn(services);
  const api = createApiRouter();

  api.openapi(logInOptions, (context) =>
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

const tags = ['Acount'];

const list = createRoute({
  method: 'get',
  path: '/api/Acount/passkeys',
  facts: { access: 'own account', group: 'account' },
  tags,
  summary: "The account's own passkeys",
  responses: { 200: json(z.array(Passkey), 'The passkeys'), ...problems(401) },
});

const options = createRoute({
  method: 'post',
  path: '/api/Acount/new-passkey-options',
  facts: { access: 'own account', group: 'account' },
  tags,
  summary: 'What a browser needs to make a passkey; asks for the password',
  request: { body: jsonBody(PasskeyRequest) },
  responses: {
    200: json(NewPasskeyOptions, 'The options'),
    ...problems(400, 401, 413, 415, 429, 503),
  },
});

const add = createRoute({
  method: 'post',
  path: '/api/Acount/passkeys',
  facts: { access: 'own account', group: 'account', audits: 'Passkey', bodyLimitKb: 128 },
  tags,
  summary: 'Add the passkey that the browser has made',
  request: { body: jsonBody(NewPasskey) },
  responses: { 201: json(Passkey, 'The passkey'), ...problems(400, 401, 409, 413, 415) },
});

const remove = createRoute({
  method: 'delete',
  path: '/api/Acount/passkeys/{id}',
  facts: { access: 'own account', group: 'account', audits: 'Passkey' },
  tags,
  summary: 'Remove a passkey: it lets nobody in from now on',
  request: { params: RecordId },
  responses: { 204: { description: 'Removed' }, ...problems(401, 404) },
});

const REFUSALS = {
  'not verified': [400, 'The passkey could not be checked. Please try again.'],
  'too many': [409, `An account has at most ${PASSKEYS_PER_ACCOUNT} passkeys.`],
  known: [409, 'This passkey was added before.'],
} as const;

export function passkeyApi(
  services: Services,
  checkPassword: CheckPassword,
  agencyName: () => Promise<string>,
) {
  const { db, now, config } = services;
  const api = createApiRouter<StaffEnv>();

  api.openapi(list, async (context) =>
    context.json(await listPasskeys(db, context.get('staff').id), 200),
  );

  api.openapi(options, async (context) => {
    const staff = context.get('staff');
    const { password } = context.req.valid('json');
    const address = clientAddress(context, config.TRUSTED_PROXY);
    const checked = await checkPassword({ userName: staff.userName, password }, address);
    if (!('staff' in checked)) {
      if (checked.refused !== 'wrong') return refuseForNow(context, checked);
      const message = 'The password is wrong.';
      return problem(context, 400, message, { password: [message] });
    }
    const site = { ...services, agencyName: await agencyName() };
    return context.json(await creationOptions(site, staff, context.get('session').id), 200);
  });

  api.openapi(add, async (context) => {
    const input = context.req.valid('json');
    const sessionId = context.get('session').id;
    const added = await addPasskey(services, signatureOf(context, now()), sessionId, input);
    if (!('refused' in added)) return context.json(added, 201);
    const [status, detail] = REFUSALS[added.refused];
    return problem(context, status, detail);
  });

  api.openapi(remove, async (context) => {
    const { id } = context.req.valid('param');
    const signature = signatureOf(context, now());
    const isRemoved = await removePasskey(db, signature, context.get('staff').id, id);
    return isRemoved ? context.body(null, 204) : unknownRecord(context, 'passkey');
  });

  return api;
}
