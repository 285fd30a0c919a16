// Runs alone: it changes what is the same for all files of the process.
// Runs on S3 too.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pino } from 'pino';
import { insertListing } from '#test/factories.ts';
import { openTestDatabase } from '#test/test-database.ts';
import { openTestMedia } from '#test/test-media.ts';
import { readConfig } from './config.ts';
import { addPageViews, sumOldPageViews } from './features/analytics/page-view-store.server.ts';
import { addMissedSearches } from './features/missed-searches/missed-search-store.server.ts';
import { addTaps, sumOldTaps } from './features/taps/tap-store.server.ts';
import { tidyUpRegularly } from './tidy-up.server.ts';

const SOON_MS = 31_000;

test('tidies up soon after the start and again when a day has passed', async (context) => {
  context.mock.timers.enable({ apis: ['setInterval'] });
  const database = await openTestDatabase();
  const { db } = database;
  await using media = await openTestMedia();
  let now = new Date('2025-01-20T12:00:00Z');
  const log = pino({ level: 'silent' });
  const stop = tidyUpRegularly({
    config: readConfig({}),
    db,
    media: media.media,
    log,
    now: () => now,
  });
  const days = async () => {
    const rows = await db.selectFrom('page_view').select('day').orderBy('day').execute();
    return rows.map(({ day }) => day);
  };
  const summed = async (expected: string) => {
    for (let turn = 0; turn < 2000 && !(await days()).includes(expected); turn += 1)
      await nextTurn();
    return days();
  };
  const view = (day: string) =>
    ({ day, path: '/home', referrerHost: '', device: 'phone' }) as const;
  await addPageViews(db, [
    [view('2023-11-02'), 1],
    [view('2024-01-02'), 1],
  ]);

  context.mock.timers.tick(SOON_MS);
  assert.deepEqual(await summed('2023-11'), ['2023-11', '2024-01-02']);

  now = new Date('2025-04-20T12:00:00Z');
  context.mock.timers.tick(SOON_MS);
  assert.deepEqual(await summed('2024-01'), ['2023-11', '2024-01']);

  stop();
  await database.close();
});

test('a step that fails is reported, and the later ones still run', async (context) => {
  context.mock.timers.enable({ apis: ['setInterval'] });
  const database = await openTestDatabase();
  const { db } = database;
  await using media = await openTestMedia();
  const failed: unknown[] = [];
  const stop = tidyUpRegularly({
    config: readConfig({}),
    db,
    media: media.media,
    log: pino({ level: 'error' }, { write: (line) => failed.push(JSON.parse(line).step) }),
    now: () => new Date('2026-03-01T12:00:00Z'),
  });
  await addPageViews(db, [
    [{ day: '2023-11-02', path: '/home', referrerHost: '', device: 'phone' }, 1],
  ]);
  await addMissedSearches(db, [[{ day: '2023-11-02', search: 'type=300' }, 1]]);
  await db.schema.dropTable('idempotency_key').execute();
  await db.schema.dropTable('tap').execute();
  const searches = () => db.selectFrom('missed_search').select('day').execute();

  context.mock.timers.tick(SOON_MS);
  for (let turn = 0; turn < 2000 && (await searches()).length > 0; turn += 1) await nextTurn();

  assert.deepEqual(await searches(), []);
  const [view] = await db.selectFrom('page_view').select('day').execute();
  assert.equal(view?.day, '2023-11');
  assert.deepEqual(failed, ['old idempotency keys', 'old taps']);
  stop();
  await database.close();
});

test('counts every view and tap once when several processes sum old months together', async () => {
  const database = await openTestDatabase();
  const { db } = database;
  const days = Array.from({ length: 28 }, (_, index) => String(index + 1).padStart(2, '0'));
  const now = new Date('2026-03-01T12:00:00Z');
  await addPageViews(
    db,
    days.map((day) => [
      { day: `2024-01-${day}`, path: '/home', referrerHost: '', device: 'phone' },
      1,
    ]),
  );
  const propertyId = await insertListing(db);
  await addTaps(
    db,
    days.map((day) => [{ day: `2024-01-${day}`, propertyId, kind: 'call' }, 1]),
  );

  await Promise.all([1, 2, 3, 4].flatMap(() => [sumOldPageViews(db, now), sumOldTaps(db, now)]));

  const counted = await db.selectFrom('page_view').select(['day', 'views']).execute();
  assert.deepEqual(
    counted.map(({ day, views }) => [day, views]),
    [['2024-01', 28]],
  );
  const taps = await db.selectFrom('tap').select(['day', 'taps']).execute();
  assert.deepEqual(
    taps.map(({ day, taps }) => [day, taps]),
    [['2024-01', 28]],
  );
  await database.close();
});
