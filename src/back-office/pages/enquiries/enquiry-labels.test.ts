import assert from 'node:assert/strict';
import { test } from 'node:test';
import { preferredText } from './enquiry-labels.ts';

const said = (preferredTime: string) => preferredText({ preferredTime });

test('two proposed times are told apart, and other words stay', () => {
  assert.equal(
    said('2026-11-28T10:30, 2026-11-29T17:00'),
    '28 Nov 2026, 10:30 am or 29 Nov 2026, 5:00 pm',
  );
  assert.equal(said('evening'), 'evening');
  assert.equal(said(''), '');
});
