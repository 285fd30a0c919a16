import assert from 'node:assert/strict';
import { test } from 'node:test';
import { relyingParty } from './relying-party.ts';

test('is the domain of the site, and localhost on the own machine', () => {
  const parties = [
    ['https://www.example.com', 'www.example.com', 'https://www.example.com'],
    ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
    ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
    ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
  ] as const;

  for (const [siteUrl, id, origin] of parties)
    assert.deepEqual(relyingParty(siteUrl), { id, origin });
});
