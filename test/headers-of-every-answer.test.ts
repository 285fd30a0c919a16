// Runs on SQLite alone: headers do not come from the database.
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { openHttpServer } from '#platform/http/http-server.server.ts';
import { requestListener } from '#platform/http/request-listener.server.ts';
import { createTestApp } from './test-app.ts';
import { insertListingWithPhoto } from './test-state.ts';

const PHOTO = 'a'.repeat(32);

const ANSWERS = [
  ...['/healthz', '/readyz', '/metrics', '/robots.txt', '/api/City', '/api/none', '/none'],
  ...['/api/Property', `/Resources/Images/${PHOTO}.jpg`, '/Resources/Images/none.jpg'],
  ...['/.git/HEAD', '/.git/config', '/package.json', '/catalogue.sqlite', '/assets/', '/%ff'],
].map((path) => `GET ${path}`);
const REFUSED = ['TRACE /home', 'TRACE /api/City', 'DELETE /home', 'POST /healthz', 'PATCH /none'];

const REQUIRED: Record<string, RegExp> = {
  'content-security-policy':
    /^default-src 'none';(?=.*\bbase-uri 'none'|.*\bsandbox).*frame-ancestors 'none'/,
  'referrer-policy': /^(?:no-referrer|strict-origin-when-cross-origin)$/,
  'strict-transport-security': /^max-age=63072000; includeSubDomains$/,
  'x-content-type-options': /^nosniff$/,
};

test('every answer says that it is not to be guessed at, framed or sent without TLS', async () => {
  await using app = await createTestApp();
  await insertListingWithPhoto(app, PHOTO);

  for (const request of [...ANSWERS, ...REFUSED]) {
    const [method = '', path = ''] = request.split(' ');
    // `fetch` knows no TRACE.
    const init = method === 'TRACE' ? { method: 'PROPFIND' } : { method };
    const { headers } = await app.fetch(path, init);
    for (const [name, value] of Object.entries(REQUIRED))
      assert.match(headers.get(name) ?? '', value, `${name} of ${request}`);
  }
});

test('so does the answer to what is no HTTP, and to TRACE', async () => {
  await using app = await createTestApp();
  const server = await openHttpServer({ HOST: '127.0.0.1', PORT: 0 });
  server.answerWith(requestListener(app.product));
  const send = async (bytes: string) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.write(bytes);
    return text(socket);
  };

  for (const [bytes, status] of [
    ['GET /home HTTP/1.1\r\nno header\r\n\r\n', 400],
    ['TRACE /home HTTP/1.1\r\nHost: a\r\nConnection: close\r\nX-Secret: quillington\r\n\r\n', 405],
  ] as const) {
    const answer = await send(bytes);
    assert.match(answer, new RegExp(`^HTTP/1.1 ${status} `));
    assert.match(answer, /^x-content-type-options: nosniff\r$/im);
    assert.match(answer, /^strict-transport-security: max-age=63072000/im);
    assert.match(answer, /^content-security-policy: .*frame-ancestors 'none'/im);
    assert.ok(!answer.includes('quillington'));
  }
  await server.stop();
});

test('nothing of the sources, the data or their history has an address', async () => {
  await using app = await createTestApp();

  for (const path of ['/.git/HEAD', '/.git/config', '/package.json', '/catalogue.sqlite', '/src/'])
    assert.equal((await app.fetch(path)).status, 404, path);
});
