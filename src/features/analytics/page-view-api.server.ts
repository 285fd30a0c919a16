import { LRUCache } from 'lru-cache';
import { type PublicDb, publicListings } from '#features/listings/public-listings.server.ts';
import { createApiRouter, createRoute, jsonBody } from '#platform/http/api-router.server.ts';
import { problems } from '#platform/http/problem.ts';
import type { Services } from '#services.ts';
import { PageViewInput, pageViewOf } from './page-view.ts';
import type { PageViewCounter } from './page-view-store.server.ts';
import { OTHER } from './view-names.ts';

const route = createRoute({
  method: 'post',
  path: '/api/PageView',
  facts: { access: 'public', group: 'page_view' },
  tags: ['PageView'],
  summary: 'Count the view of a page; without cookies and personal data',
  request: { body: jsonBody(PageViewInput) },
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

const MAX_KNOWN = 5000;
const LIFETIME_MS = 60_000;
const LISTING_VIEW = /^\/property-details\/(\d+)$/;

/** Replaces the name of a listing that the public cannot see, or cannot be looked up now. */
function createListingCheck(db: PublicDb): (name: string) => Promise<string> {
  const known = new LRUCache<string, true>({ max: MAX_KNOWN, ttl: LIFETIME_MS });
  return async (name) => {
    const id = LISTING_VIEW.exec(name)?.[1];
    if (id === undefined || known.has(name)) return name;
    const found = await publicListings(db)
      .select('id')
      .where('id', '=', Number(id))
      .executeTakeFirst()
      .catch(() => undefined);
    if (found === undefined) return OTHER;
    known.set(name, true);
    return name;
  };
}
