import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { Registry } from 'prom-client';
import { Admission } from './admission.server.ts';
import { createReadyAnswers } from './ready-answers.server.ts';
import { requestListener } from './request-listener.server.ts';
import { createRequestMeter } from './request-meter.server.ts';

const TIMEOUT = { timeout: 8000 };
const BUSY_MS = 20;
const CLOSE = 'Connection: close\r\n';

/** `/work` is answered when told to; `/busy` keeps the process busy; `/ready` is kept; POST answers its body. */
async function createServerWithWork(now?: () => number) {
  const work = Promise.withResolvers<void>();
  const state = { received: 0, started: 0, startedAtAccept: 0, startedAtProbe: 0 };
  const ready = createReadyAnswers(() => 1);
  const app = new Hono();
  app.get('/healthz', (context) => {
    state.startedAtProbe = state.started;
    return context.text('ok');
  });
  app.get('/busy', (context) => {
    state.started += 1;
    const until = performance.now() + BUSY_MS;
    while (performance.now() < until);
    return context.text('done');
  });
  // As a page does, whose rendering follows the answer of the database.
  app.get('/busy-later', async (context) => {
    await sleep(BUSY_MS);
    state.started += 1;
    const until = performance.now() + BUSY_MS;
    while (performance.now() < until);
    return context.text('done');
  });
  app.get('/assets/entry.js', (context) => context.text('script'));
  app.get('/ready', ready.keep, (context) => context.text('kept'));
  app.get('/endless', (context) => context.body(new ReadableStream()));
  app.get('/work', async (context) => {
    state.started += 1;
    await work.promise;
    return context.text('done');
  });
  app.post('*', async (context) => context.text(await context.req.text()));
  app.onError((_error, context) => context.text('failed', 500));
  const meter = createRequestMeter(new Registry(), () => 'page', []);
  const admission = new Admission(now);
  const listener = requestListener({ admission, fetch: app.fetch, ready, meter });
  const server = createServer(listener).on('connection', () => {
    state.startedAtAccept = state.started;
    listener.connectionOpened?.();
  });
  server.on('request', ({ url }) => {
    if (url === '/work') state.received += 1;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  await (await get('/ready')).text();
  return {
    state,
    admission,
    finish: work.resolve,
    get,
    connect: () => connect(port, '127.0.0.1').on('error', () => {}),
    async [Symbol.asyncDispose]() {
      work.resolve();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

test('refuses work that would wait too long at once, and answers the rest', TIMEOUT, async () => {
  await using server = await createServerWithWork(() => 0);

  const answers = Array.from({ length: 400 }, () => server.get('/work'));
  const first = await Promise.race(answers);
  assert.equal(first.status, 503);
  assert.equal(first.headers.get('retry-after'), '1');
  assert.equal(first.headers.get('content-type'), 'application/problem+json');
  assert.equal((await first.json()).status, 503);
  assert.ok(server.state.started <= 16);

  server.finish();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  const accepted = statuses.filter((status) => status === 200);
  assert.ok(accepted.length >= 200, `${accepted.length} accepted`);
  assert.equal(accepted.length + statuses.filter((status) => status === 503).length, 400);
});

test(
  'answers probes, ready answers and files of pages while there is no room',
  TIMEOUT,
  async () => {
    await using server = await createServerWithWork(() => 0);
    const answers = Array.from({ length: 400 }, () => server.get('/work'));
    await Promise.race(answers);

    assert.equal(await (await server.get('/healthz')).text(), 'ok');
    assert.equal(await (await server.get('/ready')).text(), 'kept');
    assert.equal(await (await server.get('/assets/entry.js')).text(), 'script');
    server.finish();
    await Promise.all(answers);
  },
);

test('knows that it is crowded as long as work waits', TIMEOUT, async () => {
  await using server = await createServerWithWork(() => 0);
  assert.equal(server.admission.isCrowded, false);

  const answers = Array.from({ length: 400 }, () => server.get('/work'));
  await Promise.race(answers);
  assert.equal(server.admission.isCrowded, true);

  server.finish();
  await Promise.all(answers);
  assert.equal(server.admission.isCrowded, false);
});

test(
  'refuses what has waited for a second and a half while more than sixteen wait',
  TIMEOUT,
  async () => {
    let now = 0;
    await using server = await createServerWithWork(() => now);
    const answers = Array.from({ length: 40 }, () => server.get('/work'));
    const refused: Response[] = [];
    for (const answer of answers)
      void answer.then((response) => response.status === 503 && refused.push(response));
    while (server.state.received < 40) await sleep(1);
    // Three at once, until they turn out to wait for something else.
    for (const started of [3, 6, 9, 12, 15, 16]) {
      while (server.state.started < started) await sleep(1);
      now += 60;
    }

    now = 2000;
    while (refused.length < 8) await sleep(1);
    now = 60_000;
    await sleep(50);
    server.finish();

    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    assert.equal(statuses.filter((status) => status === 200).length, 32);
    assert.equal(refused.length, 8);
  },
);

test('refuses early what would be refused after a second and a half', TIMEOUT, async () => {
  await using server = await createServerWithWork();
  const waits = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const asked = performance.now();
      const { status } = await server.get('/busy');
      return { status, ms: performance.now() - asked };
    }),
  );

  const refused = waits.filter(({ status }) => status === 503).map(({ ms }) => ms);
  const late = refused.filter((ms) => ms > 1400);
  assert.ok(refused.length > 100, `${refused.length} refused`);
  assert.ok(late.length < refused.length / 2, `${late.length} of ${refused.length} late`);
});

test('reads a new connection before it starts more work', TIMEOUT, async () => {
  await using server = await createServerWithWork();
  const busy = Array.from({ length: 30 }, () => server.get('/busy'));
  while (server.state.started < 3) await sleep(1);
  const socket = server.connect();
  const received = once(socket, 'data');
  socket.write('GET /healthz HTTP/1.1\r\nHost: test\r\n\r\n');
  await received;

  assert.equal(server.state.startedAtProbe, server.state.startedAtAccept);
  socket.destroy();
  await Promise.all(busy);
});

test('accepts all waiting connections between two pieces of work', TIMEOUT, async () => {
  await using server = await createServerWithWork();
  const busy = Array.from({ length: 30 }, () => server.get('/busy-later'));
  while (server.state.started < 3) await sleep(1);
  const sockets = Array.from({ length: 12 }, () => server.connect());
  const startedAtConnects = await Promise.all(
    sockets.map(async (socket) => {
      await once(socket, 'connect');
      socket.write('GET /healthz HTTP/1.1\r\nHost: test\r\n\r\n');
      await once(socket, 'data');
      return server.state.started;
    }),
  );

  const startedMeanwhile = Math.max(...startedAtConnects) - Math.min(...startedAtConnects);
  assert.ok(startedMeanwhile <= 2, `${startedMeanwhile} started meanwhile`);
  for (const socket of sockets) socket.destroy();
  await Promise.all(busy);
});

test('does not start work whose client has left', TIMEOUT, async () => {
  await using server = await createServerWithWork();
  const held = Array.from({ length: 16 }, () => server.get('/work'));
  while (server.state.started < 16) await sleep(5);
  const socket = server.connect();
  socket.write('GET /work HTTP/1.1\r\nHost: test\r\n\r\n');
  await sleep(50);

  socket.destroy();
  await sleep(50);
  server.finish();
  await Promise.all(held);
  await (await server.get('/work')).text();

  assert.equal(server.state.started, 17);
});

test('slow bodies and slow readers hold no place', TIMEOUT, async () => {
  await using server = await createServerWithWork();
  const sockets = Array.from({ length: 40 }, (_, index) => {
    const socket = server.connect();
    const lengths = ['Content-Length: 10', 'Content-Length: 100000', 'Transfer-Encoding: chunked'];
    const length = lengths[index % 3];
    socket.write(
      index % 4 === 0
        ? 'GET /endless HTTP/1.1\r\nHost: test\r\n\r\n'
        : `POST / HTTP/1.1\r\nHost: test\r\n${length}\r\n\r\n`,
    );
    return socket;
  });
  await sleep(100);

  server.finish();
  assert.equal(await (await server.get('/work')).text(), 'done');
  for (const socket of sockets) socket.destroy();
});

test('reads bodies that arrive in parts, in one piece or in chunks', TIMEOUT, async () => {
  await using server = await createServerWithWork();
  const large = 'x'.repeat(200_000);
  const bodies = [
    ['Content-Length: 10', '01234', '56789', '0123456789'],
    ['Content-Length: 10', '0123456789', '', '0123456789'],
    ['Transfer-Encoding: chunked', '5\r\n01234\r\n', '5\r\n56789\r\n0\r\n\r\n', '0123456789'],
    ['Content-Length: 200000', large, '', large],
  ] as const;
  for (const [length, first, second, whole] of bodies) {
    const socket = server.connect();
    const answer = text(socket);
    socket.write(`POST / HTTP/1.1\r\nHost: test\r\n${CLOSE}${length}\r\n\r\n${first}`);
    await sleep(30);
    socket.write(second);
    const received = await answer;
    assert.match(received, /^HTTP\/1\.1 200 /);
    assert.ok(received.includes(whole), length);
  }
});
