import type { PublicDb } from '#features/listings/public-listings.server.ts';
import { createApiRouter } from '#http/api-router.server.ts';
import { createRoute } from '#http/create-route.server.ts';
import { problems } from '#http/problem.ts';
import type { Services } from '#services.ts';
import { createListingCheck } from './existing-listing.server.ts';
import { PageViewInput, pageViewOf } from './page-view.ts';
import type { PageViewCounter } from './page-view-counter.server.ts';

const route = createRoute({
  method: 'post',
  path: '/api/PageView',
  facts: { access: 'public', group: 'page_view' },
  tags: ['PageView'],
  summary: 'Count the view of a page; without cookies and personal data',
  request: { body: { required: true, content: { 'application/json': { schema: PageViewInput } } } },
  responses: {
    204: { description: 'Counted, or left out because no person looked' },
    ...problems(400, 413, 415),
  },
});

export function pageViewApi(
  { siteUrl, now }: Services,
  counter: PageViewCounter,
  nameOf: (address: string) => string,
  db: PublicDb,
) {
  const { host } = new URL(siteUrl);
  const existing = createListingCheck(db);
  return createApiRouter('The page view cannot be read.').openapi(route, async (context) => {
    const input = context.req.valid('json');
    const view = pageViewOf(input, nameOf(input.path), context.req.raw.headers, host, now());
    if (view !== undefined) counter.count({ ...view, path: await existing(view.path) });
    return context.body(null, 204);
  });
}
