import { listingAddress } from '#features/listings/listing-address.ts';
import { findListingById } from '#features/listings/store/find-listings.server.ts';
import { findFormerListing } from '#features/listings/store/former-listings.server.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { MAX_ID } from '#platform/validation/max-id.ts';
import type { PageRequest } from '#web/page-request.server.ts';
import { missingPage } from './page-answer.server.ts';
import { redirect } from './redirect.server.ts';

const ID = /^[1-9]\d{0,9}$/;

/** `/p/12` leads to listing 12, short enough for a message or a printed page. */
export async function load({ language, services: { db }, slug, url }: PageRequest) {
  const id = Number(slug);
  const isPossible = ID.test(slug) && id <= MAX_ID;
  const listing = isPossible ? await findListingById(db, id) : undefined;
  const isGone = isPossible && listing === undefined && (await findFormerListing(db, id));
  const known = isGone ? String(id) : listing?.slug;
  if (known === undefined) return missingPage();
  // A listing that is gone may come back.
  return redirect(addressIn(language, listingAddress(known)) + url.search, isGone ? 302 : 301);
}
