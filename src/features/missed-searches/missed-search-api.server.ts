import type { PublicDb } from '#features/listings/public-listings.server.ts';
import { createApiRouter } from '#http/api-router.server.ts';
import type { MayCount } from '#http/counting-limit.server.ts';
import { createRoute } from '#http/create-route.server.ts';
import { isFromPerson } from '#http/is-from-person.ts';
import { problems } from '#http/problem.ts';
import { dayInIndia } from '#language/dates.ts';
import type { Services } from '#services.ts';
import { isMiss } from './find-miss.server.ts';
import { countedSearch, MissedSearchInput } from './missed-search.ts';
import type { MissedSearchCounter } from './missed-search-counter.server.ts';

const route = createRoute({
  method: 'post',
  path: '/api/MissedSearch',
  facts: { access: 'public', group: 'missed_search', readsReplica: true, bodyLimitKb: 8 },
  tags: ['Report'],
  summary: 'Count a search that found nothing; without cookies and personal data',
  request: {
    body: { required: true, content: { 'application/json': { schema: MissedSearchInput } } },
  },
  responses: {
    204: { description: 'Counted, or left out: it finds something, no person, or far too many' },
    ...problems(400, 413, 415),
  },
});

export function missedSearchApi(
  { now }: Pick<Services, 'now'>,
  counter: MissedSearchCounter,
  mayCount: MayCount,
  db: PublicDb,
) {
  return createApiRouter('The search cannot be read.').openapi(route, async (context) => {
    const search = countedSearch(context.req.valid('json').search);
    const mayBeCounted = isFromPerson(context.req.raw.headers) && mayCount(context, 'search');
    if (search !== undefined && mayBeCounted && (await isMiss(db, search)))
      counter.count({ search, day: dayInIndia(now()) });
    return context.body(null, 204);
  });
}
