import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { test } from 'node:test';
import { TEST_NOW } from '#test/test-app.ts';
import { readToken, signToken } from './token.server.ts';
import { tokenExpiry } from './token-expiry.ts';

const SECRET = 'a secret of at least thirty-two characters';
const NOW = TEST_NOW.getTime() / 1000;
const CLAIMS = { sub: '1', name: 'ਸਿਮਰਨ', jti: 'session', iat: NOW, exp: NOW + 60 };

test('reads back a signed token, and its expiry without the secret', async () => {
  const token = await signToken(CLAIMS, SECRET);

  assert.deepEqual(await readToken(token, SECRET, TEST_NOW), CLAIMS);
  assert.deepEqual(tokenExpiry(token), new Date((NOW + 60) * 1000));
});

test('accepts a token until the second in which it expires', async () => {
  const token = await signToken(CLAIMS, SECRET);

  assert.ok(await readToken(token, SECRET, new Date((NOW + 60) * 1000 - 1)));
  assert.equal(await readToken(token, SECRET, new Date((NOW + 60) * 1000)), undefined);
});

test('refuses any other secret, header, payload, signature or spelling', async () => {
  const token = await signToken(CLAIMS, SECRET);
  const [header = '', payload = '', signature = ''] = token.split('.');
  const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = (head: string, body: string) =>
    `${head}.${body}.${createHmac('sha256', SECRET).update(`${head}.${body}`).digest('base64url')}`;
  const forged = [
    await signToken(CLAIMS, `${SECRET}!`),
    `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    signed(encoded({ alg: 'none', typ: 'JWT' }), payload),
    signed(encoded({ alg: 'HS512', typ: 'JWT' }), payload),
    `${header}.${encoded({ ...CLAIMS, sub: '2' })}.${signature}`,
    `${header}.${payload}.`,
    `${header}.${payload}`,
    `${token}.`,
    `${token}=`,
    `${header}.${payload}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`,
    '',
    '..',
    'garbage',
    `${header}.${payload}.${'\u0141'.repeat(signature.length)}`,
  ];

  for (const token of forged)
    assert.equal(await readToken(token, SECRET, TEST_NOW), undefined, token);
});

test('finds no expiry in anything but a token', () => {
  for (const text of ['', 'a', 'a.b.c', `a.${btoa('null')}.c`, `a.${btoa('{"exp":"1"}')}.c`])
    assert.equal(tokenExpiry(text), undefined);
});
