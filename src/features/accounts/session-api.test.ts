import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { createStaffClient } from '#test/staff-client.ts';
import { createTestApp, TEST_NOW } from '#test/test-app.ts';
import { beginSession } from './session.server.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) Version/17.5 Mobile/15E148 Safari/604.1';

test("lists one's own sessions with their device, and ends one at once", async () => {
  await using app = await createTestApp();
  const staff = await createStaffClient(app);
  await createStaffClient(app, 'other');
  app.advance(60);
  const { token } = await beginSession(app.services, staff.staff, IPHONE);
  const onPhone = () =>
    app.fetch('/api/Session', { headers: { authorization: `Bearer ${token}` } });

  const { body } = await staff.get('/api/Session');
  assert.deepEqual(
    body.map(({ id, ...session }: { id: string }) => session),
    [
      {
        createdAt: '2026-03-01T06:31:00.000Z',
        expiresAt: '2026-03-01T14:31:00.000Z',
        lastSeenAt: '2026-03-01T06:31:00.000Z',
        device: 'Safari on iPhone',
      },
      {
        createdAt: TEST_NOW.toISOString(),
        expiresAt: '2026-03-01T14:30:00.000Z',
        lastSeenAt: TEST_NOW.toISOString(),
        device: '',
      },
    ],
  );

  const inOtherCase = body[0].id.replace(/[a-z]/i, swapCase);
  assert.equal((await staff.delete(`/api/Session/${inOtherCase}`)).status, 404);
  assert.equal((await staff.delete(`/API/session/${body[0].id}`)).status, 204);
  assert.equal((await onPhone()).status, 401);
  assert.equal((await staff.delete(`/api/Session/${body[0].id}`)).status, 404);
  assert.equal((await staff.delete('/api/Session/%00')).status, 404);
  const { items } = (await staff.get('/api/Audit?entity=Session')).body;
  assert.deepEqual(items[0].before.device, 'Safari on iPhone');
});

test('owners see and end the sessions of others; the others do not', async () => {
  await using app = await createTestApp();
  const owner = await createStaffClient(app);
  const agent = await createStaffClient(app, 'agent', 'agent');
  const [ownerSession] = (await owner.get('/api/Session')).body;
  const [agentSession] = (await owner.get('/api/Session?staffId=2')).body;

  assert.equal((await agent.delete(`/api/Session/${ownerSession.id}`)).status, 404);
  assert.equal((await owner.delete(`/api/Session/${agentSession.id}`)).status, 204);
  assert.equal((await agent.get('/api/Session')).status, 401);
  assert.deepEqual((await owner.get('/api/Session?staffId=99999999999999')).body, []);
  assert.equal((await owner.get('/api/Session?staffId=x')).status, 400);
});

test('notes the use of a session every five minutes, not with every request', async () => {
  await using app = await createTestApp();
  const staff = await createStaffClient(app);
  const lastSeen = async () => (await staff.get('/api/Staff')).body[0].lastSeenAt;

  app.advance(4 * 60);
  await staff.get('/api/Session');
  assert.equal(await lastSeen(), TEST_NOW.toISOString());

  app.advance(2 * 60);
  const seen = '2026-03-01T06:36:00.000Z';
  for (let tries = 0; tries < 100 && (await lastSeen()) !== seen; tries += 1) await setTimeout(20);
  assert.equal(await lastSeen(), seen);
  assert.equal((await staff.get('/api/Session')).body[0].lastSeenAt, seen);
});

function swapCase(letter: string): string {
  return letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
}
