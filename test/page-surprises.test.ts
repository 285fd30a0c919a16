import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createApp } from '#app.ts';
import { ensureProductionBuild } from '#scripts/production-build.ts';
import { createTestApp } from '#test/test-app.ts';
import type * as PagesBuild from '#web/pages.server.ts';

/** What a visitor has no use for, and an attacker has. */
const INSIDE = /no such table|does not exist|SQLITE|select "|node_modules|\n\s+at /i;

test('a page that fails unexpectedly says so with status 500, and not a word about the inside', async () => {
  await using site = await createSite();
  await site.app.db.schema.alterTable('property').renameTo('property_away').execute();

  const response = await site.get('/explore-properties/properties-for-sale');
  const html = await response.text();

  assert.equal(response.status, 500);
  assert.match(html, /<h1[^>]*>Something went wrong on our side<\/h1>/);
  assert.doesNotMatch(html, INSIDE);
});

test('the home page stands without what cannot be had, and is not kept that way', async () => {
  await using site = await createSite();
  await site.app.db.schema.alterTable('property').renameTo('property_away').execute();

  const response = await site.get('/home');

  assert.equal(response.status, 200);
  assert.equal(response.headers.get('cache-control'), 'no-store');
  assert.doesNotMatch(await response.text(), INSIDE);
  await site.app.db.schema.alterTable('property_away').renameTo('property').execute();
  assert.equal((await site.get('/home')).headers.get('cache-control'), 'no-cache');
});

async function createSite() {
  await ensureProductionBuild();
  const built = new URL('../build/server/index.js', import.meta.url).href;
  const { createPages }: typeof PagesBuild = await import(built);
  const app = await createTestApp();
  const site = createApp(app.services, createPages(app.services));
  return {
    app,
    get: async (path: string) => site.fetch(new Request(new URL(path, app.services.siteUrl))),
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}
