// Runs on S3 too.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp } from '#test/test-app.ts';

const NAME = `${'ab'.repeat(16)}-640.webp`;

async function appWithPhoto() {
  const app = await createTestApp();
  await app.media.put(`Resources/Images/${NAME}`, Buffer.from('pretend'));
  await app.media.put('Resources/Images/notes.txt', Buffer.from('not for anyone'));
  return app;
}

test('serves a photo as immutable, inert and with its own type', async () => {
  await using app = await appWithPhoto();
  const response = await app.fetch(`/Resources/Images/${NAME}`);

  assert.equal(response.status, 200);
  assert.equal(await response.text(), 'pretend');
  assert.deepEqual(
    [
      'Content-Type',
      'Content-Length',
      'Cache-Control',
      'X-Content-Type-Options',
      'Content-Security-Policy',
    ].map((name) => response.headers.get(name)),
    [
      'image/webp',
      '7',
      'public, max-age=31536000, immutable',
      'nosniff',
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    ],
  );
});

test('answers HEAD without a body, and 304 to a browser that has the photo', async () => {
  await using app = await appWithPhoto();
  const head = await app.fetch(`/Resources/Images/${NAME}`, { method: 'HEAD' });
  const again = await app.fetch(`/Resources/Images/${NAME}`, {
    headers: { 'If-None-Match': head.headers.get('ETag') ?? '' },
  });

  assert.deepEqual(
    [head.status, head.headers.get('Content-Length'), await head.text()],
    [200, '7', ''],
  );
  assert.deepEqual([again.status, await again.text()], [304, '']);
});

test('answers 304 to If-None-Match: * only when the photo exists', async () => {
  await using app = await appWithPhoto();
  const headers = { 'If-None-Match': '*' };
  const missing = NAME.replace(/^./, (first) => (first === '0' ? '1' : '0'));

  assert.equal((await app.fetch(`/Resources/Images/${NAME}`, { headers })).status, 304);
  assert.equal((await app.fetch(`/Resources/Images/${missing}`, { headers })).status, 404);
});

test('serves large files completely', async () => {
  await using app = await createTestApp();
  const bytes = Buffer.alloc(1_000_000, 'picture ');
  await app.media.put(`Resources/Images/${NAME}`, bytes);

  assert.ok(
    bytes.equals(Buffer.from(await (await app.fetch(`/Resources/Images/${NAME}`)).arrayBuffer())),
  );
});

test('answers 404 to anything but the name of a stored photo', async () => {
  await using app = await appWithPhoto();
  const hash = 'ab'.repeat(16);
  const names = [
    `${hash}-320.webp`,
    'notes.txt',
    `${hash}-640.svg`,
    `${hash}-640.webp.txt`,
    `..%2f${NAME}`,
    `%2e%2e/Images/${NAME}.`,
    `..%5c${NAME}`,
    `${NAME}%00`,
    `${NAME}/`,
    '%',
    '',
    'a'.repeat(5000),
  ];
  for (const name of names)
    assert.equal((await app.fetch(`/Resources/Images/${name}`)).status, 404, name);
  assert.equal((await app.fetch('/Resources/Else')).status, 404);
});

test('refuses to write a photo at its address', async () => {
  await using app = await appWithPhoto();
  const response = await app.fetch(`/Resources/Images/${NAME}`, { method: 'PUT', body: 'x' });

  assert.deepEqual([response.status, response.headers.get('Allow')], [405, 'GET, HEAD, OPTIONS']);
});
