// Runs alone: it starts other processes.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { startProcess, temporaryFolder } from './start-process.ts';

const MAX_OPEN_FILES = 256;
const STAFF = { userName: 'admin', password: 'Kestrel-harbour-7319' };
const canLimit = process.platform === 'linux' || process.platform === 'darwin';

test('out of file descriptors: says so, reads on, and recovers', {
  skip: canLimit ? false : 'ulimit cannot be set here',
  timeout: 120_000,
}, async () => {
  using folder = temporaryFolder();
  const environment = {
    DATA_DIR: folder.path,
    SAMPLE_DATA: '1',
    STAFF_USERNAME: STAFF.userName,
    STAFF_PASSWORD: STAFF.password,
  };
  await using site = startProcess(environment, MAX_OPEN_FILES);
  const { port } = new URL(await site.listening());
  const ask = kept(Number(port));
  const login = await ask('POST', '/api/Acount/authenticate', JSON.stringify(STAFF));
  const { token }: { token: string } = JSON.parse(login.body);
  const upload = await photoUpload(token);
  assert.equal((await ask('GET', '/readyz')).status, 200);

  const sockets = Array.from({ length: MAX_OPEN_FILES + 20 }, () =>
    connect(Number(port), '127.0.0.1').on('error', () => {}),
  );
  await Promise.race(sockets.map((socket) => once(socket.resume(), 'close')));

  // It looks once a second at most.
  while ((await ask('GET', '/readyz')).status !== 503) await sleep(100);
  for (const [method, path, body, headers] of [
    ['GET', '/readyz', undefined, {}],
    ['GET', '/favicon.ico', undefined, {}],
    ['PUT', '/api/Property/upload-thumbnail', upload.body, upload.headers],
  ] as const) {
    const answer = await ask(method, path, body, headers);
    assert.equal(answer.status, 503, site.lines.join('\n'));
    assert.ok(Number(answer.retryAfter) > 0);
    assert.equal(JSON.parse(answer.body).status, 503);
  }
  for (const path of ['/healthz', '/home?while=full', '/explore-properties/Houses-for-sale'])
    assert.equal((await ask('GET', path)).status, 200, path);

  for (const socket of sockets) socket.destroy();
  while ((await ask('GET', '/readyz')).status !== 200) await sleep(100);
  assert.equal((await ask('GET', '/favicon.ico')).status, 200);
  const stored = await ask('PUT', '/api/Property/upload-thumbnail', upload.body, upload.headers);
  assert.equal(stored.status, 200, stored.body);
});

/** All requests use one connection. */
function kept(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return async (
    method: string,
    path: string,
    body?: string | Uint8Array,
    headers: RequestOptions['headers'] = {},
  ) => {
    const type = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const call = request({ port, agent, method, path, headers: { ...type, ...headers } });
    const [response]: IncomingMessage[] = await once(call.end(body), 'response');
    assert.ok(response !== undefined);
    return {
      status: response.statusCode,
      retryAfter: response.headers['retry-after'],
      body: await text(response),
    };
  };
}

async function photoUpload(token: string) {
  const image = { width: 800, height: 600, channels: 3, background: 'red' } as const;
  const photo = await sharp({ create: image }).jpeg().toBuffer();
  const form = new FormData();
  form.set('propertyId', '1');
  form.set('thumbnailFile', new File([new Uint8Array(photo)], 'photo.jpg'));
  const encoded = new Response(form);
  return {
    body: new Uint8Array(await encoded.arrayBuffer()),
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': encoded.headers.get('Content-Type') ?? '',
    },
  };
}
