import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestSite } from './test-site.ts';

/** What a visitor has no use for, and an attacker has. */
const INSIDE = /no such table|does not exist|SQLITE|select "|node_modules|\n\s+at /i;

test('a page that fails unexpectedly says so with status 500, and not a word about the inside', async () => {
  await using site = await createTestSite();
  await site.app.db.schema.alterTable('property').renameTo('property_away').execute();

  const response = await site.get('/explore-properties/properties-for-sale');
  const html = await response.text();

  assert.equal(response.status, 500);
  assert.match(html, /<h1[^>]*>Something went wrong on our side<\/h1>/);
  assert.doesNotMatch(html, INSIDE);
});

test('the home page stands without what cannot be had, and is not kept that way', async () => {
  await using site = await createTestSite();
  await site.app.db.schema.alterTable('property').renameTo('property_away').execute();

  const response = await site.get('/home');

  assert.equal(response.status, 200);
  assert.equal(response.headers.get('cache-control'), 'no-store');
  assert.doesNotMatch(await response.text(), INSIDE);
  await site.app.db.schema.alterTable('property_away').renameTo('property').execute();
  assert.equal((await site.get('/home')).headers.get('cache-control'), 'no-cache');
});
