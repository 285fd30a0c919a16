import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  dayInIndia,
  daysSince,
  lastDaysInIndia,
  postedDay,
  startOfDayInIndia,
  writtenDay,
} from './dates.ts';

const MONTHS = ['ਜਨਵਰੀ', 'ਫ਼ਰਵਰੀ', 'ਮਾਰਚ'];

test('a listing was posted on the day of its date-time in UTC', () => {
  assert.equal(postedDay('2025-06-06T23:39:26.253Z'), '2025-06-06');
});

test('a day begins at midnight in India', () => {
  assert.equal(dayInIndia('2026-02-27T18:29:59.999Z'), '2026-02-27');
  assert.equal(dayInIndia('2026-02-27T18:30:00.000Z'), '2026-02-28');
  assert.equal(dayInIndia('2025-12-31T20:00:00Z'), '2026-01-01');
});

test('days pass at midnight in India', () => {
  const evening = '2026-02-27T18:00:00Z';

  assert.equal(daysSince(evening, new Date('2026-02-27T18:29:59Z')), 0);
  assert.equal(daysSince(evening, new Date('2026-02-27T18:30:00Z')), 1);
  assert.equal(daysSince('2026-02-27', new Date('2026-03-01T18:29:59Z')), 2);
  assert.equal(daysSince('2026-02-28', new Date('2026-02-27T18:00:00Z')), 0);
});

test('a day is written with the word of its month', () => {
  assert.equal(writtenDay('2026-03-02', MONTHS), '2 ਮਾਰਚ 2026');
  assert.equal(writtenDay('2026-01-31', MONTHS), '31 ਜਨਵਰੀ 2026');
});

test('the last days end with today in India, whose first instant is half past six the evening before', () => {
  const night = new Date('2026-02-28T19:30:00Z');

  assert.deepEqual(lastDaysInIndia(night, 3), ['2026-02-27', '2026-02-28', '2026-03-01']);
  assert.equal(startOfDayInIndia('2026-03-01'), '2026-02-28T18:30:00.000Z');
});
