import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openHttpServer } from './http-server.server.ts';

test('ends kept connections with an answer while it stops, and resets none', async () => {
  const server = await openHttpServer({ HOST: '127.0.0.1', PORT: 0 });
  server.answerWith((_request, response) => void sleep(5).then(() => response.end('answer')));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = async () => {
    const call = request(server.url, { agent }).end();
    const [response]: IncomingMessage[] = await once(call, 'response');
    response?.resume();
    if (response !== undefined) await once(response, 'end');
    return { reused: call.reusedSocket, connection: response?.headers.connection };
  };

  await get();
  const stopped = server.stop(1000);
  await sleep(100);

  assert.deepEqual(await get(), { reused: true, connection: 'close' });
  await stopped;
  await assert.rejects(get(), { code: 'ECONNREFUSED' });
});

test('ends a connection with the answer that is under way as it stops', async () => {
  const server = await openHttpServer({ HOST: '127.0.0.1', PORT: 0 });
  const asked = Promise.withResolvers<void>();
  server.answerWith((_request, response) => {
    asked.resolve();
    setTimeout(() => response.end('answer'), 200);
  });
  const call = request(server.url, { agent: new Agent({ keepAlive: true }) }).end();
  await asked.promise;

  const stopped = server.stop();
  const [response]: IncomingMessage[] = await once(call, 'response');

  assert.equal(response?.headers.connection, 'close');
  response.resume();
  await stopped;
});

test('answers a request that arrived while the process was busy, as it stops', async () => {
  const server = await openHttpServer({ HOST: '127.0.0.1', PORT: 0 });
  server.answerWith((_request, response) => response.end('answer'));
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname).setEncoding('latin1');
  const ask = () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  ask();
  await once(socket, 'data');

  const stopped = server.stop();
  ask();
  blockFor(100);
  const [answer]: string[] = await once(socket, 'data');

  assert.match(answer ?? '', /^HTTP\/1\.1 200 /);
  await stopped;
});

test('answers on connections that it has not yet accepted as it stops', async () => {
  const server = await openHttpServer({ HOST: '127.0.0.1', PORT: 0 });
  server.answerWith((_request, response) => response.end('answer'));
  const { hostname, port } = new URL(server.url);
  const sockets = Array.from({ length: 5 }, () => connect(Number(port), hostname));
  // Long enough for the kernel to connect them, too short for the server to accept them.
  await new Promise((resolve) => process.nextTick(resolve));

  const stopped = server.stop();
  const answers = sockets.map(async (socket) => {
    socket.setEncoding('latin1').write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    const [answer]: string[] = await once(socket, 'data');
    return answer?.slice(0, 12);
  });

  assert.deepEqual(await Promise.all(answers), Array(5).fill('HTTP/1.1 200'));
  await stopped;
});

test('resets no client that connects again after each answer, as it stops', async () => {
  const server = await openHttpServer({ HOST: '127.0.0.1', PORT: 0 });
  server.answerWith((_request, response) => response.end('answer'));
  const answered = Promise.withResolvers<void>();
  const clients = Array.from({ length: 8 }, async () => {
    for (;;) {
      try {
        const call = request(server.url, { agent: false }).end();
        const [response]: IncomingMessage[] = await once(call, 'response');
        response?.resume();
        answered.resolve();
      } catch (error) {
        return codeOf(error);
      }
    }
  });
  await answered.promise;

  await server.stop();

  assert.deepEqual(await Promise.all(clients), Array(8).fill('ECONNREFUSED'));
});

test('resets nobody who connects while the process is busy for long, as it stops', async () => {
  const server = await openHttpServer({ HOST: '127.0.0.1', PORT: 0 });
  server.answerWith((_request, response) => response.end('answer'));
  const { hostname, port } = new URL(server.url);
  const ends: Promise<unknown>[] = [];
  const busyUntil = performance.now() + 1300;
  const work = () => {
    if (performance.now() > busyUntil) return;
    const socket = connect(Number(port), hostname);
    socket.end('GET / HTTP/1.1\r\nHost: x\r\n\r\n').resume();
    ends.push(once(socket, 'end').then(() => 'answered', codeOf));
    blockFor(3);
    setImmediate(work);
  };
  work();

  await server.stop();

  const found = new Set(await Promise.all(ends));
  found.delete('ECONNREFUSED');
  assert.deepEqual([...found], ['answered']);
});

test('keeps a connection whose answer takes long, and ends one that is idle', async () => {
  const server = await openHttpServer({ HOST: '127.0.0.1', PORT: 0 }, 50);
  server.answerWith((_request, response) => void sleep(300).then(() => response.end('answer')));
  const { hostname, port } = new URL(server.url);
  const idle = connect(Number(port), hostname).resume();
  const ended = once(idle, 'close');

  const answer = await fetch(server.url);

  assert.equal(await answer.text(), 'answer');
  await ended;
  await server.stop();
});

function blockFor(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : error;
}
