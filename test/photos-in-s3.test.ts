// Runs alone: it starts other processes.
// Runs on SQLite alone: its subject is the store of photographs.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { sweepPhotos } from '#features/listings/photos/sweep-photos.server.ts';
import { photoFilePaths } from '#platform/media/photo-variants.ts';
import type { S3Timeouts } from '#platform/media/s3-store.server.ts';
import { insertListing } from './factories.ts';
import { S3_KEYS, type S3Server, type StoreFailure, startS3Server } from './s3-server.ts';
import { createStaffClient } from './staff-client.ts';
import { startProcess, temporaryFolder } from './start-process.ts';
import { createTestApp } from './test-app.ts';
import { openTestS3 } from './test-media.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Long enough for a busy machine; a stalled store is waited for that long a few times. */
const SHORT_TIMEOUTS_MS = { answerMs: 1500, uploadMs: 1500 };

async function createTestAppOnS3(timeouts?: S3Timeouts) {
  const store = await startS3Server();
  const app = await createTestApp({}, undefined, {
    media: openTestS3(store, 'site/', timeouts),
    [Symbol.asyncDispose]: () => store[Symbol.asyncDispose](),
  });
  const staff = await createStaffClient(app);
  const id = await insertListing(app.db);
  const upload = async (background: string) => {
    const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const body = new FormData();
    body.set('propertyId', String(id));
    body.set('thumbnailFile', new File([new Uint8Array(bytes)], 'photo.jpg'));
    const headers = { authorization: `Bearer ${staff.token}` };
    return app.fetch('/api/Property/upload-thumbnail', { method: 'PUT', headers, body });
  };
  const imageUrl = async (): Promise<string> =>
    (await (await app.fetch(`/api/Property/${id}`)).json()).imageUrl;
  return { ...app, store, upload, imageUrl };
}

async function assertUnavailable(response: Response): Promise<void> {
  const body = await response.text();
  assert.deepEqual([response.status, response.headers.get('Retry-After')], [503, '5'], body);
  assert.equal(response.headers.get('Content-Type'), 'application/problem+json');
  assert.ok([null, 'no-store'].includes(response.headers.get('Cache-Control')));
  assert.deepEqual(JSON.parse(body), {
    type: 'about:blank',
    title: 'Service Unavailable',
    status: 503,
    detail: 'The site cannot answer right now. Try again in a few seconds.',
  });
}

