import { redirect } from 'react-router';
import { exploreAddress } from '#features/listings/explore-address.ts';
import type { Route } from './+types/shortened-address';

/** Redirects `/explore-properties` and `/property-details` without a slug to the search. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(exploreAddress() + new URL(request.url).search, 301);
}
