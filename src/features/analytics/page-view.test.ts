import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { createPageViewCounter } from './page-view-counter.server.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';
const DESKTOP =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

async function send(
  app: TestApp,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<number> {
  const init = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer ',
      'user-agent': PHONE,
      ...headers,
    },
    body: JSON.stringify(body),
  };
  return (await app.fetch('/api/PageView', init)).status;
}

async function counted(app: TestApp) {
  await app.finish();
  const rows = await app.db
    .selectFrom('page_view')
    .selectAll()
    .orderBy('path')
    .orderBy('device')
    .execute();
  return rows.map((row) => ({ ...row }));
}

test('counts views per day, page, device and referring site', async () => {
  await using app = await createTestApp();

  await send(app, { path: '/home?loc=3#top', referrer: 'https://www.google.com/search?q=secret' });
  await send(app, { path: '/home', referrer: 'https://www.google.com/' });
  await send(
    app,
    { path: '/home', referrer: 'https://example.test/about' },
    { 'user-agent': DESKTOP },
  );
  await app.finish();
  assert.equal(await send(app, { path: '/home', referrer: 'https://www.google.com/' }), 204);

  assert.deepEqual(await counted(app), [
    { day: '2026-03-01', path: '/home', referrer_host: '', device: 'desktop', views: 1 },
    {
      day: '2026-03-01',
      path: '/home',
      referrer_host: 'www.google.com',
      device: 'phone',
      views: 3,
    },
  ]);
});

test('does not count bots and prefetches', async () => {
  await using app = await createTestApp();

  assert.equal(
    await send(
      app,
      { path: '/home' },
      { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
    ),
    204,
  );
  assert.equal(await send(app, { path: '/home' }, { 'sec-purpose': 'prefetch;prerender' }), 204);
  assert.equal(await send(app, { path: '/home' }, { 'user-agent': '' }), 204);

  assert.deepEqual(await counted(app), []);
});

test('refuses invalid page views', async () => {
  await using app = await createTestApp();
  const junk = [
    null,
    7,
    [],
    {},
    { path: 7 },
    { path: 'home' },
    { path: '//evil.example' },
    { path: '/a b' },
    { path: '/\0' },
    { path: '/\ud800' },
  ];

  for (const body of junk) assert.equal(await send(app, body), 400, JSON.stringify(body));
  assert.equal(
    await send(app, { path: `/${'x'.repeat(5000)}`, referrer: 'javascript:alert(1)' }),
    204,
  );

  const [row] = await counted(app);
  assert.equal(row?.path, '/other');
  assert.equal(row?.referrer_host, '');
});

test('limits the memory for invented paths', async () => {
  await using app = await createTestApp();
  const counter = createPageViewCounter(app.db, app.services.log);
  for (let i = 0; i < 5100; i += 1)
    counter.count({
      day: '2026-03-01',
      path: `/property-details/${i}`,
      referrerHost: '',
      device: 'phone',
    });
  await counter.flush();

  assert.equal((await counted(app)).length, 5000);
});

test('counts listings by id, and searches and unknown paths as one each', async () => {
  await using app = await createTestApp();
  const paths = [
    '/property-details/villa-7',
    '/property-details/old-title-7',
    '/explore-properties/a',
    '/explore-properties/b',
    '/x',
    '/x/y',
  ];
  for (const path of paths) await send(app, { path });

  assert.deepEqual(
    (await counted(app)).map(({ path, views }) => [path, views]),
    [
      ['/explore-properties', 2],
      ['/other', 2],
      ['/property-details/7', 2],
    ],
  );
});

test('keeps views while the database is away, and stores them on exit', async () => {
  await using app = await createTestApp();
  const counter = createPageViewCounter(app.db, app.services.log);
  await app.db.schema.alterTable('page_view').renameTo('lost').execute();
  counter.count({ day: '2026-03-01', path: '/home', referrerHost: '', device: 'phone' });
  await counter.flush();
  await app.db.schema.alterTable('lost').renameTo('page_view').execute();

  void counter.flush();
  await counter.flush();

  assert.deepEqual(
    (await counted(app)).map(({ path, views }) => [path, views]),
    [['/home', 1]],
  );
});
