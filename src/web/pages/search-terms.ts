import { servicesContext } from '#web/context.server.ts';
import { searchTerms } from '#web/suggestions/search-terms.server.ts';
import type { Route } from './+types/search-terms';

/** For the suggestions of the search box, in all languages. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  return Response.json(await searchTerms(db), {
    headers: { 'Cache-Control': 'public, max-age=3600' },
  });
}
