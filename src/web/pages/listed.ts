import { listingIdsIn } from '#features/listings/listing-ids.ts';
import type { PageRequest } from '#web/page-request.server.ts';
import { MAX_SAVED } from '#web/saved/saved-list.ts';
import { loadListed } from './load-listed.server.ts';

/** Of the ids that a browser keeps: what it has saved, what it has seen. */
export async function load({ language, services, url }: PageRequest) {
  const ids = listingIdsIn(url.searchParams).slice(0, MAX_SAVED);
  return Response.json(await loadListed(services.db, ids, language), {
    headers: { 'Cache-Control': 'no-store' },
  });
}
