import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ROLES, type Role } from '#platform/http/permission.ts';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly needs: Role | undefined;
}

/** What everybody needs to keep an account of their own, whatever the role. */
const OWN_ACCOUNT = [
  'POST /api/Acount/renew',
  'POST /api/Acount/logout',
  'POST /api/Acount/change-password',
  'POST /api/Acount/passkeys',
  'POST /api/Acount/new-passkey-options',
  'DELETE /api/Acount/passkeys/{id}',
  'DELETE /api/Session/{id}',
];

const OWNERS_ALONE = [
  'GET /api/Staff',
  'POST /api/Staff',
  'PUT /api/Staff/{id}',
  'DELETE /api/Staff/{id}',
  'PUT /api/Settings',
  'POST /api/Person/erase',
  'POST /api/Person/export',
  'POST /api/Settings/photo',
];

/** Every described route, with the role that its description asks for. */
async function operations(app: TestApp): Promise<Operation[]> {
  const { paths } = await (await app.fetch('/api/openapi.json')).json();
  return Object.entries<Record<string, { 'x-least-role'?: Role }>>(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      needs: operation['x-least-role'],
    })),
  );
}

const nameOf = ({ method, path }: Operation) => `${method} ${path}`;

for (const role of ROLES) {
  test(`answers 403 to the role ${role} on each route that asks for more, and on no other`, async () => {
    await using app = await createTestApp();
    await createStaffClient(app, 'the owner');
    const staff = await createStaffClient(app, 'somebody', role);
    const described = (await operations(app)).filter(
      // It ends the session that the walk needs.
      ({ path }) => path !== '/api/Acount/logout',
    );
    assert.ok(described.length > 50);

    for (const operation of described) {
      const path = operation.path.replace(/\{\w+\}/g, '999');
      const response = await app.fetch(path, {
        method: operation.method,
        headers: { authorization: `Bearer ${staff.token}` },
      });
      const { status } = response;
      const { needs } = operation;
      const isRefused = needs !== undefined && ROLES.indexOf(needs) > ROLES.indexOf(role);
      assert.equal(status === 403, isRefused, `${nameOf(operation)}: ${status}`);
      if (!isRefused) continue;
      assert.equal(response.headers.get('content-type'), 'application/problem+json');
      const { title, detail } = await response.json();
      assert.equal(title, 'Forbidden');
      assert.match(detail, /^Only an (?:agent or an )?owner may do this\./);
    }
  });
}

test('viewers write nothing but their own account, and agents all but staff and settings', async () => {
  await using app = await createTestApp();
  const guarded = (await operations(app)).filter(({ needs }) => needs !== undefined);
  const writes = guarded.filter(({ method }) => method !== 'GET');

  assert.deepEqual(
    writes
      .filter(({ needs }) => needs === 'viewer')
      .map(nameOf)
      .toSorted(),
    OWN_ACCOUNT.toSorted(),
  );
  assert.deepEqual(
    guarded
      .filter(({ needs }) => needs === 'owner')
      .map(nameOf)
      .toSorted(),
    OWNERS_ALONE.toSorted(),
  );
});

test('leaves deleting for ever and the sessions of others to owners', async () => {
  await using app = await createTestApp();
  const owner = await createStaffClient(app, 'the owner');
  const agent = await createStaffClient(app, 'the agent', 'agent');
  const statusOf = async (client: typeof owner, path: string, method = 'DELETE') =>
    (await client.send(method, path)).status;

  assert.equal(await statusOf(agent, '/api/Property/9?forever=true'), 403);
  assert.equal(await statusOf(agent, '/API/property/9?forever=true'), 403);
  assert.equal(await statusOf(agent, '/api/Property/9?forever=false'), 404);
  assert.equal(await statusOf(agent, '/api/Property/9'), 404);
  assert.equal(await statusOf(owner, '/api/Property/9?forever=true'), 404);
  assert.equal(await statusOf(agent, '/api/Session?staffId=1', 'GET'), 403);
  assert.equal(await statusOf(agent, '/api/Session', 'GET'), 200);
  assert.equal(await statusOf(owner, '/api/Session?staffId=2', 'GET'), 200);
});

test('a role that is lost is lost with the next request', async () => {
  await using app = await createTestApp();
  const agent = await createStaffClient(app, 'the agent', 'agent');
  assert.equal((await agent.post('/api/Country', { name: 'India' })).status, 201);

  await app.db.updateTable('staff').set({ role: 'viewer' }).execute();

  assert.equal((await agent.post('/api/Country', { name: 'Nepal' })).status, 403);
  assert.equal((await agent.get('/api/Property')).status, 200);
});
