import { findNumbered } from '#features/listings/store/numbered-listings.server.ts';
import { servicesContext } from '#web/context.server.ts';
import { requestLanguage } from '#web/language/request-language.ts';
import type { NumberedListing } from '#web/suggestions/numbered-listing.ts';
import { numberIn } from '#web/suggestions/numbered-listing.ts';
import type { Route } from './+types/numbered-listings';

/** For the suggestions of the search box: listings whose property number begins so. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const number = numberIn(new URL(request.url).searchParams);
  const found =
    number === undefined ? [] : await findNumbered(db, number, requestLanguage(request));
  const answer: NumberedListing[] = found.map(({ number, card: { slug, title } }) => ({
    number,
    slug,
    title,
  }));
  return Response.json(answer);
}
