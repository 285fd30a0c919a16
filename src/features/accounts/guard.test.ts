import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Hono } from 'hono';
import { withFacts } from '#platform/http/route-facts.server.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { guard } from './guard.server.ts';
import { deleteSessions } from './session-store.server.ts';
import { signToken } from './token.server.ts';

const PUBLIC = [
  'POST /api/Property/filtered-properties',
  'POST /api/Acount/authenticate',
  'POST /api/Acount/passkey-options',
  'POST /api/Acount/authenticate-passkey',
  'POST /api/PageView',
  'POST /api/Enquiry',
  'POST /api/Enquiry/with-photos',
  'POST /api/Alert',
  'POST /api/Alert/end',
  'POST /api/Tap',
  'POST /api/Save',
  'POST /api/MissedSearch',
];
const GUARDED_READS = [
  'GET /api/Property/counts',
  'GET /api/Acount/passkeys',
  'GET /api/Staff',
  'GET /api/Session',
  'GET /api/Settings',
  'GET /api/Property',
  'GET /api/Property/{id}/history',
  'GET /api/Property/{id}/buyers',
  'GET /api/Property/{id}/interest',
  'GET /api/Today',
  'GET /api/Today/plan',
  'GET /api/Today/untold',
  'GET /api/Export',
  'GET /api/Buyer',
  'GET /api/Buyer/understand',
  'GET /api/Buyer/{id}',
  'GET /api/Buyer/{id}/matches',
  'GET /api/Buyer/{id}/sent',
  'GET /api/Enquiry',
  'GET /api/Enquiry/assignees',
  'GET /api/Enquiry/{id}',
  'GET /api/Enquiry/{id}/thread',
  'GET /api/Enquiry/{id}/history',
  'GET /api/Enquiry/{id}/photo/{photoId}',
  'GET /api/Audit',
  'GET /api/PageView/week',
  'GET /api/Report/totals',
  'GET /api/Report/sources',
  'GET /api/Report/enquiries',
  'GET /api/Report/interest',
  'GET /api/Report/missed-searches',
  'GET /api/Report/time-to-sell',
];

/** Every described route, with an address. */
async function operations(app: TestApp) {
  const { paths } = await (await app.fetch('/api/openapi.json')).json();
  return Object.entries<Record<string, { security?: unknown }>>(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { security }]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      address: path.replace(/\{\w+\}/g, '1'),
      saysGuarded: security !== undefined,
    })),
  );
}

/** Authorization headers that must be refused. */
async function badHeaders(app: TestApp): Promise<Record<string, string | undefined>> {
  const { token, staff } = await createStaffClient(app);
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const bad = {
    none: undefined,
    empty: 'Bearer ',
    garbage: 'Bearer garbage',
    'not Bearer': `Basic ${token}`,
    'two tokens': `Bearer ${token} ${token}`,
    expired: `Bearer ${await signToken({ ...claims, exp: claims.iat }, app.services.authSecret)}`,
    'tampered payload': `Bearer ${header}.${encoded({ ...claims, sub: '2' })}.${signature}`,
    'tampered signature': `Bearer ${header}.${payload}.${signature.toUpperCase()}`,
    'of another secret': `Bearer ${await signToken(claims, 'another secret of thirty-two chars')}`,
    'of no session': `Bearer ${await signToken({ ...claims, jti: 'made up' }, app.services.authSecret)}`,
    'alg none': `Bearer ${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    revoked: `Bearer ${token}`,
  };
  await deleteSessions(app.db, staff.id);
  return bad;
}

test('answers 401 on every staff route without a valid token, and describes it so', async () => {
  await using app = await createTestApp();
  const bad = await badHeaders(app);
  const guarded = (await operations(app)).filter(
    ({ name, method }) =>
      GUARDED_READS.includes(name) || (method !== 'GET' && !PUBLIC.includes(name)),
  );
  assert.ok(guarded.length > 2);

  for (const { name, method, address, saysGuarded } of guarded) {
    assert.ok(saysGuarded, name);
    for (const [kind, authorization] of Object.entries(bad)) {
      const response = await app.fetch(address, {
        method,
        ...(authorization !== undefined && { headers: { authorization } }),
      });
      assert.equal(response.status, 401, `${name} with ${kind}`);
      assert.equal(response.headers.get('content-type'), 'application/problem+json');
      assert.match(response.headers.get('www-authenticate') ?? '', /^Bearer/);
    }
  }
});

test('ignores the Authorization header on public routes', async () => {
  await using app = await createTestApp();
  const bad = await badHeaders(app);
  const open = (await operations(app)).filter(({ name, method }) =>
    method === 'GET' ? !GUARDED_READS.includes(name) : PUBLIC.includes(name),
  );

  for (const { name, method, address, saysGuarded } of open) {
    assert.ok(!saysGuarded, name);
    for (const [kind, authorization] of Object.entries(bad)) {
      const response = await app.fetch(address, {
        method,
        ...(authorization !== undefined && { headers: { authorization } }),
      });
      assert.notEqual(response.status, 401, `${name} with ${kind}`);
    }
  }
});

test('asks for no token on unknown paths and methods', async () => {
  await using app = await createTestApp();
  const status = async (method: string, path: string) => (await app.fetch(path, { method })).status;

  assert.deepEqual(
    [
      await status('POST', '/api/nothing'),
      await status('DELETE', '/api/Acount'),
      await status('DELETE', '/api/Acount/logout'),
    ],
    [404, 404, 405],
  );
});

test('guards paths in any case', async () => {
  await using app = await createTestApp();

  assert.equal((await app.fetch('/API/ACOUNT/LOGOUT', { method: 'POST' })).status, 401);
});

test('guards a route without facts', async () => {
  await using app = await createTestApp();
  const router = new Hono();
  router.use('/api/*', guard(app.services));
  router.get('/api/new', (context) => context.text('secret'));
  router.get('/api/:any', withFacts({ access: 'public', group: 'api' }), (context) =>
    context.text('open'),
  );

  assert.equal((await router.request('/api/new')).status, 401);
  assert.equal((await router.request('/api/other')).status, 200);
});
