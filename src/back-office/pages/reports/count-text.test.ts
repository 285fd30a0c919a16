import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hoursText } from './count-text.ts';

test('says about how long', () => {
  const said = [0, 0.5, 1, 47.6, 60].map(hoursText);
  assert.deepEqual(said, ['1 minute', '30 minutes', '1 hour', '2 days', '3 days']);
});
