import { join } from 'node:path';
import { OpenAPIHono } from '@hono/zod-openapi';
import { backOfficeRoutes } from './back-office/routes.ts';
import { createCouriers } from './couriers.server.ts';
import { accountApi } from './features/accounts/account-api.server.ts';
import { postingUserId } from './features/accounts/first-staff.server.ts';
import { guard } from './features/accounts/guard.server.ts';
import { alertApi } from './features/alerts/alert-api.server.ts';
import { pageViewApi } from './features/analytics/page-view-api.server.ts';
import { createPageViewCounter } from './features/analytics/page-view-store.server.ts';
import { staffViews, viewNames } from './features/analytics/view-names.ts';
import { weekViewsApi } from './features/analytics/week-views.server.ts';
import { auditApi } from './features/audit/audit-api.server.ts';
import { buyerApi } from './features/buyers/buyer-api.server.ts';
import { buyerMatchApi } from './features/buyers/buyer-match-api.server.ts';
import { enquiryApi } from './features/enquiries/enquiry-api.server.ts';
import { enquiryPhotoApi } from './features/enquiries/enquiry-photo-api.server.ts';
import { countEnquiries } from './features/enquiries/list-enquiries.server.ts';
import { createEnquiryInbox } from './features/enquiries/receive-enquiry.server.ts';
import { exportApi } from './features/import/export-api.server.ts';
import { importApi } from './features/import/import-api.server.ts';
import { interestApi } from './features/interest/interest-api.server.ts';
import { factsTextsApi } from './features/listings/api/facts-texts-api.server.ts';
import { listingReadApi } from './features/listings/api/listing-read-api.server.ts';
import { listingWriteApi } from './features/listings/api/listing-write-api.server.ts';
import { oneListingApi } from './features/listings/api/one-listing-api.server.ts';
import { staffListApi } from './features/listings/api/staff-list-api.server.ts';
import { enumerationApi } from './features/listings/enumerations/enumeration-api.server.ts';
import { listingLifeApi } from './features/listings/life/life-api.server.ts';
import { listingOverviewApi } from './features/listings/life/overview-api.server.ts';
import { listingImagesApi } from './features/listings/photos/listing-images-api.server.ts';
import { photoUploadApi } from './features/listings/photos/photo-upload-api.server.ts';
import { photoFiles } from './features/listings/photos/serve-photos.server.ts';
import { createPhotoStorage } from './features/listings/photos/store-photo.server.ts';
import { publicServicesOf } from './features/listings/public-listings.server.ts';
import { understandApi } from './features/listings/understand/understand-api.server.ts';
import { createMetrics } from './features/metrics/metrics.server.ts';
import { missedSearchApi } from './features/missed-searches/missed-search-api.server.ts';
import { createMissedSearchCounter } from './features/missed-searches/missed-search-store.server.ts';
import { countWaiting } from './features/outbox/outbox.server.ts';
import { personApi } from './features/people/person-api.server.ts';
import { placeReadApi } from './features/places/place-read-api.server.ts';
import { placeWriteApi } from './features/places/place-write-api.server.ts';
import { previewPictures } from './features/previews/preview-pictures.server.ts';
import { reportApi } from './features/reports/report-api.server.ts';
import { seoFiles } from './features/seo/seo-files.server.ts';
import { readAgency } from './features/settings/agency.server.ts';
import { settingsApi } from './features/settings/settings-api.server.ts';
import { tapApi } from './features/taps/tap-api.server.ts';
import { createTapCounter } from './features/taps/tap-store.server.ts';
import type { Pages } from './pages.server.ts';
import { personRecords } from './people.server.ts';
import { createCountingLimit } from './platform/http/address-limit.server.ts';
import { Admission } from './platform/http/admission.server.ts';
import { allowedMethods, getAndHeadOnly } from './platform/http/allowed-methods.server.ts';
import { describeApi } from './platform/http/api-description.server.ts';
import { API_DOCS_SOURCES, apiDocsPage } from './platform/http/api-docs-page.server.ts';
import { limitBody } from './platform/http/body-limit.server.ts';
import {
  canonicalAddresses,
  redirectToTrueAddress,
} from './platform/http/canonical-address.server.ts';
import { clientAddress, warnOfUnnamedProxy } from './platform/http/client-address.server.ts';
import { keepReady } from './platform/http/keep-ready.server.ts';
import { normalizeMediaType } from './platform/http/media-type.server.ts';
import { problem } from './platform/http/problem.ts';
import { createReadyAnswers } from './platform/http/ready-answers.server.ts';
import { auditedEntities, withFacts } from './platform/http/route-facts.server.ts';
import { CaseInsensitiveRouter, requestOfPage } from './platform/http/routing.server.ts';
import {
  baseHeaders,
  type InlineVariables,
  securityHeaders,
} from './platform/http/security-headers.server.ts';
import { securityLog } from './platform/http/security-log.server.ts';
import { staticFiles } from './platform/http/static-files.server.ts';
import { handleUnexpectedErrors, unavailable } from './platform/http/unexpected-errors.server.ts';
import type { Services } from './services.ts';
import { createScheduledBackups } from './tools/backup/scheduled/scheduled-backups.server.ts';
import { previewMessages, SENTENCE_MESSAGES } from './web/messages/composed-messages.server.ts';
import { publicRoutes } from './web/routes.ts';
import { readablePhone } from './web/ui/phone.ts';

