import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Hono } from 'hono';
import { keepReady } from './keep-ready.server.ts';
import { createReadyAnswers } from './ready-answers.server.ts';
import { withFacts } from './route-facts.server.ts';

/** An app as the product is; `asked` counts how often it asked for the version of the catalogue. */
function createKeepingApp(keepsPages: boolean) {
  const state = { asked: 0 };
  const version = () => {
    state.asked += 1;
    return 1;
  };
  const ready = createReadyAnswers(version);
  const fact = { access: 'public', group: 'api' } as const;
  const app = new Hono()
    .use('*', (_context, next) => next())
    .get('/:file{[^/]+\\.png}', withFacts(fact), (context, next) =>
      context.req.path === '/there.png' ? context.text('file') : next(),
    )
    .use('*', keepReady(ready, version, keepsPages))
    .use('/api/*', (_context, next) => next())
    .get('/api/ready', withFacts({ ...fact, ready: true }), (context) => context.text('ready'))
    .get('/api/poster', withFacts({ ...fact, ready: true, namesPoster: true }), (context) =>
      context.text('poster'),
    )
    .get('/api/replica', withFacts({ ...fact, readsReplica: true }), (context) => context.text('r'))
    .get('/api/live', withFacts(fact), (context) => context.text('live'))
    .all('/api/*', (context) => context.text('nothing'))
    .all('*', (context) => context.text('page'));
  /** How often the version was asked for, and whether the answer was kept. */
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const before = { ...state, ...ready.counts() };
    await (await app.request(path, { headers })).text();
    return [state.asked - before.asked, ready.counts().kept > before.kept];
  };
  return ask;
}

test('keeps what a route says and pages, and asks for the version where a replica is read', async () => {
  const ask = createKeepingApp(true);

  assert.deepEqual(await ask('/api/ready'), [1, true]);
  assert.deepEqual(await ask('/api/poster', { authorization: 'Bearer token' }), [1, false]);
  assert.deepEqual(await ask('/api/poster'), [1, true]);
  assert.deepEqual(await ask('/api/replica'), [1, false]);
  assert.deepEqual(await ask('/api/live'), [0, false]);
  assert.deepEqual(await ask('/api/none'), [0, false]);
  assert.deepEqual(await ask('/there.png'), [0, false]);
  assert.deepEqual(await ask('/missing.png'), [1, true]);
  assert.deepEqual(await ask('/home'), [1, true]);
});

test('keeps no page where pages change without a write', async () => {
  const ask = createKeepingApp(false);

  assert.deepEqual(await ask('/api/ready'), [1, true]);
  assert.deepEqual(await ask('/home'), [0, false]);
});
