import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { Registry } from 'prom-client';
import { createRequestMeter } from './request-meter.server.ts';

/** Answers 404 below `/missing`, and below `/slow` and `/late` only when told to. */
async function createMeteredServer() {
  const registry = new Registry();
  const meter = createRequestMeter(registry, (address) => address.split('/', 2).join(''), [
    { method: 'GET', group: 'home', status: '503' },
  ]);
  const slow = Promise.withResolvers<void>();
  const server = createServer(async (request, response) => {
    if (request.url?.startsWith('/late')) await slow.promise;
    meter.measure(request, response);
    if (request.url?.startsWith('/slow')) await slow.promise;
    response.statusCode = request.url?.startsWith('/missing') ? 404 : 200;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    server,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letGo: slow.resolve,
    async read(name: string): Promise<string[]> {
      const lines = (await registry.metrics())
        .split('\n')
        .filter((line) => line.startsWith(name) && !line.startsWith(`${name}_`));
      return lines.map((line) => line.slice(name.length).trim());
    },
    async [Symbol.asyncDispose]() {
      slow.resolve();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

test('counts requests by method, group and status, never by address', async () => {
  await using metered = await createMeteredServer();

  for (const path of ['/home', '/home/1', '/home/2', '/missing/3'])
    await (await fetch(metered.url + path)).text();
  await fetch(`${metered.url}/home`, { method: 'PROPFIND' });

  assert.deepEqual(await metered.read('http_requests_total'), [
    '{method="GET",group="home",status="503"} 0',
    '{method="GET",group="home",status="200"} 3',
    '{method="GET",group="missing",status="404"} 1',
    '{method="other",group="home",status="200"} 1',
  ]);
  assert.deepEqual(await metered.read('http_request_duration_seconds_count'), [
    '{group="home"} 4',
    '{group="missing"} 1',
  ]);
});

test('counts a request as in flight until its answer was sent', async () => {
  await using metered = await createMeteredServer();
  const arrived = once(metered.server, 'request');
  const answer = fetch(`${metered.url}/slow`);
  await arrived;
  assert.deepEqual(await metered.read('http_requests_in_flight'), ['1']);

  metered.letGo();
  await (await answer).text();

  assert.deepEqual(await metered.read('http_requests_in_flight'), ['0']);
});

test('counts a client that leaves early as aborted and no longer in flight', async () => {
  await using metered = await createMeteredServer();
  const arrived = once(metered.server, 'request');
  const leaver = request(`${metered.url}/slow`).on('error', () => {});
  leaver.end();
  const [, response] = await arrived;

  leaver.destroy();
  await once(response, 'close');

  assert.ok(
    (await metered.read('http_requests_total')).includes(
      '{method="GET",group="slow",status="aborted"} 1',
    ),
  );
  assert.deepEqual(await metered.read('http_requests_in_flight'), ['0']);
});

test('ends a request whose client left before the ready answer was looked up', async () => {
  await using metered = await createMeteredServer();
  const arrived = once(metered.server, 'request');
  const leaver = request(`${metered.url}/late`).on('error', () => {});
  leaver.end();
  const [, response] = await arrived;
  leaver.destroy();
  await once(response, 'close');

  metered.letGo();
  await new Promise((resolve) => setImmediate(resolve));

  assert.deepEqual(await metered.read('http_requests_in_flight'), ['0']);
});
