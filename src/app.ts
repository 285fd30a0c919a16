import { join } from 'node:path';
import { OpenAPIHono } from '@hono/zod-openapi';
import { backOfficeRoutes } from './back-office/routes.ts';
import { accountApi } from './features/accounts/account-api.server.ts';
import { postingUserId } from './features/accounts/first-staff.server.ts';
import { guard } from './features/accounts/guard.server.ts';
import { pageViewApi } from './features/analytics/page-view-api.server.ts';
import { createPageViewCounter } from './features/analytics/page-view-counter.server.ts';
import { viewNames } from './features/analytics/view-names.ts';
import { auditApi } from './features/audit/audit-api.server.ts';
import { listingReadApi } from './features/listings/api/listing-read-api.server.ts';
import { listingWriteApi } from './features/listings/api/listing-write-api.server.ts';
import { staffListApi } from './features/listings/api/staff-list-api.server.ts';
import { enumerationApi } from './features/listings/enumerations/enumeration-api.server.ts';
import { photoFiles } from './features/listings/photos/photo-files.server.ts';
import { createPhotoStorage } from './features/listings/photos/photo-storage.server.ts';
import { photoUploadApi } from './features/listings/photos/photo-upload-api.server.ts';
import { forPublicReads } from './features/listings/public-listings.server.ts';
import { understandApi } from './features/listings/understand/understand-api.server.ts';
import { createMetrics } from './features/metrics/metrics.server.ts';
import { placeReadApi } from './features/places/place-read-api.server.ts';
import { placeWriteApi } from './features/places/place-write-api.server.ts';
import { seoFiles } from './features/seo/seo-files.server.ts';
import { allowedMethods } from './http/allowed-methods.server.ts';
import { describeApi } from './http/api-description.server.ts';
import { API_DOCS_SOURCES, apiDocsPage } from './http/api-docs-page.server.ts';
import { limitBody } from './http/body-limit.server.ts';
import { canonicalAddresses } from './http/canonical-address.server.ts';
import { CaseInsensitiveRouter } from './http/case-insensitive-router.server.ts';
import { ensureDecodable } from './http/ensure-decodable.ts';
import { getAndHeadOnly } from './http/get-and-head-only.server.ts';
import { keepReadyRoutes } from './http/keep-ready-routes.server.ts';
import { normalizeMediaType } from './http/media-type.server.ts';
import { problem } from './http/problem.ts';
import { createReadyAnswers } from './http/ready-answers.server.ts';
import { auditedEntities, withFacts } from './http/route-facts.server.ts';
import { type InlineVariables, securityHeaders } from './http/security-headers.server.ts';
import { staticFiles } from './http/static-files.server.ts';
import { unavailable } from './http/unavailable.server.ts';
import { handleUnexpectedErrors } from './http/unexpected-errors.server.ts';
import type { Pages } from './pages.server.ts';
import type { Services } from './services.ts';
import { publicRoutes } from './web/routes.ts';

const CLIENT_FILES = join(import.meta.dirname, '../build/client');

const PROBE = withFacts({ access: 'public', group: 'probe' });
const DESCRIPTION = withFacts({ access: 'public', group: 'api', ready: true });
const FILE = withFacts({ access: 'public', group: 'file' });

/** The product. Without `pages` (tests of the API) every page is a 404. */
export function createApp(services: Services, pages?: Pages) {
  const { config, database, log, siteUrl } = services;
  const app = new OpenAPIHono<{ Variables: InlineVariables }>({
    router: new CaseInsensitiveRouter('/api/'),
  });
  const publicServices = forPublicReads(services);
  const photos = createPhotoStorage(services);
  const ready = createReadyAnswers(
    database.committedVersion,
    canonicalAddresses([...publicRoutes, ...backOfficeRoutes], app.routes),
  );
  const pageViews = createPageViewCounter(services.db, log);
  const measured = { database, ready, waitingViews: pageViews.waiting };
  const metrics = createMetrics(services, measured, app.routes);
  const development = config.NODE_ENV === 'development';
  const headers = securityHeaders(config);
  app.onError(handleUnexpectedErrors(log));

  app.use('*', getAndHeadOnly);
  // Before anything that sets headers: a ready answer already has them.
  app.use('*', keepReadyRoutes(ready, database.committedVersion));

  app.get('/healthz', PROBE, (context) => context.text('ok'));
  app.get('/readyz', PROBE, async (context) => {
    const answer = Promise.all([database.checkWrites(), services.media.ready()]);
    return answer.then(
      () => context.text('ok'),
      (error: unknown) => {
        log.error({ err: error }, 'not ready');
        return unavailable(context);
      },
    );
  });

  app.get('/metrics', PROBE, headers, metrics.read);

  app.route('/', photoFiles(services));

  app.use(
    '/api/*',
    headers,
    allowedMethods(app.routes),
    guard(services),
    normalizeMediaType,
    limitBody,
  );
  app.route('/', accountApi(services));
  app.route('/', understandApi(publicServices));
  app.route('/', listingReadApi(publicServices));
  app.route('/', staffListApi(services));
  app.route(
    '/',
    listingWriteApi(services, () => postingUserId(services.db, config), photos),
  );
  app.route('/', photoUploadApi(services, photos));
  app.route('/', placeReadApi(publicServices));
  app.route('/', placeWriteApi(services));
  app.route('/', enumerationApi());
  app.route('/', auditApi(services, auditedEntities(app.routes)));
  app.route(
    '/',
    pageViewApi(
      services,
      pageViews,
      viewNames([...backOfficeRoutes, ...publicRoutes]),
      publicServices.db,
    ),
  );
  app.get('/api/openapi.json', DESCRIPTION, (context) =>
    context.json(describeApi(app, config.BUSINESS_NAME, siteUrl)),
  );
  app.get('/api/docs', DESCRIPTION, (context) => {
    context.set('inlineSources', API_DOCS_SOURCES);
    return context.html(apiDocsPage(describeApi(app, config.BUSINESS_NAME, siteUrl)));
  });
  app.all('/api/*', (context) => problem(context, 404, 'There is nothing under this address.'));

  const sitePages = { indexed: publicRoutes, disallowed: backOfficeRoutes };
  app.route('/', seoFiles(publicServices, sitePages, headers));

  if (pages !== undefined) {
    app.get('/assets/*', FILE, headers, staticFiles(CLIENT_FILES), (context) => context.notFound());
    app.get(
      '/:file{[^/]+\\.(?:svg|png|jpg|ico|webmanifest)}',
      FILE,
      headers,
      staticFiles(CLIENT_FILES),
    );
    if (!development) app.use('*', ready.keep);
    app.all('*', headers, (context) =>
      pages(forPages(context.req.raw), (sources) => context.set('inlineSources', sources)),
    );
  }
  return {
    fetch: app.fetch,
    routes: app.routes,
    ready,
    meter: metrics.meter,
    finish: pageViews.flush,
  };
}

/** Without the abort signal: others may share a render whose first visitor left. */
function forPages({ url, method, headers }: Request): Request {
  return new Request(ensureDecodable(url), { method, headers });
}
