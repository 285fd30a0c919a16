import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import type { Services } from './services.ts';
import type { Pages } from './web/pages.server.ts';

/** The product: one function from request to answer. Without `pages` (tests of the API need none) every page is a 404. */
export function createApp(services: Services, pages?: Pages) {
  const app = new Hono();
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    await services.db.selectFrom('catalogue').select('version').execute();
    return context.text('ok');
  });
  if (pages !== undefined) app.all('*', (context) => pages(context.req.raw, randomBytes(16).toString('base64')));
  return app;
}
