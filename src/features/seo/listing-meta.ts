import { placeLabel } from '#features/listings/explore-address.ts';
import type { KindWords } from '#features/listings/labels/label-words.ts';
import type { Listing } from '#features/listings/listing.ts';
import { type KindName, kindName } from '#features/listings/listing-kind.ts';
import { fill } from '#platform/language/fill.ts';
import type { Language } from '#platform/language/language.ts';
import { SCRIPTS, scriptLanguage } from '#platform/language/script-language.ts';
import type { Message } from '#platform/language/words.ts';

/** How a page of a language speaks of a listing to search engines and in previews. */
export interface ListingMetaWords {
  readonly language: Language;
  readonly kinds: KindWords;
  readonly described: Readonly<Record<KindName, Message<'title' | 'place'>>>;
  readonly keywords: Message<'place' | 'kind' | 'city' | 'state'>;
}

/** The title; on a page in another language one in another script is followed by kind and place. */
export function listingTitle(listing: Listing, words: ListingMetaWords): string {
  return isReadable(listing.title, words) ? listing.title : described(listing, words);
}

/** The description in one line, or a sentence of our own without one in the page's language. */
export function listingDescription(listing: Listing, words: ListingMetaWords): string {
  const line = listing.description.replace(/\s+/g, ' ').trim();
  return line !== '' && isReadable(line, words) ? line : described(listing, words);
}

export function listingKeywords(listing: Listing, words: ListingMetaWords): string {
  const { city } = listing;
  return fill(words.keywords, {
    place: placeOf(listing),
    kind: words.kinds[kindName(listing.propertyType)].one.toLowerCase(),
    city: city.name,
    state: city.state.name,
  });
}

function described(listing: Listing, words: ListingMetaWords): string {
  const message = words.described[kindName(listing.propertyType)];
  return fill(message, { title: listing.title, place: placeOf(listing) });
}

/** English pages show every text as it is. Two languages may have one script. */
function isReadable(text: string, { language }: ListingMetaWords): boolean {
  const script = SCRIPTS[scriptLanguage(text) ?? language];
  return language === 'en' || script.source === SCRIPTS[language].source;
}

function placeOf({ city }: Listing): string {
  return placeLabel({ name: city.name, stateName: city.state.name });
}
