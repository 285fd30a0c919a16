import { redirect } from 'react-router';
import { exploreAddress } from '#features/listings/explore-address.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { requestLanguage } from '#web/language/request-language.ts';
import type { Route } from './+types/shortened-address';

/** Redirects `/explore-properties` and `/property-details` without a slug to the search. */
export function loader({ request }: Route.LoaderArgs) {
  const address = exploreAddress() + new URL(request.url).search;
  return redirect(addressIn(requestLanguage(request), address), 301);
}
