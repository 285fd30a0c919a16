import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dispensable } from './backup-folder.server.ts';

const HOUR_MS = 60 * 60 * 1000;

interface Kept {
  readonly at: Date;
}

/** What is left in a folder after a backup every `hours`, each followed by a removal. */
function leftAfter(first: string, last: string, hours: number): string[] {
  let kept: Kept[] = [];
  for (let at = Date.parse(first); at <= Date.parse(last); at += hours * HOUR_MS) {
    kept.push({ at: new Date(at) });
    const removed = dispensable(kept);
    kept = kept.filter((backup) => !removed.includes(backup));
  }
  return kept.map(({ at }) => at.toISOString().slice(0, 13));
}

test('of daily backups keeps the last seven days, four weeks and twelve months', () => {
  const left = leftAfter('2025-01-01T00:00:12Z', '2026-11-25T00:00:12Z', 24);

  assert.deepEqual(
    left.map((at) => at.slice(0, 10)),
    [
      ...['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'],
      ...['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31'],
      // Sundays, and the last seven days.
      ...['2026-11-08', '2026-11-15'],
      ...['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'],
      ...['2026-11-23', '2026-11-24', '2026-11-25'],
    ],
  );
});

test('of backups every six hours keeps all of the last day, then one a day', () => {
  assert.deepEqual(leftAfter('2026-11-19T00:00:00Z', '2026-11-22T12:00:00Z', 6), [
    ...['2026-11-19T18', '2026-11-20T18'],
    ...['2026-11-21T18', '2026-11-22T00', '2026-11-22T06', '2026-11-22T12'],
  ]);
});

test('keeps as many backups as before after months without one', () => {
  const before = ['2026-01-01', '2026-01-02', '2026-01-03'].map((day) => ({ at: new Date(day) }));

  assert.deepEqual(dispensable([...before, { at: new Date('2026-11-22') }]), []);
});

test('never removes the newest, whatever order the folder is read in', () => {
  const backups = Array.from({ length: 500 }, (_, index) => ({
    at: new Date(Date.UTC(2026, 0, 1) + ((index * 7919) % 500) * 5 * HOUR_MS),
  }));
  const newest = Math.max(...backups.map(({ at }) => at.getTime()));

  const removed = dispensable(backups);

  assert.ok(removed.length > 450);
  assert.ok(removed.every(({ at }) => at.getTime() < newest));
});
