import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { Hono } from 'hono';
import { createReadyAnswers } from './ready-answers.server.ts';
import { requestListener } from './request-listener.server.ts';

test('what is ready leaves before the product is asked, with the headers it was first sent with', async () => {
  let version = 1;
  let asked = 0;
  const ready = createReadyAnswers(() => version);
  const app = new Hono();
  app.use('*', async (_context, next) => {
    asked += 1;
    await next();
  });
  app.get('*', ready.keep, (context) => context.text('here', 200, { 'x-mark': 'kept' }));
  const server = createServer(requestListener({ fetch: app.fetch, ready }));
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
