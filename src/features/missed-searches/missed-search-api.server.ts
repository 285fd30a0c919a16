import type { PublicDb } from '#features/listings/public-listings.server.ts';
import { parseFilters } from '#features/listings/search/filters.ts';
import { findMatches, matchOf } from '#features/listings/search/find-matches.server.ts';
import type { MayCount } from '#platform/http/address-limit.server.ts';
import { createApiRouter, createRoute, jsonBody } from '#platform/http/api-router.server.ts';
import { isFromPerson } from '#platform/http/is-from-person.ts';
import { problems } from '#platform/http/problem.ts';
import { dayInIndia } from '#platform/language/dates.ts';
import type { Services } from '#services.ts';
import { countedSearch, MissedSearchInput } from './missed-search.ts';
import type { MissedSearchCounter } from './missed-search-store.server.ts';

const route = createRoute({
  method: 'post',
  path: '/api/MissedSearch',
  facts: { access: 'public', group: 'missed_search', readsReplica: true, bodyLimitKb: 8 },
  tags: ['Report'],
  summary: 'Count a search that found nothing; without cookies and personal data',
  request: { body: jsonBody(MissedSearchInput) },
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

/** Whether a search asks for what there could be, and nothing of it is there. */
async function isMiss(db: PublicDb, search: string): Promise<boolean> {
  const filters = parseFilters(new URLSearchParams(search));
  if (matchOf(filters).kinds.length === 0) return false;
  if (filters.location !== 0 && !(await isCity(db, filters.location))) return false;
  const { totalCount } = await findMatches(db, { ...filters, pageSize: 0 });
  return totalCount === 0;
}

async function isCity(db: PublicDb, id: number): Promise<boolean> {
  const found = await db.selectFrom('city').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}
