import { exploreAddress } from '#features/listings/explore-address.ts';
import { addressIn } from '#platform/language/language-address.ts';
import type { PageRequest } from '#web/page-request.server.ts';
import { redirect } from './redirect.server.ts';

/** Redirects `/explore-properties` and `/property-details` without a slug to the search. */
export function load({ language, url }: PageRequest) {
  return redirect(addressIn(language, exploreAddress() + url.search), 301);
}
