import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trashText } from './trash-text.ts';

test('a listing in the trash says how long it can still be taken out', () => {
  const left = (now: string) => trashText('2026-03-01T08:00:00.000Z', new Date(now));

  assert.equal(left('2026-03-01T09:00:00.000Z'), '30 days left');
  assert.equal(left('2026-03-30T09:00:00.000Z'), '1 day left');
  assert.equal(left('2026-03-31T07:00:00.000Z'), 'Last day');
});
