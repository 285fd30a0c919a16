import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressIn, englishAddress, languageOfPath } from './language-address.ts';

test('the first part of a path says its language', () => {
  for (const [path, language] of [
    ['/home', 'en'],
    ['/pa', 'pa'],
    ['/pa/home', 'pa'],
    ['/hi/explore-properties/x', 'hi'],
    ['/pavement', 'en'],
    ['/PA/home', 'pa'],
    ['/Pavement', 'en'],
    ['/ur/home', 'en'],
  ] as const) {
    assert.equal(languageOfPath(path), language, path);
  }
});

test('an address is moved to another language and back', () => {
  assert.equal(addressIn('pa', '/home?loc=3'), '/pa/home?loc=3');
  assert.equal(addressIn('en', '/home'), '/home');
  assert.equal(englishAddress('/pa/home?loc=3'), '/home?loc=3');
  assert.equal(englishAddress('/hi?loc=3'), '/?loc=3');
  assert.equal(englishAddress('/PA/home'), '/home');
  assert.equal(englishAddress('/home'), '/home');
});
