import type { Listing } from '#features/listings/listing.ts';
import { type ListingFacts, listingFacts, withBeside } from '#features/listings/listing-facts.ts';
import { kindName } from '#features/listings/listing-kind.ts';
import { fill } from '#platform/language/fill.ts';
import type { LanguageMessages } from '#web/messages/messages.server.ts';

type ShareMessages = Pick<
  LanguageMessages['listingMeta'],
  'shared' | 'sharedDescription' | 'numbered'
> &
  Pick<LanguageMessages['shared'], 'units' | 'marks'>;

/** The title of a forwarded link: `12 Marla Plot · 13.25 lakh · Tanda Urmar`. */
export function sharedTitle(listing: Listing, messages: ShareMessages): string {
  const { area, price } = listingFacts(listing, messages);
  return fill(messages.shared[kindName(listing.propertyType)], {
    area: area.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
    price,
    place: listing.city.name,
  });
}

export function sharedDescription(
  listing: Listing,
  messages: ShareMessages,
  agency: { readonly name: string; readonly phone: string },
): string {
  const { title, city } = listing;
  const { area, areaBeside, price, priceInDigits } = listingFacts(listing, messages);
  const facts = fill(messages.sharedDescription, {
    title,
    area: withBeside(area, areaBeside),
    price: priceInDigits === '' ? price : priceInDigits,
    place: city.name,
    agency: agency.name,
    phone: agency.phone,
  });
  return [facts, ...numberOf(listing, messages)].join(' ');
}

/** What a message says of a listing, below its title: area and price, and its number. */
export function messageFacts(
  listing: Listing,
  messages: Pick<ShareMessages, 'numbered' | 'units' | 'marks'>,
): string {
  return factLines(listingFacts(listing, messages), listing, messages);
}

export function factLines(
  { area, price, priceInDigits }: ListingFacts,
  numberedListing: Pick<Listing, 'propertyNumber'>,
  messages: Pick<ShareMessages, 'numbered'>,
): string {
  const size = `${area} · ${withBeside(price, priceInDigits)}`;
  return [size, ...numberOf(numberedListing, messages)].join('\n');
}

function numberOf(
  { propertyNumber }: Pick<Listing, 'propertyNumber'>,
  { numbered }: Pick<ShareMessages, 'numbered'>,
): string[] {
  return propertyNumber > 0 ? [fill(numbered, { number: propertyNumber })] : [];
}
