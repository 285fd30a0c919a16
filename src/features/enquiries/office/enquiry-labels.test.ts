import assert from 'node:assert/strict';
import { test } from 'node:test';
import { followUpText, preferredText } from './enquiry-labels.ts';

const said = (preferredTime: string) => preferredText({ preferredTime });

test('two proposed times are told apart, and other words stay', () => {
  assert.equal(
    said('2026-11-28T10:30, 2026-11-29T17:00'),
    '28 Nov 2026, 10:30 am or 29 Nov 2026, 5:00 pm',
  );
  assert.equal(said('evening'), 'evening');
  assert.equal(said(''), '');
});

test('a day of following up is said from today in India', () => {
  const now = new Date('2026-11-27T19:00:00Z');
  assert.deepEqual(
    ['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29', '2027-01-04'].map((day) =>
      followUpText(day, now),
    ),
    [
      'Follow up 2 days late',
      'Follow up 1 day late',
      'Follow up today',
      'Follow up on 29 Nov',
      'Follow up on 4 Jan 2027',
    ],
  );
});
