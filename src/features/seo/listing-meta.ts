import { placeLabel } from '#features/listings/explore-address.ts';
import type { KindMessages } from '#features/listings/labels/label-messages.ts';
import type { Listing } from '#features/listings/listing.ts';
import { type KindName, kindName } from '#features/listings/listing-kind.ts';
import { fill } from '#platform/language/fill.ts';
import type { Language } from '#platform/language/language.ts';
import type { Message } from '#platform/language/messages.ts';
import { isReadableIn } from '#platform/language/script-language.ts';

/** How a page of a language speaks of a listing to search engines and in previews. */
export interface ListingMetaMessages {
  readonly language: Language;
  readonly kinds: KindMessages;
  readonly described: Readonly<Record<KindName, Message<'title' | 'place'>>>;
  readonly keywords: Message<'place' | 'kind' | 'city' | 'state'>;
}

/** The title; on a page in another language one in another script is followed by kind and place. */
export function listingTitle(listing: Listing, messages: ListingMetaMessages): string {
  return isReadableIn(messages.language, listing.title)
    ? listing.title
    : described(listing, messages);
}

/** The description in one line, or a sentence of our own without one in the page's language. */
export function listingDescription(listing: Listing, messages: ListingMetaMessages): string {
  const line = listing.description.replace(/\s+/g, ' ').trim();
  return line !== '' && isReadableIn(messages.language, line) ? line : described(listing, messages);
}

export function listingKeywords(listing: Listing, messages: ListingMetaMessages): string {
  const { city } = listing;
  return fill(messages.keywords, {
    place: placeOf(listing),
    kind: messages.kinds[kindName(listing.propertyType)].one.toLowerCase(),
    city: city.name,
    state: city.state.name,
  });
}

function described(listing: Listing, messages: ListingMetaMessages): string {
  const message = messages.described[kindName(listing.propertyType)];
  return fill(message, { title: listing.title, place: placeOf(listing) });
}

function placeOf({ city }: Listing): string {
  return placeLabel({ name: city.name, stateName: city.state.name });
}
