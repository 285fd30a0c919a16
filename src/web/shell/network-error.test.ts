import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isNetworkError } from './network-error.ts';

test('recognises a failed fetch in every browser, and no other error', () => {
  for (const message of [
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
  ]) {
    assert.ok(isNetworkError(new TypeError(message)), message);
  }
  assert.ok(
    !isNetworkError(new TypeError("Cannot read properties of undefined (reading 'cards')")),
  );
  assert.ok(!isNetworkError(new Error('Unexpected Server Error')));
  assert.ok(!isNetworkError(undefined));
});
