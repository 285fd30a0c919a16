import { parseFilters } from '#features/listings/search/filters.ts';
import { findMatches } from '#features/listings/search/find-matches.server.ts';
import { understoodQuery } from '#features/listings/understand/understood-query.server.ts';
import type { PageRequest } from '#web/page-request.server.ts';
import { MOST_PHRASES } from '#web/suggestions/search-term.ts';

/** For the suggestions of the search box: what each would find, as the box itself searches it. */
export async function load({ services: { db }, url }: PageRequest) {
  const phrases = url.searchParams.getAll('q').slice(0, MOST_PHRASES);
  const counts = phrases.map(async (q) => {
    const query = await understoodQuery(db, new URLSearchParams({ q }));
    return (await findMatches(db, { ...parseFilters(query), pageSize: 0 })).totalCount;
  });
  return Response.json(await Promise.all(counts));
}
