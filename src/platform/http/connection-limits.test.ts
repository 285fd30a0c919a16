import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConnectionGuard } from './connection-limits.server.ts';

const LIMITS = {
  maxUnanswered: 16,
  maxUnreadBytes: 1024 * 1024,
  checkIntervalMs: 100,
  checks: 5,
  minBytes: 8192,
};
/** More than the buffers of the system hold on both ends. */
const LARGE = Buffer.alloc(32 * 1024 * 1024);
const REQUEST = 'GET / HTTP/1.1\r\nHost: test\r\n\r\n';

async function guardedServer(answer: RequestListener) {
  const guard = new ConnectionGuard(LIMITS);
  const counts = { received: 0, answered: 0, closed: 0 };
  const server = createServer((request, response) => {
    counts.received += 1;
    response.once('close', () => {
      counts.closed += 1;
    });
    if (!guard.admits(request, response)) return;
    counts.answered += 1;
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    counts,
    connect: () =>
      connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {}),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

test('cuts a connection at its 17th unanswered request and parses no further', {
  timeout: 5000,
}, async () => {
  await using server = await guardedServer(() => {});
  const socket = server.connect();

  socket.write(REQUEST.repeat(400));

  assert.equal(await text(socket).catch(() => ''), '');
  assert.equal(server.counts.answered, 16);
  assert.equal(server.counts.received, 17);
  assert.equal(server.counts.closed, 17);
});

test('answers any number of requests to a client that reads', { timeout: 5000 }, async () => {
  await using server = await guardedServer((_request, response) => response.end('answer'));
  const socket = server.connect().setEncoding('utf8');
  let received = '';
  socket.on('data', (part) => {
    received += part;
  });

  for (let batch = 1; batch <= 5; batch += 1) {
    socket.write(REQUEST.repeat(16));
    while (received.split('answer').length <= batch * 16) await sleep(5);
  }

  assert.equal(server.counts.answered, 80);
  assert.equal(socket.destroyed, false);
  socket.destroy();
});

test('cuts a connection that does not read its answer', { timeout: 10_000 }, async () => {
  await using server = await guardedServer((_request, response) => response.end(LARGE));
  const socket = server.connect();

  socket.write(REQUEST);

  while (server.counts.closed === 0) await sleep(20);
  socket.destroy();
});

test('does not cut a client that reads at the minimum rate', { timeout: 10_000 }, async () => {
  await using server = await guardedServer((_request, response) => response.end(LARGE));
  const socket = server.connect();
  let received = 0;
  socket.on('data', (part) => {
    received += part.byteLength;
    socket.pause();
    setTimeout(() => socket.resume(), 5);
  });

  socket.write(REQUEST);
  await sleep(1500);

  assert.ok(received > 1024 * 1024);
  assert.equal(server.counts.closed, 0);
  socket.destroy();
});
