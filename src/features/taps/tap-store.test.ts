import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestApp } from '#test/test-app.ts';
import { sumOldTaps } from './tap-store.server.ts';

test('sums taps up by month after 400 days', async () => {
  await using app = await createTestApp();
  const tap = (day: string, taps: number) => ({ day, taps, property_id: 7, kind: 'call' });
  await app.db
    .insertInto('tap')
    .values([
      tap('2024-12-31', 1),
      tap('2025-01-01', 2),
      tap('2025-01-31', 3),
      tap('2025-02-01', 5),
    ])
    .execute();

  for (const now of ['2026-03-20', '2026-03-21'])
    await sumOldTaps(app.db, new Date(`${now}T00:00:00Z`));

  const rows = await app.db.selectFrom('tap').select(['day', 'taps']).orderBy('day').execute();
  assert.deepEqual(
    rows.map(({ day, taps }) => [day, taps]),
    [
      ['2024-12', 1],
      ['2025-01', 5],
      ['2025-02-01', 5],
    ],
  );
});
