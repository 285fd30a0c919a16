// Runs on S3 too.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp } from '#test/test-app.ts';
import { openTestDatabase } from '#test/test-database.ts';
import { openTestMedia } from '#test/test-media.ts';
import { createApp } from './app.ts';

test('answers 200 on /healthz and /readyz while the database is up', async () => {
  await using app = await createTestApp();

  assert.equal((await app.fetch('/healthz')).status, 200);
  assert.equal((await app.fetch('/readyz')).status, 200);
});

test('answers 503 on /readyz while the database or the media folder cannot be written', async () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  let fails = '';
  const database = await openTestDatabase();
  const kept = await openTestMedia();
  const { media } = kept;
  const failWhile = (what: string, check: () => Promise<void>) =>
    fails === what ? Promise.reject(full) : check();
  await using app = await createTestApp(
    {},
    { ...database, checkWrites: () => failWhile('database', database.checkWrites) },
    {
      media: { ...media, ready: () => failWhile('media', media.ready) },
      [Symbol.asyncDispose]: () => kept[Symbol.asyncDispose](),
    },
  );

  for (const what of ['database', 'media']) {
    fails = what;
    const answer = await app.fetch('/readyz');
    assert.equal(answer.status, 503, what);
    assert.equal(answer.headers.get('retry-after'), '5');
  }
  fails = '';
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