test('stores an uploaded photo in every variant, and serves it as from a folder', async () => {
  await using app = await createTestAppOnS3();

  assert.equal((await app.upload('#7a5')).status, 200);

  const url = await app.imageUrl();
  const paths = photoFilePaths({ path: url.slice(1), width: 400 });
  assert.deepEqual(
    [...app.store.objects.keys()].sort(),
    paths.map((path) => `site/${path}`).sort(),
  );
  for (const path of paths) {
    const response = await app.fetch(`/${path}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    assert.ok(app.store.objects.get(`site/${path}`)?.bytes.equals(bytes), path);
    assert.equal(response.headers.get('Cache-Control'), 'public, max-age=31536000, immutable');
    assert.equal(response.headers.get('X-Content-Type-Options'), 'nosniff');
    assert.equal(response.headers.get('Content-Length'), String(bytes.length));
    assert.equal(
      response.headers.get('Content-Type'),
      `image/${/jpg$/.test(path) ? 'jpeg' : path.replace(/.*\./, '')}`,
    );
  }
});

test('removes a replaced photo from the store; the sweep removes what failed', async () => {
  await using app = await createTestAppOnS3();
  assert.equal((await app.upload('#7a5')).status, 200);
  const first = await app.imageUrl();
  assert.equal((await app.upload('#57a')).status, 200);
  const second = await app.imageUrl();
  assert.equal((await app.fetch(first)).status, 404);
  const files = app.store.objects.size;
  app.store.failWith(({ method }) => (method === 'DELETE' ? 403 : undefined));
  assert.equal((await app.upload('#a57')).status, 200);
  // After a failed removal the answer does not wait for the others.
  while (app.store.calls.filter((call) => call.startsWith('DELETE')).length < 2 * files)
    await sleep(5);
  app.store.failWith(() => undefined);
  app.store.objects.set('site/notes/of-others.txt', {
    bytes: Buffer.from('x'),
    modified: new Date(0),
  });
  assert.equal(app.store.objects.size, 2 * files + 1);

  assert.equal(await sweepPhotos(app.db, app.media, new Date()), 0);
  assert.equal(await sweepPhotos(app.db, app.media, new Date(Date.now() + HOUR_MS + 2000)), files);
  assert.equal((await app.fetch(second)).status, 404);
  assert.equal((await app.fetch(await app.imageUrl())).status, 200);
  assert.ok(app.store.objects.has('site/notes/of-others.txt'));
});

for (const trouble of [500, 403, 'stall', 'reset'] as const satisfies StoreFailure[]) {
  test(`answers 503 and stores nothing when the store fails (${trouble})`, async () => {
    await using app = await createTestAppOnS3(trouble === 'stall' ? SHORT_TIMEOUTS_MS : undefined);
    assert.equal((await app.upload('#7a5')).status, 200);
    const url = await app.imageUrl();
    let puts = 0;
    app.store.failWith(({ method }) => (method === 'PUT' && ++puts === 4 ? trouble : undefined));
    // A single failure is retried.
    if (trouble === 500 || trouble === 'reset')
      app.store.failWith(({ method }) => (method === 'PUT' ? trouble : undefined));
    await assertUnavailable(await app.upload('#57a'));
    assert.equal(await app.imageUrl(), url);
    assert.equal((await app.db.selectFrom('image').select('id').execute()).length, 1);

    assert.equal((await app.fetch('/readyz')).status, 200);
    app.store.failWith(() => trouble);
    await assertUnavailable(await app.fetch(url));
    await assertUnavailable(
      await app.fetch(url.replace('.jpg', '-card.jpg'), { headers: { 'If-None-Match': '*' } }),
    );
    assert.equal((await app.fetch(url, { method: 'HEAD' })).status, 503);
    await assertUnavailable(await app.fetch('/readyz'));
    assert.equal((await app.fetch('/api/City')).status, 200);

    app.store.failWith(() => undefined);
    assert.equal((await app.upload('#57a')).status, 200);
    assert.equal((await app.fetch(await app.imageUrl())).status, 200);
  });
}

function s3Settings({ endpoint }: S3Server, prefix: string): Record<string, string> {
  return {
    MEDIA_URL: `s3://pictures/${prefix}?endpoint=${endpoint}`,
    AWS_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
  };
}

test('starts, serves, backs up and restores on an S3 store, and is not ready without it', async () => {
  using folder = temporaryFolder();
  await using store = await startS3Server();
  const here = { DATA_DIR: join(folder.path, 'here'), ...s3Settings(store, 'here') };
  const there = { DATA_DIR: join(folder.path, 'there'), ...s3Settings(store, 'there') };
  const file = join(folder.path, 'backup.tar');
  await using site = startProcess({ ...here, SAMPLE_DATA: '3' });
  const url = await site.listening();

  const page = await (await fetch(`${url}/explore-properties`)).text();
  const photo = /\/Resources\/Images\/[0-9a-f]{32}-320\.webp/.exec(page)?.[0];
  assert.equal((await fetch(url + photo)).status, 200);
  assert.ok(!existsSync(join(here.DATA_DIR, 'media')));

  const run = async (command: string, settings: Record<string, string>) => {
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, `../scripts/${command}.ts`), file],
      {
        env: { PATH: process.env.PATH, ...settings },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    return (await once(child, 'close'))[0];
  };
  assert.equal(await run('backup', here), 0);
  assert.equal(await run('restore', there), 0);
  const filesOf = (prefix: string) =>
    [...store.objects]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, { bytes }]) => [key.slice(prefix.length), bytes.length]);
  assert.ok(filesOf('here/').length > 10);
  assert.deepEqual(filesOf('there/').sort(), filesOf('here/').sort());

  const large = `Resources/Images/${'ab'.repeat(16)}.jpg`;
  store.objects.set(`here/${large}`, { bytes: Buffer.alloc(3_000_000, 'x'), modified: new Date() });
  store.failWith(() => 'break midway');
  await assert.rejects(fetch(`${url}/${large}`).then((response) => response.arrayBuffer()));
  store.failWith(() => 500);
  assert.equal((await fetch(`${url}/readyz`)).status, 503);
  store.failWith(() => undefined);
  assert.equal((await fetch(`${url}/readyz`)).status, 200);
  assert.equal((await (await fetch(`${url}/${large}`)).arrayBuffer()).byteLength, 3_000_000);
});

test('refuses to start with an unusable store, in one sentence', async () => {
  using folder = temporaryFolder();
  await using store = await startS3Server();
  const settings = { DATA_DIR: join(folder.path, 'here'), ...s3Settings(store, 'here') };
  await using site = startProcess({ ...settings, MEDIA_URL: 's3://pictures', SAMPLE_DATA: '3' });
  const { code, lines } = await site.ended;

  assert.equal(code, 1);
  assert.match(
    lines.at(-1) ?? '',
    /^MEDIA_URL: "s3:\/\/pictures" cannot be used; allowed is s3:\/\/bucket/,
  );
});
