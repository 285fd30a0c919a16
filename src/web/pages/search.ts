import { exploreAddress } from '#features/listings/explore-address.ts';
import { listingAddress } from '#features/listings/listing-address.ts';
import type { PublicDb } from '#features/listings/public-listings.server.ts';
import { findNumbered } from '#features/listings/store/numbered-listings.server.ts';
import { understoodQuery } from '#features/listings/understand/understood-query.server.ts';
import { findPlace } from '#features/places/shown-places.server.ts';
import type { Language } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { plainTyping } from '#platform/language/plain-typing.ts';
import type { PageRequest } from '#web/page-request.server.ts';
import { numberIn } from '#web/suggestions/numbered-listing.ts';
import { redirect } from './redirect.server.ts';

/** Where the search box leads: to the explore page with what was understood as filters. */
export async function load({ language, services: { db }, url }: PageRequest) {
  const query = await understoodQuery(db, url.searchParams);
  const address = (await numberedAddress(db, query, language)) ?? (await exploreFor(db, query));
  return redirect(addressIn(language, address), 303);
}

async function exploreFor(db: PublicDb, query: URLSearchParams): Promise<string> {
  const id = Number(query.get('loc'));
  const place = id === 0 ? undefined : await findPlace(db, id, 'en');
  const [pathname = ''] = exploreAddress({ place, type: Number(query.get('type')) }).split('?');
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

/** Of the one listing whose property number was typed, and nothing else. */
async function numberedAddress(db: PublicDb, query: URLSearchParams, language: Language) {
  const typed = query.size === 1 ? plainTyping(query.get('q') ?? '') : '';
  const number = numberIn(new URLSearchParams({ number: typed }));
  if (number === undefined) return undefined;
  const found = await findNumbered(db, number, language);
  const [listing, ...others] = found.filter((listing) => listing.number === number);
  return listing && others.length === 0 ? listingAddress(listing.card.slug) : undefined;
}
