import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createChallenge, openChallenge, relyingParty } from './passkey-ceremony.server.ts';

const SECRET = 'a secret of the tests';
const NOW = new Date('2026-03-01T06:30:00.000Z');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

test('opens a challenge for five minutes, each with an id of its own', () => {
  const [first, second] = [1, 2].map(() => createChallenge('to log in', SECRET, NOW));
  const opened = openChallenge(first ?? '', 'to log in', SECRET, later(299));

  assert.deepEqual(opened?.expiresAt, later(300));
  assert.notEqual(opened.id, openChallenge(second ?? '', 'to log in', SECRET, NOW)?.id);
  assert.equal(openChallenge(first ?? '', 'to log in', SECRET, later(300)), undefined);
});

test('refuses other purposes, other secrets, and anything changed or made up', () => {
  const challenge = createChallenge('to log in', SECRET, NOW);
  const bytes = Buffer.from(challenge, 'base64url');
  const flipped = Array.from(bytes, (byte, index) =>
    Buffer.from(bytes.with(index, byte ^ 1)).toString('base64url'),
  );

  assert.equal(openChallenge(challenge, 'to add', SECRET, NOW), undefined);
  assert.equal(openChallenge(challenge, 'to log in', `${SECRET}!`, NOW), undefined);
  for (const forged of [...flipped, '', 'x', `${challenge}AAAA`, challenge.slice(4)])
    assert.equal(openChallenge(forged, 'to log in', SECRET, NOW), undefined, forged);
});

test('the relying party is the domain of the site, and localhost on the own machine', () => {
  const parties = [
    ['https://www.example.com', 'www.example.com', 'https://www.example.com'],
    ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
    ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
    ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
  ] as const;

  for (const [siteUrl, id, origin] of parties)
    assert.deepEqual(relyingParty(siteUrl), { id, origin });
});
