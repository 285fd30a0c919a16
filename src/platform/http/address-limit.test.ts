import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Hono } from 'hono';
import { readConfig } from '#config.ts';
import { createAddressLimit, createCountingLimit } from './address-limit.server.ts';

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

function createCounted() {
  let monotonicMs = 0;
  const { TRUSTED_PROXY } = readConfig({ TRUSTED_PROXY: 'loopback' });
  const mayCount = createCountingLimit(() => monotonicMs, TRUSTED_PROXY);
  const app = new Hono().get('/:about', (context) =>
    context.json(mayCount(context, context.req.param('about'))),
  );
  const report = async (address: string, about: string) => {
    const answer = await app.request(
      `/${about}`,
      { headers: { 'x-forwarded-for': address } },
      { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
    );
    return (await answer.json()) === true;
  };
  const times = async (count: number, address: string, aboutOf: (index: number) => string) => {
    let counted = 0;
    for (let index = 0; index < count; index += 1)
      if (await report(address, aboutOf(index))) counted += 1;
    return counted;
  };
  const advance = (seconds: number) => {
    monotonicMs += seconds * 1000;
  };
  return { times, advance };
}

test('the same counts twenty times an hour from one network', async () => {
  const { times, advance } = createCounted();

  assert.equal(await times(50, '192.0.2.1', () => 'call 7'), 20);
  assert.equal(await times(1, '192.0.2.1', () => 'call 8'), 1);
  assert.equal(await times(1, '198.51.100.1', () => 'call 7'), 1);
  advance(59 * 60);
  assert.equal(await times(1, '192.0.2.1', () => 'call 7'), 0);
  advance(60);
  assert.equal(await times(1, '192.0.2.1', () => 'call 7'), 1);
});

test('sixty reports a minute count from one network, whatever they are about', async () => {
  const { times, advance } = createCounted();

  assert.equal(await times(50, '2001:db8::1', (index) => `call ${index}`), 50);
  assert.equal(await times(50, '2001:db8::2', (index) => `share ${index}`), 10);
  assert.equal(await times(1, '2001:db8:1::1', () => 'call 7'), 1);
  advance(60);
  assert.equal(await times(1, '2001:db8::1', () => 'call 7'), 1);
});
