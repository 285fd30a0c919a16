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

function blockFor(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}
