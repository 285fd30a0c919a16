import { join } from 'node:path';
import { Hono } from 'hono';
import { imageFiles } from './features/images/image-files.server.ts';
import { createReadyAnswers } from './http/ready-answers.server.ts';
import { type NonceVariables, securityHeaders } from './http/security-headers.server.ts';
import { staticFiles } from './http/static-files.server.ts';
import type { Services } from './services.ts';
import type { Pages } from './web/pages.server.ts';

const CLIENT_FILES = join(import.meta.dirname, '../build/client');

/** The product: one function from request to answer. Without `pages` (tests of the API need none) every page is a 404. */
export function createApp(services: Services, pages?: Pages) {
  const app = new Hono<{ Variables: NonceVariables }>();
  const ready = createReadyAnswers(services.database.committedVersion);

  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    await Promise.all([services.db.selectFrom('catalogue').select('version').execute(), services.media.ready()]);
    return context.text('ok');
  });

  app.route('/', imageFiles(services));

  // A kept answer carries the headers it was first sent with, so keeping stands outside of what sets them.
  const development = services.config.NODE_ENV === 'development';
  const headers = securityHeaders(development);
  app.use('/api/*', headers);
  if (pages !== undefined) {
    app.get('/assets/*', headers, staticFiles(CLIENT_FILES), (context) => context.notFound());
    app.get('/:file{[^/]+\\.(?:svg|png|ico|webmanifest)}', headers, staticFiles(CLIENT_FILES));
    if (!development) app.get('*', ready.keep);
    app.all('*', headers, (context) => pages(context.req.raw, context.get('secureHeadersNonce') ?? ''));
  }
  return { fetch: app.fetch, ready };
}
