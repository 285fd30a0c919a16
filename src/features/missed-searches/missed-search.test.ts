import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertCity, insertListing } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';
import { countedSearch } from './missed-search.ts';
import {
  addMissedSearches,
  createMissedSearchCounter,
  forgetOldMissedSearches,
} from './missed-search-store.server.ts';

const BROWSER =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

async function report(app: TestApp, body: unknown, agent = BROWSER): Promise<number> {
  const headers = { 'content-type': 'application/json', 'user-agent': agent };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await app.fetch('/api/MissedSearch', init)).status;
}

async function stored(app: TestApp): Promise<Record<string, number>> {
  await app.finish();
  const rows = await app.db.selectFrom('missed_search').selectAll().orderBy('search').execute();
  return Object.fromEntries(rows.map(({ day, search, times }) => [`${day} ${search}`, times]));
}

test('counts what was asked for and is not there, in one order of its filters', async () => {
  await using app = await createTestApp();
  const city = await insertCity(app.db, { name: 'Nakodar' });
  await insertListing(app.db, { city_id: city });
  for (const search of [
    `?type=200&loc=${city}&sortByIndex=2&pageNumber=3`,
    `?loc=${city}&type=200&utm_source=x`,
    '?q=Swimming+POOL',
    '?q=swimming++pool%21',
  ])
    assert.equal(await report(app, { search }), 204);

  assert.deepEqual(await stored(app), {
    [`2026-03-01 loc=${city}&type=200`]: 2,
    '2026-03-01 q=swimming+pool': 2,
  });
});

test('counts nothing that is there, cannot be, or was not asked by a person', async () => {
  await using app = await createTestApp();
  const city = await insertCity(app.db);
  await insertListing(app.db, { city_id: city });
  for (const search of [
    '',
    '?',
    '?junk=1',
    '?sortByIndex=2',
    `?loc=${city}`,
    '?loc=987654&type=200',
    '?type=555',
    '?type=200&noOfRooms=3',
    '?propertyFacing=4711',
  ])
    assert.equal(await report(app, { search }), 204, search);
  assert.equal(await report(app, { search: '?type=300' }, 'Googlebot/2.1'), 204);
  for (const junk of [null, 7, {}, { search: 7 }, { search: 'x'.repeat(4001) }])
    assert.equal(await report(app, junk), 400);

  assert.deepEqual(await stored(app), {});
});

test('keeps nothing that may name somebody', () => {
  for (const text of [
    'call 98765 43210',
    '+919876543210',
    'simran@example.test',
    'my name is simran and i live in model town',
    '!!!',
    `${'ਘ'.repeat(59)} ${'ਙ'.repeat(59)}`,
  ])
    assert.equal(countedSearch(`q=${encodeURIComponent(text)}`), undefined, text);
  assert.equal(countedSearch('q=plot+1234'), 'q=plot+1234');
});

test('twenty searches an hour count from one network', async () => {
  await using app = await createTestApp();
  for (let made = 1; made <= 40; made += 1) await report(app, { search: `?q=invented+${made}` });

  assert.equal(Object.keys(await stored(app)).length, 20);
});

test('keeps at most 500 different searches of a day apart', async () => {
  await using app = await createTestApp();
  const day = '2026-03-01';
  const counter = createMissedSearchCounter(app.db, app.services.log);
  for (let made = 0; made < 400; made += 1) counter.count({ day, search: `q=one+${made}` });
  await counter.flush();
  for (let made = 0; made < 700; made += 1) counter.count({ day, search: `q=two+${made}` });
  assert.equal(counter.waiting(), 501);
  await counter.flush();
  await addMissedSearches(app.db, [[{ day, search: 'q=one+7' }, 2]]);

  const counts = await stored(app);
  assert.equal(Object.keys(counts).length, 501);
  assert.equal(counts[`${day} `], 600);
  assert.equal(counts[`${day} q=one+7`], 3);
});

test('forgets searches after 90 days', async () => {
  await using app = await createTestApp();
  await addMissedSearches(
    app.db,
    ['2025-12-01', '2025-12-02', '2026-03-01'].map((day) => [{ day, search: 'type=300' }, 1]),
  );

  await forgetOldMissedSearches(app.db, app.services.now());

  assert.deepEqual(Object.keys(await stored(app)), ['2025-12-02 type=300', '2026-03-01 type=300']);
});
