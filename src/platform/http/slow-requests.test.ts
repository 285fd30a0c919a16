import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { limitSlowBody } from './slow-requests.server.ts';

const LIMITS = { bodyMs: 100, uploadMs: 2000, checkIntervalMs: 20, checks: 5, minBytes: 15 };
const UPLOAD = 'Content-Type: Multipart/Form-Data; boundary=x\r\nContent-Length: ';

const NEVER = Number.POSITIVE_INFINITY;

/** Sends a head and parts of a body with pauses, and returns everything the server answers. */
async function send(head: string, parts: string[], pause: number, readsAfter = 0): Promise<string> {
  const server = createServer(async (request, response) => {
    limitSlowBody(request, response, LIMITS);
    if (readsAfter < NEVER) {
      await sleep(readsAfter);
      await text(request).catch(() => '');
    }
    if (!response.headersSent) response.writeHead(200, { Connection: 'close' }).end('read');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const answer = text(socket);
  socket.write(`POST / HTTP/1.1\r\nHost: test\r\n${head}\r\n\r\n`);
  for (const part of parts) {
    await sleep(pause);
    if (socket.writable) socket.write(part);
  }
  const said = await answer;
  server.close();
  return said;
}

test('answers 408 to an incomplete body and closes the connection', async () => {
  const said = await send('Content-Type: application/json\r\nContent-Length: 100', ['{"half":'], 0);

  assert.match(said, /^HTTP\/1\.1 408 /);
  assert.match(said, /application\/problem\+json/);
});

test('gives an upload that makes progress more time than other bodies', async () => {
  const parts = Array.from({ length: 8 }, () => '0123456789');

  assert.match(await send(`${UPLOAD}80`, parts, 40), /^HTTP\/1\.1 200 /);
  assert.match(
    await send('Content-Type: application/json\r\nContent-Length: 80', parts, 40),
    /^HTTP\/1\.1 408 /,
  );
});

test('aborts an upload that stalls or drips', async () => {
  assert.match(await send(`${UPLOAD}80`, ['0123456789'], 0), /^HTTP\/1\.1 408 /);
  assert.match(await send(`${UPLOAD}80`, [...'0123456789'], 40), /^HTTP\/1\.1 408 /);
});

test('does not abort an upload that the server has not read yet', async () => {
  const queueDelayMs = 300;

  assert.match(await send(`${UPLOAD}10`, ['0123456789'], 0, queueDelayMs), /^HTTP\/1\.1 200 /);
  assert.match(
    await send(`${UPLOAD}1000000`, ['x'.repeat(1_000_000)], 0, queueDelayMs),
    /^HTTP\/1\.1 200 /,
  );
});

test('does not abort a whole body that the server reads late', async () => {
  const afterTheLimit = 300;

  assert.match(
    await send('Content-Type: application/json\r\nContent-Length: 2', ['{}'], 0, afterTheLimit),
    /^HTTP\/1\.1 200 /,
  );
});

test('closes the connection of an unread half body after the answer', async () => {
  const said = await send(
    'Content-Type: application/json\r\nContent-Length: 100',
    ['{"half":'],
    0,
    NEVER,
  );

  assert.match(said, /^HTTP\/1\.1 200 /);
});

test('errors the reader of an aborted body', { timeout: 5000 }, async () => {
  let told = (_error: unknown) => {};
  const error = new Promise<unknown>((resolve) => {
    told = resolve;
  });
  const server = createServer((request, response) => {
    limitSlowBody(request, response, LIMITS);
    text(request).catch(told);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: test\r\nContent-Length: 100\r\n\r\nhalf');

  assert.match(await text(socket), /^HTTP\/1\.1 408 /);
  assert.ok((await Promise.race([error, sleep(1000)])) instanceof Error);
  server.close();
});
