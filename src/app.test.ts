import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp } from '#test/test-app.ts';
import { createApp } from './app.ts';

test('answers 200 on /healthz and /readyz while the database is up', async () => {
  await using app = await createTestApp();

  assert.equal((await app.fetch('/healthz')).status, 200);
  assert.equal((await app.fetch('/readyz')).status, 200);
});

test('answers 404 for an unknown sitemap, with and without pages', async () => {
  await using app = await createTestApp();
  const whole = createApp(app.services, async () => new Response('a page'));

  for (const name of ['listings-0', 'listings-1', 'listings-1x', 'listings-9999999', 'nothing']) {
    const response = await whole.fetch(new Request(`https://example.test/sitemaps/${name}.xml`));
    assert.equal(response.status, 404, name);
  }
});
