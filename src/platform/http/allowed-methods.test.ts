// Runs on S3 too.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp } from '#test/test-app.ts';

test('answers 405 to writing methods on pages and files', async () => {
  await using app = await createTestApp();

  for (const [method, path] of [
    ['POST', '/home'],
    ['PUT', '/healthz'],
    ['DELETE', '/property-details/house-1'],
    ['PATCH', '/robots.txt'],
  ] as const) {
    const response = await app.fetch(path, { method });
    assert.deepEqual(
      [response.status, response.headers.get('allow')],
      [405, 'GET, HEAD, OPTIONS'],
      `${method} ${path}`,
    );
    assert.equal(response.headers.get('content-type'), 'application/problem+json');
  }
  assert.equal((await app.fetch('/home', { method: 'OPTIONS' })).status, 204);
});

test('is alive but not ready without its media store', async () => {
  await using app = await createTestApp();
  app.services.media.ready = () => Promise.reject(new Error('gone'));

  const ready = await app.fetch('/readyz');

  assert.deepEqual([ready.status, ready.headers.get('retry-after')], [503, '5']);
  assert.equal((await app.fetch('/healthz')).status, 200);
});
