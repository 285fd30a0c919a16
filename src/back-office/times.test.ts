import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sinceText } from './times.ts';

/** Half past midnight in India. */
const NOW = new Date('2026-11-26T19:00:00Z');

for (const [instant, said] of [
  ['2026-11-26T19:00:30Z', 'Just now'],
  ['2026-11-26T18:55:00Z', '5 min ago'],
  ['2026-11-26T16:00:00Z', 'Yesterday'],
  ['2026-11-24T19:00:00Z', '2 days ago'],
  ['2026-11-01T20:00:00Z', '2 Nov'],
  ['2025-11-01T20:00:00Z', '2 Nov 2025'],
] as const)
  test(`${instant} is ${said}`, () => assert.equal(sinceText(instant, NOW), said));

test('counts hours within a day of India', () =>
  assert.equal(sinceText('2026-11-26T03:00:00Z', new Date('2026-11-26T09:10:00Z')), '6 h ago'));
