// Runs on SQLite alone: its subject is the store of photographs.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { S3_KEYS, type StoreFailure, startS3Server } from '#test/s3-server.ts';
import { openTestS3 } from '#test/test-media.ts';
import type { MediaStore } from './media-store.server.ts';
import { openS3Store } from './s3-store.server.ts';
import { StoreUnavailable } from './store-unavailable.ts';

const PATH = 'Resources/Images/ab12.jpg';
const QUICK = { answerMs: 200, uploadMs: 200 };
/** For what must also succeed, however busy the machine is. */
const PATIENT = { answerMs: 1000, uploadMs: 10_000 };

async function pathsIn(media: MediaStore): Promise<string[]> {
  const paths: string[] = [];
  for await (const { path } of media.list()) paths.push(path);
  return paths;
}

async function everyCall(media: MediaStore): Promise<PromiseSettledResult<unknown>[]> {
  return Promise.allSettled([
    media.put(PATH, Buffer.from('x')),
    media.read(PATH),
    media.delete(PATH),
    pathsIn(media),
    media.ready(),
  ]);
}

const prefixes = [
  '',
  'site/',
  'a b/',
  'ਪੰਜਾਬ/häuser/',
  "it's (1)!*/",
  'a+b=c&d/',
  '100%25/%2f/',
  '<&">/',
  'a//b/',
  'x?y#z/',
  '~._-:@,;$/',
];

for (const prefix of prefixes) {
  test(`accepts keys that begin with ${JSON.stringify(prefix)}`, async () => {
    await using server = await startS3Server();
    const media = openTestS3(server, prefix);
    await media.put(PATH, Buffer.from('bytes'));

    assert.deepEqual([...server.objects.keys()], [prefix + PATH]);
    assert.deepEqual(await pathsIn(media), [PATH]);
    assert.equal((await media.read(PATH))?.size, 5);
    await media.delete(PATH);
    assert.equal(server.objects.size, 0);
  });
}

test('lists files page by page, without foreign keys', async () => {
  await using server = await startS3Server();
  const media = openTestS3(server, 'site/');
  const stored = { bytes: Buffer.from('x'), modified: new Date(0) };
  const ours = Array.from(
    { length: 2500 },
    (_, index) => `Resources/Images/${String(index).padStart(4, '0')}.jpg`,
  );
  for (const path of ours) server.objects.set(`site/${path}`, stored);
  for (const key of [
    'other/Resources/Images/a.jpg',
    'site',
    'site/',
    'site/a b',
    'site/../x',
    'site/x\u0001',
    'siteb/x',
  ]) {
    server.objects.set(key, stored);
  }

  assert.deepEqual(await pathsIn(media), ours);
  assert.equal(server.calls.length, 3);
});

test('signs the session token and the region', async () => {
  const keys = { ...S3_KEYS, sessionToken: 'a/token+with==signs' };
  await using server = await startS3Server({ keys, region: 'ap-south-1' });
  const address = {
    bucket: 'pictures',
    prefix: '',
    endpoint: server.endpoint,
    region: 'ap-south-1',
  };

  await openS3Store(address, keys).ready();
  await assert.rejects(openS3Store(address, S3_KEYS).ready(), {
    message: 'The media store answered GET with 403 (InvalidToken).',
  });
  await assert.rejects(openS3Store({ ...address, region: 'eu-west-1' }, keys).ready(), /403/);
  await assert.rejects(
    openS3Store(address, { ...keys, secretAccessKey: 'wrong' }).ready(),
    /SignatureDoesNotMatch/,
  );
});

const troubles: [StoreFailure, RegExp][] = [
  [500, /^The media store answered [A-Z]+ with 500 \(InternalError\)\.$/],
  [503, / with 503 /],
  [403, / with 403 /],
  [301, / with 301 /],
  [429, / with 429 /],
  ['stall', /^The media store did not answer [A-Z]+ within 0\.2 s\.$/],
  ['reset', /^The media store cannot be reached \(.*\)\.$/],
];

for (const [trouble, sentence] of troubles) {
  test(`throws StoreUnavailable on every call while the store fails (${trouble})`, async () => {
    await using server = await startS3Server();
    server.failWith(() => trouble);
    const started = performance.now();

    for (const result of await everyCall(
      openTestS3(server, '', trouble === 'stall' ? QUICK : undefined),
    )) {
      assert.ok(
        result.status === 'rejected' && result.reason instanceof StoreUnavailable,
        String(trouble),
      );
      assert.match(result.reason.message, sentence);
    }
    assert.ok(performance.now() - started < 2000);
  });
}

test('treats a missing bucket as a failure of the store, not as a missing file', async () => {
  await using server = await startS3Server({ bucket: 'another' });

  for (const result of await everyCall(openTestS3(server))) {
    assert.ok(result.status === 'rejected' && result.reason instanceof StoreUnavailable);
    assert.match(result.reason.message, /with 404 \(NoSuchBucket\)\.$/);
  }
});

test('does not take another answer for an empty list of files', async () => {
  await using server = await startS3Server();
  server.failWith(() => 'gibberish');
  const media = openTestS3(server);

  await assert.rejects(pathsIn(media), StoreUnavailable);
  await assert.rejects(media.ready(), StoreUnavailable);
});

test('retries a failed call once, but not a refused one', async () => {
  await using server = await startS3Server();
  const media = openTestS3(server);
  for (const trouble of [500, 503, 'reset'] as const) {
    for (const act of [
      () => media.put(PATH, randomBytes(1000)),
      () => media.read(PATH),
      () => media.delete(PATH),
      () => media.ready(),
    ]) {
      let failures = 1;
      server.failWith(() => (failures-- > 0 ? trouble : undefined));
      await act();
      assert.ok(failures < 1);
    }
  }
  server.failWith(() => 403);
  server.calls.length = 0;
  await assert.rejects(media.ready());
  assert.equal(server.calls.length, 1);
});

test('rejects when a small file is truncated or stalls', async () => {
  await using server = await startS3Server();
  const media = openTestS3(server, '', PATIENT);
  await media.put(PATH, randomBytes(100_000));
  for (const trouble of ['stall midway', 'break midway'] as const) {
    server.failWith(() => trouble);
    await assert.rejects(media.read(PATH), StoreUnavailable, trouble);
  }
});

test('errors the stream of a large file that is truncated or stalls, but not for a slow reader', async () => {
  await using server = await startS3Server();
  const media = openTestS3(server, '', PATIENT);
  await media.put(PATH, randomBytes(2_000_000));
  for (const trouble of [undefined, 'stall midway', 'break midway'] as const) {
    server.failWith(() => trouble);
    const file = await media.read(PATH);
    assert.ok(file?.body instanceof ReadableStream);
    await new Promise((resolve) => setTimeout(resolve, PATIENT.answerMs * 2));
    const whole = new Response(file.body).arrayBuffer();
    if (trouble === undefined) assert.equal((await whole).byteLength, 2_000_000);
    else await assert.rejects(whole, trouble);
  }
});
