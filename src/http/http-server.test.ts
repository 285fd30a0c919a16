import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
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
