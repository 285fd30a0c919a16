import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openHttpServer } from '#platform/http/http-server.server.ts';
import { requestListener } from '#platform/http/request-listener.server.ts';
import { createTestApp } from '#test/test-app.ts';

const METRICS_TOKEN = 'a-token-for-reading-metrics';
const BROWSER =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const STRANGER = '203.0.113.9';

/** The product behind a port; `readFrom` pretends another client address. */
async function createMeasuredApp(environment: Record<string, string> = {}) {
  const app = await createTestApp(environment);
  const server = await openHttpServer({ HOST: '127.0.0.1', PORT: 0 });
  server.answerWith(requestListener(app.product));
  return {
    app,
    get: (path: string, init?: RequestInit) => fetch(server.url + path, init),
    async readFrom(remoteAddress: string, headers: Record<string, string> = {}): Promise<number> {
      const request = new Request(`${app.services.siteUrl}/metrics`, { headers });
      return (await app.product.fetch(request, { incoming: { socket: { remoteAddress } } })).status;
    },
    async [Symbol.asyncDispose]() {
      await server.stop();
      await app[Symbol.asyncDispose]();
    },
  };
}

const NUMBER = String.raw`(?:[+-]Inf|NaN|-?\d+(?:\.\d+)?(?:e[+-]\d+)?)`;
const SAMPLE = new RegExp(
  String.raw`^([a-zA-Z_:][\w:]*)(\{(?:[a-zA-Z_]\w*="(?:[^"\\\n]|\\[\\n"])*",?)*\})? (${NUMBER})$`,
);

/** Samples by name and labels. Fails on anything but Prometheus' text format 0.0.4. */
function parseExposition(text: string): Map<string, number> {
  assert.ok(text.endsWith('\n'));
  const samples = new Map<string, number>();
  const types = new Map<string, string>();
  let described = '';
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('# HELP ')) continue;
    const [, typed, type] = /^# TYPE (\S+) (counter|gauge|histogram|summary)$/.exec(line) ?? [];
    if (typed !== undefined && type !== undefined) {
      assert.ok(!types.has(typed), `${typed} is described twice`);
      types.set(typed, type);
      described = typed;
      continue;
    }
    const [, name, labels = '', value] = SAMPLE.exec(line) ?? [];
    assert.ok(name !== undefined, line);
    const family =
      types.get(described) === 'histogram' ? name.replace(/_(?:bucket|sum|count)$/, '') : name;
    assert.equal(family, described, line);
    assert.ok(!samples.has(name + labels), `${line} comes twice`);
    samples.set(name + labels, Number(value));
  }
  return samples;
}

test('serves Prometheus text to callers on the same machine', async () => {
  await using measured = await createMeasuredApp();

  const response = await measured.get('/metrics');

  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-type'), 'text/plain; version=0.0.4; charset=utf-8');
  assert.equal(response.headers.get('cache-control'), 'no-store');
  const samples = parseExposition(await response.text());
  for (const name of [
    'http_requests_in_flight',
    'http_requests_total{method="POST",group="login",status="401"}',
    'ready_answers_total{outcome="hit"}',
    'page_views_waiting',
    'catalogue_version',
    'process_cpu_seconds_total',
    'process_resident_memory_bytes',
    'process_start_time_seconds',
    'nodejs_heap_size_used_bytes',
    'nodejs_eventloop_lag_p99_seconds',
  ]) {
    assert.ok(samples.has(name), name);
  }
});

test('counts ready answers, refused log-ins, waiting page views and writes', async () => {
  await using measured = await createMeasuredApp();
  const { get, app } = measured;
  const post = (path: string, body: unknown) =>
    get(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': BROWSER },
      body: JSON.stringify(body),
    });
  const before = parseExposition(await (await get('/metrics')).text());

  for (const path of ['/api/City', '/api/City', '/API/Country?made=up'])
    await (await get(path)).text();
  await post('/api/Acount/authenticate', { userName: 'nobody', password: 'wrong' });
  await post('/api/PageView', { path: '/home' });
  await app.db.updateTable('catalogue').set({ version: 41 }).execute();

  const text = await (await get('/metrics')).text();
  const samples = parseExposition(text);
  const grown = (name: string) => (samples.get(name) ?? 0) - (before.get(name) ?? 0);
  assert.equal(grown('http_requests_total{method="GET",group="place",status="200"}'), 3);
  assert.equal(grown('http_request_duration_seconds_count{group="place"}'), 2);
  assert.equal(grown('http_requests_total{method="POST",group="login",status="401"}'), 1);
  assert.equal(grown('ready_answers_total{outcome="hit"}'), 1);
  assert.equal(grown('ready_answers_total{outcome="miss"}'), 2);
  assert.equal(samples.get('ready_answers_kept'), 2);
  assert.ok((samples.get('ready_answers_kept_bytes') ?? 0) > 0);
  assert.equal(samples.get('search_columns_bytes'), 0);
  assert.equal(samples.get('page_views_waiting'), 1);
  assert.equal(samples.get('catalogue_version'), 41);
  assert.doesNotMatch(text, /"[^"]*(?:Country|made|authenticate)/i);
});

