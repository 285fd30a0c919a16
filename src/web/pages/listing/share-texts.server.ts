import type { Listing } from '#features/listings/listing.ts';
import { type ListingFacts, listingFacts, withBeside } from '#features/listings/listing-facts.ts';
import { kindName } from '#features/listings/listing-kind.ts';
import { fill } from '#platform/language/fill.ts';
import type { LanguageWords } from '#web/words/words.server.ts';

type ShareWords = Pick<LanguageWords['listingMeta'], 'shared' | 'sharedDescription' | 'numbered'> &
  Pick<LanguageWords['shared'], 'units' | 'marks'>;

/** The title of a forwarded link: `12 Marla Plot · 13.25 lakh · Tanda Urmar`. */
export function sharedTitle(listing: Listing, words: ShareWords): string {
  const { area, price } = listingFacts(listing, words);
  return fill(words.shared[kindName(listing.propertyType)], {
    area: area.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
    price,
    place: listing.city.name,
  });
}

export function sharedDescription(
  listing: Listing,
  words: ShareWords,
  agency: { readonly name: string; readonly phone: string },
): string {
  const { title, city } = listing;
  const { area, areaBeside, price, priceInDigits } = listingFacts(listing, words);
  const facts = fill(words.sharedDescription, {
    title,
    area: withBeside(area, areaBeside),
    price: priceInDigits === '' ? price : priceInDigits,
    place: city.name,
    agency: agency.name,
    phone: agency.phone,
  });
  return [facts, ...numberOf(listing, words)].join(' ');
}

/** What a message says of a listing, below its title: area and price, and its number. */
export function messageFacts(
  listing: Listing,
  words: Pick<ShareWords, 'numbered' | 'units' | 'marks'>,
): string {
  return factLines(listingFacts(listing, words), listing, words);
}

export function factLines(
  { area, price, priceInDigits }: ListingFacts,
  numberedListing: Pick<Listing, 'propertyNumber'>,
  words: Pick<ShareWords, 'numbered'>,
): string {
  const size = `${area} · ${withBeside(price, priceInDigits)}`;
  return [size, ...numberOf(numberedListing, words)].join('\n');
}

function numberOf(
  { propertyNumber }: Pick<Listing, 'propertyNumber'>,
  { numbered }: Pick<ShareWords, 'numbered'>,
): string[] {
  return propertyNumber > 0 ? [fill(numbered, { number: propertyNumber })] : [];
}
