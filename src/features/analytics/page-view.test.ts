import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertListing } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import type { PageView } from './page-view.ts';
import { addPageViews, createPageViewCounter, sumOldPageViews } from './page-view-store.server.ts';

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
  const id = await insertListing(app.db);
  const paths = [
    `/property-details/villa-${id}`,
    `/property-details/old-title-${id}`,
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
      [`/property-details/${id}`, 2],
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

test('counts invented listings together', async () => {
  await using app = await createTestApp();
  const id = await insertListing(app.db);

  for (let invented = 1000; invented < 1020; invented += 1)
    await send(app, { path: `/property-details/x-${invented}` });
  await send(app, { path: `/property-details/x-${id}` });

  assert.deepEqual(
    (await counted(app)).map(({ path, views }) => [path, views]),
    [
      ['/other', 20],
      [`/property-details/${id}`, 1],
    ],
  );
});

const view = (day: string, referrerHost: string): PageView => ({
  day,
  path: '/home',
  referrerHost,
  device: 'phone',
});

test('stores at most 1,000 hosts a day, and counts the views from others without one', async () => {
  await using app = await createTestApp();
  const batch = (first: number, count: number) =>
    Array.from({ length: count }, (_, index): [PageView, number] => [
      view('2026-03-01', `${first + index}.example`),
      1,
    ]);

  await addPageViews(app.db, batch(0, 600));
  await addPageViews(app.db, batch(600, 700));
  await addPageViews(app.db, batch(0, 1));

  const rows = await counted(app);
  const views = new Map(rows.map((row) => [row.referrer_host, row.views]));
  assert.equal(views.size, 1001);
  assert.equal(views.get(''), 300);
  assert.equal(views.get('0.example'), 2);
});

test('keeps room for real pages in a flood of invented hosts', async () => {
  await using app = await createTestApp();
  const counter = createPageViewCounter(app.db, app.services.log);
  for (let i = 0; i < 5100; i += 1) counter.count(view('2026-03-01', `${i}.example`));
  counter.count({ ...view('2026-03-01', ''), path: '/about' });

  assert.equal(counter.waiting(), 2502);
});

test('sums views up by month after 400 days', async () => {
  await using app = await createTestApp();
  await addPageViews(app.db, [
    [view('2024-12-31', 'a.example'), 1],
    [view('2025-01-01', 'a.example'), 2],
    [view('2025-01-31', 'a.example'), 3],
    [view('2025-01-31', ''), 4],
    [view('2025-02-01', ''), 5],
  ]);

  for (const now of ['2026-03-20', '2026-03-21'])
    await sumOldPageViews(app.db, new Date(`${now}T00:00:00Z`));

  const rows = await app.db
    .selectFrom('page_view')
    .select(['day', 'referrer_host', 'views'])
    .orderBy('day')
    .orderBy('referrer_host')
    .execute();
  assert.deepEqual(
    rows.map((row) => Object.values(row)),
    [
      ['2024-12', 'a.example', 1],
      ['2025-01', '', 4],
      ['2025-01', 'a.example', 5],
      ['2025-02-01', '', 5],
    ],
  );
});
