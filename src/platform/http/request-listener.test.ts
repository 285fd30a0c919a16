import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { Hono } from 'hono';
import { Registry } from 'prom-client';
import { Admission } from './admission.server.ts';
import { openHttpServer } from './http-server.server.ts';
import { createReadyAnswers } from './ready-answers.server.ts';
import { requestListener } from './request-listener.server.ts';
import { createRequestMeter } from './request-meter.server.ts';

const unread = () => createRequestMeter(new Registry(), () => 'page', []);

test('sends a ready answer without calling the product, with its original headers', async () => {
  let version = 1;
  let asked = 0;
  const ready = createReadyAnswers(() => version);
  const app = new Hono();
  app.use('*', async (_context, next) => {
    asked += 1;
    await next();
  });
  app.get('*', ready.keep, (context) => context.text('here', 200, { 'x-mark': 'kept' }));
  const server = createServer(
    requestListener({ admission: new Admission(), fetch: app.fetch, ready, meter: unread() }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/page?a=1`;
    for (const wanted of [1, 1, 2]) {
      if (wanted === 2) version += 1;
      const response = await fetch(url);
      assert.equal(await response.text(), 'here');
      assert.equal(response.headers.get('x-mark'), 'kept');
      assert.equal(asked, wanted);
    }
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

/** Everything the server answers to raw bytes, and to more bytes after its first answer. */
async function say(bytes: string, app = new Hono(), later = ''): Promise<string> {
  const server = await openHttpServer({ HOST: '127.0.0.1', PORT: 0 });
  server.answerWith(
    requestListener({
      admission: new Admission(),
      fetch: app.fetch,
      ready: createReadyAnswers(() => 1),
      meter: unread(),
    }),
  );
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(bytes);
  socket.once('data', () => socket.write(later));
  const said = await text(socket);
  await server.stop();
  return said;
}

const REST = 'HTTP/1.1\r\nHost: example.test\r\nConnection: close\r\n';

test('keeps connections open for longer than proxies do', async () => {
  const later = 'GET / HTTP/1.0\r\nConnection: close\r\n\r\n';
  assert.match(
    await say('GET / HTTP/1.1\r\nHost: example.test\r\n\r\n', new Hono(), later),
    /\r\nKeep-Alive: timeout=65\r\n/,
  );
});

test('requires Host of HTTP/1.1, but not of HTTP/1.0', async () => {
  const app = new Hono().get('/healthz', (context) => context.text('ok'));

  assert.match(
    await say('GET /healthz HTTP/1.0\r\n\r\n', app),
    /^HTTP\/1\.1 200 OK\r\n.*\r\n\r\nok$/s,
  );
  assert.match(
    await say('GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', app),
    /^HTTP\/1\.1 400 /,
  );
});

test('answers malformed requests with a problem', async () => {
  const addresses = ['/\\evil.example', 'http://', '*', 'ftp://example.test/', 'home'];
  const unreadable: [bytes: string, status: number][] = [
    ...addresses.map((address): [string, number] => [`GET ${address} ${REST}\r\n`, 400]),
    [`GET http://user:password@example.test/ ${REST}\r\n`, 400],
    ['GET / HTTP/1.1\r\nHost: 256.256.256.256\r\nConnection: close\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: 1.2.3.4.5\r\nConnection: close\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\nHost: a@example.test\r\nConnection: close\r\n\r\n', 400],
    ['nonsense\r\n\r\n', 400],
    [`POST / ${REST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`, 400],
    [`GET / ${REST}Cookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ];
  for (const [bytes, status] of unreadable) {
    const said = await say(bytes);

    assert.match(
      said,
      new RegExp(`^HTTP/1\\.1 ${status} .*application/problem\\+json.*"status":${status}`, 'is'),
      bytes.slice(0, 60),
    );
  }
});

test('does not write into the middle of an answer', async () => {
  const begun = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('begun')),
  });
  const endless = new Hono().get('*', (context) => context.body(begun));

  const said = await say(
    'GET / HTTP/1.1\r\nHost: example.test\r\n\r\n',
    endless,
    'nonsense\r\n\r\n',
  );

  assert.match(said, /^HTTP\/1\.1 200 .*begun/s);
  assert.doesNotMatch(said, /400/);
});
