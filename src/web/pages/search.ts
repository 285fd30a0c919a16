import { redirect } from 'react-router';
import { exploreAddress } from '#features/listings/explore-address.ts';
import { understoodQuery } from '#features/listings/understand/understood-query.server.ts';
import { findPlace } from '#features/places/shown-places.server.ts';
import { addressIn } from '#language/language-address.ts';
import { servicesContext } from '#web/context.server.ts';
import { requestLanguage } from '#web/language/request-language.ts';
import type { Route } from './+types/search';

/** Where the search box leads: to the explore page with what was understood as filters. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const query = await understoodQuery(db, new URL(request.url).searchParams);
  const id = Number(query.get('loc'));
  const place = id === 0 ? undefined : await findPlace(db, id, 'en');
  const [pathname] = exploreAddress({ place, type: Number(query.get('type')) }).split('?');
  const search = query.size === 0 ? '' : `?${query}`;
  return redirect(addressIn(requestLanguage(request), pathname + search), 303);
}
