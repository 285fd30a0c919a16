import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { preferredEncoding } from './content-encoding.server.ts';
import { createReadyAnswers } from './ready-answers.server.ts';

/** An app whose answers count its renders; `state.version` is the catalogue version. */
function createCountingApp() {
  const state = { version: 1, made: 0 };
  const ready = createReadyAnswers(() => state.version);
  const app = new Hono();
  app.use('*', ready.keep);
  app.get('/missing', (context) => context.text('nothing here', 404));
  app.get('*', async (context) => {
    state.made += 1;
    const text = `made ${state.made}`;
    await new Promise((resolve) => setTimeout(resolve, 5));
    return context.text(text);
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    Promise.resolve(app.request(path, { headers }));
  return { state, ready, get };
}

test('renders an answer once and then serves it from memory, before and behind the router', async () => {
  const { state, ready, get } = createCountingApp();

  assert.equal(await (await get('/home?loc=1')).text(), 'made 1');
  assert.equal(await (await get('/home?loc=1')).text(), 'made 1');
  const found = await ready.find('GET', '/home?loc=1', {});
  assert.equal(Buffer.from(found?.body ?? []).toString(), 'made 1');
  assert.equal(state.made, 1);
});

test('renders again on the first request after a write', async () => {
  const { state, ready, get } = createCountingApp();
  await get('/home');

  state.version += 1;

  assert.equal(await ready.find('GET', '/home', {}), undefined);
  assert.equal(await (await get('/home')).text(), 'made 2');
});

test('does not reuse an answer that a write overtook while it was rendered', async () => {
  const { state, get } = createCountingApp();
  const slow = get('/home');
  state.version += 1;
  await slow;

  assert.equal(await (await get('/home')).text(), 'made 2');
});

test('concurrent misses share one render', async () => {
  const { state, get } = createCountingApp();

  const answers = await Promise.all(Array.from({ length: 20 }, () => get('/home')));

  assert.equal(state.made, 1);
  for (const answer of answers) assert.equal(await answer.text(), 'made 1');
});

test('answers each requested encoding and says so in the headers', async () => {
  const { get } = createCountingApp();

  const brotli = await get('/a', { 'accept-encoding': 'gzip, deflate, br' });
  assert.equal(brotli.headers.get('content-encoding'), 'br');
  assert.equal(brotliDecompressSync(await brotli.arrayBuffer()).toString(), 'made 1');

  const gzip = await get('/b', { 'accept-encoding': 'gzip, br;q=0' });
  assert.equal(gzip.headers.get('content-encoding'), 'gzip');
  assert.equal(gunzipSync(await gzip.arrayBuffer()).toString(), 'made 2');

  const plain = await get('/c');
  assert.equal(plain.headers.get('content-encoding'), null);
  assert.equal(plain.headers.get('vary'), 'Accept-Encoding');
});

test('prefers encodings by q-value and never sends one with q=0', () => {
  const wanted: [accepted: string | undefined, encoding: string][] = [
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['gzip;q=0, br;q=0', 'identity'],
    ['br;q=0.000, gzip ; Q=0.5', 'gzip'],
    ['br;q=0.1, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['identity;q=1, br;q=0.5', 'identity'],
    ['identity, gzip', 'gzip'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', 'identity'],
    ['*;q=0, gzip', 'gzip'],
    ['gzip;q=nonsense, br;q=7', 'identity'],
    ['brotli, gzipped', 'identity'],
  ];

  for (const [accepted, encoding] of wanted)
    assert.equal(preferredEncoding(accepted), encoding, accepted);
});

test('answers 304 to a matching ETag until a write', async () => {
  const { state, ready, get } = createCountingApp();
  const etag = (await get('/home')).headers.get('etag') ?? '';
  assert.match(etag, /^"[\w-]+"$/);

  const again = await get('/home', { 'if-none-match': `W/${etag}, "other"` });
  assert.equal(again.status, 304);
  assert.equal(await again.text(), '');
  assert.equal((await ready.find('GET', '/home', { 'if-none-match': etag }))?.status, 304);

  state.version += 1;
  assert.equal((await get('/home', { 'if-none-match': etag })).status, 200);
});

test('keeps only 200s', async () => {
  const { ready, get } = createCountingApp();

  assert.equal((await get('/missing')).status, 404);
  assert.equal(await ready.find('GET', '/missing', {}), undefined);
});

test('answers HEAD from the kept answer, without a body', async () => {
  const { ready, get } = createCountingApp();
  await get('/home');

  const head = await ready.find('HEAD', '/home', {});
  assert.equal(head?.status, 200);
  assert.equal(head?.body, null);
  assert.equal(head?.headers['content-length'], 6);
});

test('answers a very long address without keeping it', async () => {
  const { ready, get } = createCountingApp();
  const address = `/home?${'x'.repeat(1000)}`;

  assert.equal((await get(address)).status, 200);
  assert.equal(await ready.find('GET', address, {}), undefined);
});

test('does not share a failed render', async () => {
  const ready = createReadyAnswers(() => 1);
  const app = new Hono();
  let asked = 0;
  app.get('*', ready.keep, async (context) => {
    asked += 1;
    const status = asked === 1 ? 500 : 200;
    await new Promise((resolve) => setTimeout(resolve, 5));
    return context.text('page', status);
  });

  const [first, second] = await Promise.all([app.request('/home'), app.request('/home')]);

  assert.deepEqual([first?.status, second?.status], [500, 200]);
});

/** Text as people write it: on made up rows the levels differ in other ways. */
const PAGE = readFileSync(import.meta.filename, 'utf8');

test('compresses with more care for size what is asked for again', async () => {
  const ready = createReadyAnswers(() => 1);
  const app = new Hono().get('*', ready.keep, (context) => context.html(PAGE));
  const headers = { 'accept-encoding': 'br' };
  const first = await app.request('/home', { headers });
  const { byteLength } = await first.arrayBuffer();

  const asked = async () => (await ready.find('GET', '/home', headers)) ?? assert.fail('not kept');
  let again = await asked();
  for (let tries = 0; again.body?.length === byteLength && tries < 500; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
    again = await asked();
  }

  const small = again.body ?? new Uint8Array();
  assert.ok(small.length < byteLength, `${small.length} and ${byteLength} bytes`);
  assert.equal(again.headers['content-length'], small.length);
  assert.equal(again.headers.etag, first.headers.get('etag'));
  assert.equal(brotliDecompressSync(small).toString(), PAGE);
});

test('compresses with less care for size while other work waits', async () => {
  const made = async (isCrowded: boolean) => {
    const ready = createReadyAnswers(
      () => 1,
      undefined,
      () => isCrowded,
    );
    const app = new Hono().get('*', ready.keep, (context) => context.html(PAGE));
    const answer = await app.request('/home', { headers: { 'accept-encoding': 'br' } });
    return Buffer.from(await answer.arrayBuffer());
  };

  const [careful, quick] = [await made(false), await made(true)];
  assert.ok(quick.length > careful.length, `${quick.length} and ${careful.length} bytes`);
  assert.equal(brotliDecompressSync(quick).toString(), PAGE);
});
