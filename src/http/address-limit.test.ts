import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createAddressLimit } from './address-limit.ts';

const MOST_COUNTS = 50_000;

test('lets each network do so much in a minute, and says how long it is to wait then', () => {
  let monotonicMs = 0;
  const limit = createAddressLimit(() => monotonicMs, { max: 2 });

  assert.equal(limit.take('192.0.2.1'), undefined);
  monotonicMs = 20_000;
  assert.equal(limit.take('192.0.2.1'), undefined);
  assert.equal(limit.take('192.0.2.1'), 40);
  assert.equal(limit.take('192.0.2.1', 'another subject'), undefined);
  assert.equal(limit.take('192.0.2.2'), undefined);
  limit.release('192.0.2.1');
  assert.equal(limit.take('192.0.2.1'), undefined);
  monotonicMs = 60_000;
  assert.equal(limit.take('192.0.2.1'), undefined);
});

test('forgets the network that did nothing for longest when there are too many', () => {
  const limit = createAddressLimit(() => 0, { max: 1 });
  limit.take('192.0.2.1');
  limit.take('192.0.2.2');
  for (let count = 2; count < MOST_COUNTS; count += 1) limit.take('198.51.100.1', String(count));
  assert.equal(limit.take('192.0.2.1'), 60);

  limit.take('203.0.113.1');
  assert.equal(limit.take('192.0.2.1'), 60, 'asked for again since');
  assert.equal(limit.take('192.0.2.2'), undefined, 'forgotten');
});
