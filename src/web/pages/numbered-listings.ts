import { findNumbered } from '#features/listings/store/numbered-listings.server.ts';
import type { PageRequest } from '#web/page-request.server.ts';
import type { NumberedListing } from '#web/suggestions/numbered-listing.ts';
import { numberIn } from '#web/suggestions/numbered-listing.ts';

/** For the suggestions of the search box: listings whose property number begins so. */
export async function load({ language, services, url }: PageRequest) {
  const number = numberIn(url.searchParams);
  const found = number === undefined ? [] : await findNumbered(services.db, number, language);
  const answer: NumberedListing[] = found.map(({ number, card: { slug, title } }) => ({
    number,
    slug,
    title,
  }));
  return Response.json(answer);
}
