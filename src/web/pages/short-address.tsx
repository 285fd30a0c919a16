import { data, redirect } from 'react-router';
import { listingAddress } from '#features/listings/listing-address.ts';
import { findListingById } from '#features/listings/store/find-listings.server.ts';
import { findFormerListing } from '#features/listings/store/former-listings.server.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { MAX_ID } from '#platform/validation/max-id.ts';
import { servicesContext } from '#web/context.server.ts';
import { requestLanguage } from '#web/language/request-language.ts';
import type { Route } from './+types/short-address';

const ID = /^[1-9]\d{0,9}$/;

/** `/p/12` leads to listing 12, short enough for a message or a printed page. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const id = Number(params.id);
  const isPossible = ID.test(params.id) && id <= MAX_ID;
  const listing = isPossible ? await findListingById(db, id) : undefined;
  const isGone = isPossible && listing === undefined && (await findFormerListing(db, id));
  const slug = isGone ? String(id) : listing?.slug;
  if (slug === undefined) throw data(null, { status: 404 });
  const address = addressIn(requestLanguage(request), listingAddress(slug));
  // A listing that is gone may come back.
  return redirect(address + new URL(request.url).search, isGone ? 302 : 301);
}

/** A page and not an answer alone, so that an unknown listing shows the error page. */
export default function ShortAddressPage() {
  return null;
}
