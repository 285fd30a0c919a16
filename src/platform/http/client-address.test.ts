import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Hono } from 'hono';
import { readConfig } from '#config.ts';
import { clientAddress, warnOfUnnamedProxy } from './client-address.server.ts';

async function read(peer: string, forwarded: string | undefined, trusted?: string) {
  const { TRUSTED_PROXY } = readConfig(trusted === undefined ? {} : { TRUSTED_PROXY: trusted });
  const app = new Hono().get('/', (context) => context.text(clientAddress(context, TRUSTED_PROXY)));
  const response = await app.request(
    '/',
    { headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } },
    { incoming: { socket: { remoteAddress: peer } } },
  );
  return response.text();
}

test('believes nobody unless TRUSTED_PROXY says so', async () => {
  assert.equal(await read('127.0.0.1', '192.0.2.1'), '127.0.0.1');
  assert.equal(await read('198.51.100.1', '192.0.2.1', 'loopback'), '198.51.100.1');
  assert.equal(await read('', '192.0.2.1', 'loopback'), '');
});

test('reads the address that the trusted proxy added last', async () => {
  for (const peer of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])
    assert.equal(await read(peer, '203.0.113.9, 192.0.2.1', 'loopback'), '192.0.2.1', peer);
  assert.equal(await read('127.0.0.1', undefined, 'loopback'), '127.0.0.1');
});

test('passes several trusted proxies, and stops at what no address is', async () => {
  const trusted = 'LOOPBACK, 10.0.0.0/8,2001:db8:1::/48 , 192.0.2.7';
  const chains: [forwarded: string, address: string][] = [
    ['203.0.113.9, 198.51.100.1, 10.1.2.3', '198.51.100.1'],
    ['198.51.100.1, 192.0.2.7, 2001:db8:1:2::3', '198.51.100.1'],
    ['198.51.100.1, 192.0.2.8', '192.0.2.8'],
    ['10.0.0.1', '10.0.0.1'],
    ['198.51.100.1, unknown', '127.0.0.1'],
    ['198.51.100.1, unknown, 10.0.0.1', '10.0.0.1'],
    ['198.51.100.1:1234', '198.51.100.1'],
    ['[2001:db8::1]:1234', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['', '127.0.0.1'],
  ];
  for (const [forwarded, address] of chains)
    assert.equal(await read('127.0.0.1', forwarded, trusted), address, forwarded);
});

test('says once that a proxy is not named', async () => {
  const { TRUSTED_PROXY } = readConfig({ TRUSTED_PROXY: 'loopback' });
  const said: unknown[] = [];
  const log = { warn: (event: unknown) => said.push(event) };
  const app = new Hono()
    .use(warnOfUnnamedProxy({ config: { TRUSTED_PROXY }, log }))
    .get('/', (context) => context.text(''));
  const ask = (peer: string, headers = {}) =>
    app.request('/', { headers }, { incoming: { socket: { remoteAddress: peer } } });
  const forwarded = { 'x-forwarded-for': '192.0.2.1' };

  await ask('10.0.0.1');
  await ask('127.0.0.1', forwarded);
  assert.deepEqual(said, []);
  await ask('10.0.0.1', forwarded);
  await ask('10.0.0.2', forwarded);
  assert.deepEqual(said, [{ address: '10.0.0.1' }]);
});