test('serves all other metrics while the database is away', async () => {
  await using measured = await createMeasuredApp();
  await measured.app.db.schema.alterTable('catalogue').renameTo('lost').execute();

  const response = await measured.get('/metrics');

  assert.equal(response.status, 200);
  const samples = parseExposition(await response.text());
  assert.equal(samples.has('catalogue_version'), false);
  assert.equal(samples.get('http_requests_in_flight'), 1);
});

test('recognises callers on the same machine in any spelling and answers 404 to others', async () => {
  await using measured = await createMeasuredApp();
  const { readFrom } = measured;

  for (const address of ['127.0.0.1', '127.3.2.1', '::1', '::ffff:127.0.0.1'])
    assert.equal(await readFrom(address), 200, address);
  for (const address of [STRANGER, '::ffff:203.0.113.9', '2001:db8::1', '10.0.0.1', ''])
    assert.equal(await readFrom(address), 404, address);
});

test('does not take forwarded requests for local ones', async () => {
  await using measured = await createMeasuredApp({ SITE_URL: 'https://example.test' });
  const { get, readFrom } = measured;

  for (const [name, value] of [
    ['x-forwarded-for', STRANGER],
    ['x-forwarded-for', '127.0.0.1'],
    ['forwarded', `for=${STRANGER}`],
    ['x-real-ip', STRANGER],
    ['via', '1.1 proxy'],
  ] as const) {
    const response = await get('/metrics', { headers: { [name]: value } });
    assert.equal(response.status, 404, name);
    assert.equal(response.headers.get('content-type'), 'application/problem+json');
  }
  assert.equal(await readFrom('127.0.0.1', { host: 'EXAMPLE.test' }), 404);
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
    assert.equal(await readFrom('127.0.0.1', { host }), 200, host);
});

test('refuses a Host that is not this machine, since a proxy may send no header of its own', async () => {
  await using measured = await createMeasuredApp();

  for (const host of ['www.example.org', '203.0.113.9', 'localhost.example.org', 'a b'])
    assert.equal(await measured.readFrom('127.0.0.1', { host }), 404, host);
});

test('lets callers with the token read from anywhere', async () => {
  await using measured = await createMeasuredApp({ METRICS_TOKEN });
  const { get, readFrom } = measured;
  const authorization = `Bearer ${METRICS_TOKEN}`;

  assert.equal(await readFrom(STRANGER, { authorization }), 200);
  assert.equal(await readFrom('127.0.0.1', { authorization, 'x-forwarded-for': STRANGER }), 200);
  for (const wrong of [
    '',
    METRICS_TOKEN,
    `Basic ${METRICS_TOKEN}`,
    `Bearer ${METRICS_TOKEN}x`,
    'Bearer x',
    'Bearer ',
  ])
    assert.equal(await readFrom(STRANGER, { authorization: wrong }), 404, wrong);
  assert.equal((await get('/metrics')).status, 200);
});

test('accepts no token when none is configured', async () => {
  await using measured = await createMeasuredApp();

  assert.equal(await measured.readFrom(STRANGER, { authorization: 'Bearer undefined' }), 404);
});

test('answers HEAD like GET without a body, and refuses other methods', async () => {
  await using measured = await createMeasuredApp();

  const head = await measured.get('/metrics', { method: 'HEAD' });
  assert.deepEqual([head.status, await head.text()], [200, '']);
  const post = await measured.get('/metrics', { method: 'POST' });
  assert.deepEqual([post.status, post.headers.get('allow')], [405, 'GET, HEAD, OPTIONS']);
});
