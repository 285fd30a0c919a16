import { createApp } from '#app.ts';
import { publicServicesOf } from '#features/listings/public-listings.server.ts';
import { ensureProductionBuild } from '#scripts/production-build.ts';
import type * as Site from '#site.server.ts';
import { createTestApp } from '#test/test-app.ts';

export async function createTestSite() {
  await ensureProductionBuild();
  const address = new URL('../build/server/index.js', import.meta.url).href;
  const { site: built }: typeof Site = await import(address);
  const app = await createTestApp();
  const pages = built.createPages(publicServicesOf(app.services));
  const site = createApp(app.services, pages.answer);
  return {
    app,
    get: async (path: string, method = 'GET', headers: Record<string, string> = {}) =>
      site.fetch(new Request(new URL(path, app.services.siteUrl), { method, headers })),
    ready: site.ready,
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}
