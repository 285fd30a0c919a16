import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLostConnection } from './network-error.ts';

test('a request without an answer is told from a failure of ours, in every browser', () => {
  for (const words of [
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
  ]) {
    assert.ok(isLostConnection(new TypeError(words)), words);
  }
  assert.ok(
    !isLostConnection(new TypeError("Cannot read properties of undefined (reading 'cards')")),
  );
  assert.ok(!isLostConnection(new Error('Unexpected Server Error')));
  assert.ok(!isLostConnection(undefined));
});
