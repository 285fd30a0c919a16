import type { PageRequest } from '#web/page-request.server.ts';
import { searchTerms } from '#web/suggestions/search-terms.server.ts';

/** For the suggestions of the search box, in all languages. */
export async function load({ services }: PageRequest) {
  return Response.json(await searchTerms(services.db), {
    headers: { 'Cache-Control': 'public, max-age=3600' },
  });
}
