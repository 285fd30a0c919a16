import { listingIdsIn } from '#features/listings/listing-ids.ts';
import { servicesContext } from '#web/context.server.ts';
import { requestLanguage } from '#web/language/request-language.ts';
import { MAX_SAVED } from '#web/saved/saved-list.ts';
import type { Route } from './+types/listed';
import { loadListed } from './load-listed.server.ts';

/** Of the ids that a browser keeps: what it has saved, what it has seen. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ids = listingIdsIn(new URL(request.url).searchParams).slice(0, MAX_SAVED);
  const { db } = context.get(servicesContext);
  return Response.json(await loadListed(db, ids, requestLanguage(request)), {
    headers: { 'Cache-Control': 'no-store' },
  });
}
