import type { OtherLanguage } from '#platform/language/language.ts';
import { type LineMessagesByLanguage, listingLine } from './facts-line.ts';
import type { FactsTexts } from './facts-texts.ts';
import type { Listing } from './listing.ts';
import { storedArea } from './listing-facts.ts';
import type { ListingInput } from './listing-input.ts';
import type { ListingQuery } from './public-listings.server.ts';
import { learntNeighbourhood } from './store/neighbourhood-names.server.ts';

/** `cityName` is that in the language; undefined for a city that is not known. */
export async function findFactsTexts(
  listings: ListingQuery,
  listing: Listing | ListingInput,
  cityName: string | undefined,
  language: OtherLanguage,
  messages: LineMessagesByLanguage,
): Promise<FactsTexts[OtherLanguage]> {
  const neighbourhood =
    listing.translations[language]?.neighbourhood ??
    (await learntNeighbourhood(listings, listing, language));
  if (cityName === undefined || storedArea(listing) === 0) return { title: '', neighbourhood };
  const placed = { ...listing, city: { name: cityName } };
  return { title: listingLine(placed, neighbourhood, messages[language]), neighbourhood };
}
