import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { test } from 'node:test';
import { isPublicAddress, postPublicly } from './post-publicly.server.ts';

test('knows the addresses of private networks in every spelling', () => {
  for (const address of ['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700:4700::1111'])
    assert.ok(isPublicAddress(address), address);
  for (const address of [
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '0.0.0.0'],
    ...['169.254.169.254', '100.64.0.1', '224.0.0.1', '255.255.255.255', '198.18.0.1'],
    ...['::', '::1', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::'],
    ...['2001::1', 'ff02::1', 'localhost', ''],
  ])
    assert.ok(!isPublicAddress(address), address);
});

test('connects to no address of this machine, whatever its name', async () => {
  let connections = 0;
  const server = createServer(() => {
    connections += 1;
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const post = (host: string) =>
    postPublicly(
      { endpoint: `https://${host}:${port}/`, headers: {}, body: Buffer.from('x') },
      new AbortController().signal,
    );

  await assert.rejects(post('localhost'), { code: 'EPRIVATE' });
  await assert.rejects(post('127.0.0.1'), TypeError);
  await assert.rejects(post('[::1]'), TypeError);

  server.close();
  assert.equal(connections, 0);
});
