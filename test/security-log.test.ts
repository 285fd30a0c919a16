import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pino } from 'pino';
import { createApp } from '#app.ts';
import { hashPassword } from '#features/accounts/password.server.ts';
import { createStaffClient } from './staff-client.ts';
import { createTestApp } from './test-app.ts';

const PASSWORD = 'quillington-harbour-7319';

async function createLoggedApp() {
  const app = await createTestApp();
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const product = createApp({ ...app.services, log });
  const send = async (path: string, { token = '', body = '' } = {}) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const init = body === '' ? { headers } : { method: 'POST', headers, body };
    const request = new Request(`https://example.test${path}`, init);
    const { status } = await product.fetch(request, {
      incoming: { socket: { remoteAddress: '203.0.113.9' } },
    });
    return status;
  };
  return { ...app, app, send, lines };
}

test('logs who logged in from where, and what was refused to whom, without secrets', async () => {
  await using logged = await createLoggedApp();
  const { send, lines, app } = logged;
  const { token } = await createStaffClient(app);
  await app.db
    .updateTable('staff')
    .set({ password_hash: await hashPassword(PASSWORD) })
    .execute();
  const credentials = (password: string) => ({
    body: JSON.stringify({ userName: 'simran', password }),
  });

  assert.equal(await send('/api/Acount/authenticate', credentials(PASSWORD)), 200);
  assert.equal(await send('/api/Acount/authenticate', credentials('wrong-wrong-wrong')), 401);
  assert.equal(await send('/api/Property', { token: `${token}x` }), 401);
  await app.db.updateTable('staff').set({ role: 'viewer' }).execute();
  assert.equal(await send('/api/Staff?search=9812345670', { token }), 403);

  const events = lines.map((line) => JSON.parse(line));
  assert.deepEqual(
    events.map(({ msg, status, path, address }) => [msg, status, path, address]),
    [
      ['logged in', 200, '/api/Acount/authenticate', '203.0.113.9'],
      ['refused', 401, '/api/Acount/authenticate', '203.0.113.9'],
      ['refused', 401, '/api/Property', '203.0.113.9'],
      ['refused', 403, '/api/Staff', '203.0.113.9'],
    ],
  );
  assert.equal(typeof events[0]?.staffId, 'number');
  assert.ok(events.every(({ time }) => Number.isInteger(time)));
  assert.doesNotMatch(lines.join(''), /quillington|wrong-wrong|9812345670|simran/);
  assert.ok(!lines.join('').includes(token));
});

test('a flood of refused calls leaves sixty lines a minute, and each is one line', async () => {
  await using logged = await createLoggedApp();
  const { send, lines, advance } = logged;

  for (let call = 0; call < 70; call += 1) await send('/api/Property/%0a{"level":60}');
  for (let call = 0; call < 70; call += 1) await send('/api/Buyer');
  assert.equal(lines.length, 60);
  advance(60);
  await send('/api/Buyer');
  assert.equal(lines.length, 61);
  assert.ok(lines.every((line) => line.indexOf('\n') === line.length - 1));
});

test('does not log what was answered', async () => {
  await using logged = await createLoggedApp();
  const { token } = await createStaffClient(logged.app);

  for (const path of ['/api/City', '/api/Session', '/api/none']) await logged.send(path, { token });

  assert.deepEqual(logged.lines, []);
});
