import { createApiRouter, createRoute, json, jsonBody } from '#platform/http/api-router.server.ts';
import { clientAddress } from '#platform/http/client-address.server.ts';
import { problem, problems } from '#platform/http/problem.ts';
import { type StaffEnv, signatureOf } from '#platform/writes/routes.server.ts';
import type { Services } from '#services.ts';
import { Credentials, Login, PasswordChange } from './account.ts';
import { changePassword } from './manage-staff.server.ts';
import { newPasswordProblem } from './new-password.server.ts';
import { passkeyApi, passkeyLogInApi } from './passkey-api.server.ts';
import { createPasswordCheck, refuseForNow } from './password-check.server.ts';
import { beginSession, renewSession } from './session.server.ts';
import { sessionApi } from './session-api.server.ts';
import { deleteSession } from './session-store.server.ts';
import { staffApi } from './staff-api.server.ts';

const tags = ['Acount'];

const authenticate = createRoute({
  method: 'post',
  path: '/api/Acount/authenticate',
  facts: { access: 'public', group: 'login' },
  tags,
  summary: 'Log in',
  request: { body: jsonBody(Credentials) },
  responses: { 200: json(Login, 'The session'), ...problems(400, 401, 413, 415, 429, 503) },
});

const renew = createRoute({
  method: 'post',
  path: '/api/Acount/renew',
  facts: { access: 'own account', group: 'account' },
  tags,
  summary: 'A fresh token for a session that lasts; a session can be renewed for a week',
  responses: { 200: json(Login, 'The session'), ...problems(401) },
});

const logOut = createRoute({
  method: 'post',
  path: '/api/Acount/logout',
  facts: { access: 'own account', group: 'account' },
  tags,
  summary: 'End the session: its tokens are worth nothing from now on',
  responses: { 204: { description: 'Done' }, ...problems(401) },
});

const change = createRoute({
  method: 'post',
  path: '/api/Acount/change-password',
  facts: { access: 'own account', group: 'account', audits: 'Staff' },
  tags,
  summary: 'Change the password, and end every other session of the account',
  request: { body: jsonBody(PasswordChange) },
  responses: { 204: { description: 'Done' }, ...problems(400, 401, 413, 415, 429, 503) },
});

export function accountApi(services: Services, agencyName: () => Promise<string>) {
  const { db, now, config } = services;
  const checkPassword = createPasswordCheck(services);
  const api = createApiRouter<StaffEnv>();
  api.openAPIRegistry.registerComponent('securitySchemes', 'staffToken', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });

  api.openapi(authenticate, async (context) => {
    const checked = await checkPassword(
      context.req.valid('json'),
      clientAddress(context, config.TRUSTED_PROXY),
    );
    if ('staff' in checked) {
      context.set('staff', checked.staff);
      const userAgent = context.req.header('user-agent');
      const login = await beginSession(services, checked.staff, userAgent);
      return context.json(login, 200, { 'Cache-Control': 'no-store' });
    }
    return checked.refused === 'wrong'
      ? problem(context, 401, 'The user name or the password is wrong.')
      : refuseForNow(context, checked);
  });

  api.openapi(renew, async (context) => {
    const session = await renewSession(services, context.get('staff'), context.get('session'));
    return context.json(session, 200);
  });

  api.openapi(logOut, async (context) => {
    await deleteSession(db, context.get('session').id);
    return context.body(null, 204);
  });

  api.openapi(change, async (context) => {
    const { currentPassword, newPassword } = context.req.valid('json');
    const { userName } = context.get('staff');
    const newProblem = await newPasswordProblem(newPassword, userName);
    if (newProblem !== undefined) {
      const message = `Please enter a password that ${newProblem}.`;
      return problem(context, 400, message, { newPassword: [message] });
    }
    const checked = await checkPassword(
      { userName, password: currentPassword },
      clientAddress(context, config.TRUSTED_PROXY),
    );
    if (!('staff' in checked)) {
      if (checked.refused !== 'wrong') return refuseForNow(context, checked);
      return problem(context, 400, 'The current password is wrong.', {
        currentPassword: ['The current password is wrong.'],
      });
    }
    await changePassword(
      db,
      signatureOf(context, now()),
      userName,
      newPassword,
      context.get('session').id,
    );
    return context.body(null, 204);
  });

  api.route('/', passkeyLogInApi(services));
  api.route('/', passkeyApi(services, checkPassword, agencyName));
  api.route('/', staffApi(services));
  api.route('/', sessionApi(services));
  return api;
}
