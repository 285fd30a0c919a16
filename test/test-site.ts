import { createApp } from '#app.ts';
import { forPublicReads } from '#features/listings/public-listings.server.ts';
import type * as PagesBuild from '#pages.server.ts';
import { ensureProductionBuild } from '#scripts/production-build.ts';
import { createTestApp } from '#test/test-app.ts';

export async function createTestSite() {
  await ensureProductionBuild();
  const built = new URL('../build/server/index.js', import.meta.url).href;
  const { createPages }: typeof PagesBuild = await import(built);
  const app = await createTestApp();
  const site = createApp(app.services, createPages(forPublicReads(app.services)));
  return {
    app,
    get: async (path: string, method = 'GET', headers: Record<string, string> = {}) =>
      site.fetch(new Request(new URL(path, app.services.siteUrl), { method, headers })),
    ready: site.ready,
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}