const CLIENT_FILES = join(import.meta.dirname, '../build/client');

const PROBE = withFacts({ access: 'public', group: 'probe' });
const DESCRIPTION = withFacts({ access: 'public', group: 'api', ready: true });
const FILE = withFacts({ access: 'public', group: 'file' });

/** The product. Without `pages` (tests of the API) every page is a 404. */
export function createApp(services: Services, pages?: Pages['answer']) {
  const { config, database, log, siteUrl } = services;
  const pageRoutes = [...publicRoutes, ...backOfficeRoutes];
  const app = new OpenAPIHono<{ Variables: InlineVariables }>({
    router: new CaseInsensitiveRouter('/api/'),
  });
  const publicServices = publicServicesOf(services);
  const photos = createPhotoStorage(services);
  const postingAccountId = () => postingUserId(services.db, config);
  const agencyName = async () => (await readAgency(publicServices)).businessName;
  const shownAgency = async () => {
    const { businessName, businessPhone } = await readAgency(publicServices);
    return { name: businessName, phone: readablePhone(businessPhone) };
  };
  const admission = new Admission();
  const ready = createReadyAnswers(
    database.committedVersion,
    canonicalAddresses(pageRoutes, app.routes),
    () => admission.isCrowded,
  );
  const pageViews = createPageViewCounter(services.db, log);
  const taps = createTapCounter(services.db, log);
  const missed = createMissedSearchCounter(services.db, log);
  const mayCount = createCountingLimit(services.monotonicMs, config.TRUSTED_PROXY);
  const storeCounts = async () => {
    await Promise.all([pageViews.flush(), taps.flush(), missed.flush()]);
  };
  const couriers = createCouriers(services);
  const inbox = createEnquiryInbox(services, couriers.announce);
  const waitingMessages = () => countWaiting(services.db, services.now());
  const backups = createScheduledBackups(services);
  const measured = {
    ...{ database, ready, waitingViews: pageViews.waiting, waitingMessages },
    ...{ backups: backups.state, searchColumns: publicServices.db.columns },
  };
  const metrics = createMetrics(services, measured, app.routes);
  const development = config.NODE_ENV === 'development';
  const headers = securityHeaders(config);
  app.onError(handleUnexpectedErrors(log));

  app.use('*', warnOfUnnamedProxy(services), baseHeaders, getAndHeadOnly(pageRoutes));
  if (pages !== undefined) {
    const file = [FILE, headers, staticFiles(CLIENT_FILES)] as const;
    app.get('/assets/*', ...file, (context) => context.notFound());
    app.get('/alerts/worker.js', ...file);
    app.get('/:file{[^/]+\\.(?:svg|png|jpg|ico|webmanifest)}', ...file);
  }
  app.use('*', keepReady(ready, database.committedVersion, pages !== undefined && !development));

  app.get('/healthz', PROBE, (context) => context.text('ok'));
  app.get('/readyz', PROBE, async (context) => {
    const answer = Promise.all([database.checkWrites(), services.media.ready()]);
    return answer.then(
      () => context.text(backups.state()?.isLate ? 'ok\nbackups: late\n' : 'ok'),
      (error: unknown) => {
        log.error({ err: error }, 'not ready');
        return unavailable(context);
      },
    );
  });

  app.get('/metrics', PROBE, headers, metrics.read);

  app.route('/', photoFiles(services));
  app.route(
    '/',
    previewPictures(publicServices, services.media, {
      agency: shownAgency,
      wordsIn: previewMessages,
    }),
  );

  app.use(
    '/api/*',
    headers,
    allowedMethods(app.routes),
    securityLog(services),
    guard(services),
    normalizeMediaType,
    limitBody,
  );
  app.route('/', accountApi(services, agencyName));
  app.route('/', understandApi(publicServices, SENTENCE_MESSAGES));
  app.route('/', factsTextsApi(publicServices, SENTENCE_MESSAGES));
  app.route('/', listingReadApi(publicServices, agencyName));
  app.route('/', staffListApi(services));
  app.route('/', oneListingApi(services, publicServices, agencyName));
  app.route('/', listingOverviewApi(services, countEnquiries));
  app.route('/', listingWriteApi(services, postingAccountId));
  app.route('/', importApi(services, postingAccountId, photos, SENTENCE_MESSAGES));
  app.route('/', exportApi(services, SENTENCE_MESSAGES));
  app.route('/', listingLifeApi(services, postingAccountId, photos));
  app.route('/', photoUploadApi(services, photos));
  app.route('/', listingImagesApi(services, photos));
  app.route('/', placeReadApi(publicServices));
  app.route('/', placeWriteApi(services));
  app.route('/', enumerationApi());
  app.route('/', settingsApi(services, photos));
  app.route('/', buyerApi(services, publicServices, SENTENCE_MESSAGES.en));
  app.route('/', buyerMatchApi(services, publicServices, SENTENCE_MESSAGES.en));
  app.route('/', enquiryApi(services, inbox));
  app.route('/', enquiryPhotoApi(services, couriers.announce));
  app.route('/', personApi(services, personRecords(services)));
  app.route('/', alertApi(services, publicServices.db));
  app.route('/', auditApi(services, auditedEntities(app.routes)));
  app.route('/', weekViewsApi(services));
  app.route(
    '/',
    pageViewApi(
      services,
      pageViews,
      viewNames([...backOfficeRoutes, ...publicRoutes]),
      publicServices.db,
    ),
  );
  app.route('/', tapApi(services, taps, mayCount, publicServices.db));
  app.route('/', missedSearchApi(services, missed, mayCount, publicServices.db));
  app.route('/', interestApi(services, storeCounts));
  app.route(
    '/',
    reportApi(services, storeCounts, SENTENCE_MESSAGES.en, staffViews(backOfficeRoutes)),
  );
  app.get('/api/openapi.json', DESCRIPTION, async (context) =>
    context.json(describeApi(app, await agencyName(), siteUrl)),
  );
  app.get('/api/docs', DESCRIPTION, async (context) => {
    context.set('inlineSources', API_DOCS_SOURCES);
    return context.html(apiDocsPage(describeApi(app, await agencyName(), siteUrl)));
  });
  app.all('/api/*', (context) => problem(context, 404, 'There is nothing under this address.'));

  const sitePages = { indexed: publicRoutes, disallowed: backOfficeRoutes };
  app.route('/', seoFiles(publicServices, sitePages, headers));

  if (pages !== undefined)
    app.all('*', headers, limitBody, redirectToTrueAddress(pageRoutes), async (context) =>
      pages(
        await requestOfPage(context.req.raw),
        (sources) => context.set('inlineSources', sources),
        {
          inbox,
          address: clientAddress(context, config.TRUSTED_PROXY),
        },
      ),
    );
  return {
    admission,
    fetch: app.fetch,
    routes: app.routes,
    ready,
    meter: metrics.meter,
    couriers,
    backups,
    finish: async () => {
      await Promise.all([storeCounts(), couriers.stop(), backups.stop()]);
    },
  };
}
