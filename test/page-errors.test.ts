// Runs on SQLite alone: errors of pages do not come from the database.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTestSite } from './test-site.ts';

const INTERNALS = /no such table|does not exist|SQLITE|select "|node_modules|\n\s+at /i;

test('answers an unexpected error with status 500 and no internals', async () => {
  await using site = await createTestSite();
  await site.app.db.schema.alterTable('property').renameTo('property_away').execute();

  const response = await site.get('/explore-properties/properties-for-sale');
  const html = await response.text();

  assert.equal(response.status, 500);
  assert.match(html, /<h1[^>]*>Something went wrong on our side<\/h1>/);
  assert.doesNotMatch(html, INTERNALS);
});

test('renders the home page without sections that fail, and does not keep it', async () => {
  await using site = await createTestSite();
  await site.app.db.schema.alterTable('property').renameTo('property_away').execute();

  const response = await site.get('/home');

  assert.equal(response.status, 200);
  assert.equal(response.headers.get('cache-control'), 'no-store');
  assert.doesNotMatch(await response.text(), INTERNALS);
  await site.app.db.schema.alterTable('property_away').renameTo('property').execute();
  assert.equal((await site.get('/home')).headers.get('cache-control'), 'no-cache');
});
