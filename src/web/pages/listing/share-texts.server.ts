import { areaForms } from '#features/listings/facts-line.ts';
import type { Listing } from '#features/listings/listing.ts';
import {
  type ListingFacts,
  listingFacts,
  saidArea,
  storedArea,
  withBeside,
} from '#features/listings/listing-facts.ts';
import { kindName } from '#features/listings/listing-kind.ts';
import { fill } from '#platform/language/fill.ts';
import type { LanguageMessages } from '#web/messages/messages.server.ts';

type ShareMessages = Pick<
  LanguageMessages['listingMeta'],
  'shared' | 'sharedDescription' | 'sharedLine' | 'numbered'
> &
  Pick<LanguageMessages['shared'], 'units' | 'marks'>;

/** The title of a forwarded link: `12 Marla Plot · 13.25 lakh · Tanda Urmar`. */
export function sharedTitle(listing: Listing, messages: ShareMessages): string {
  const kind = kindName(listing.propertyType);
  const said = saidArea({ ...listing, totalArea: storedArea(listing) });
  const { area, areaOf } = areaForms(said, messages.units);
  return fill(messages.shared[kind], {
    ...{ area: capitalized(area), areaOf: capitalized(areaOf) },
    price: listingFacts(listing, messages).price,
    place: listing.city.name,
  });
}

function capitalized(text: string): string {
  return text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** `line` is the listing's line of facts, or '' where its title says enough. */
export function sharedDescription(
  listing: Listing,
  line: string,
  messages: ShareMessages,
  agency: { readonly name: string; readonly phone: string },
): string {
  const { title, city } = listing;
  const { area, areaBeside, price, priceInDigits } = listingFacts(listing, messages);
  const from = { agency: agency.name, phone: agency.phone };
  const facts =
    line === ''
      ? fill(messages.sharedDescription, {
          title,
          area: withBeside(area, areaBeside),
          price: priceInDigits === '' ? price : priceInDigits,
          place: city.name,
          ...from,
        })
      : fill(messages.sharedLine, { line, price: withBeside(price, priceInDigits), ...from });
  return [facts, ...numberOf(listing, messages)].join(' ');
}

/** What a message says of a listing. */
export interface MessageTexts {
  /** The title, or the line of facts in its place. */
  readonly title: string;
  /** Below that: price and number, with a title the area too. */
  readonly facts: string;
}

export function messageTexts(
  listing: Listing,
  line: string,
  messages: Pick<ShareMessages, 'numbered' | 'units' | 'marks'>,
): MessageTexts {
  return {
    title: line === '' ? listing.title : line,
    facts: messageFacts(listingFacts(listing, messages), listing, line, messages),
  };
}

export function messageFacts(
  { area, price, priceInDigits }: ListingFacts,
  numberedListing: Pick<Listing, 'propertyNumber'>,
  line: string,
  messages: Pick<ShareMessages, 'numbered'>,
): string {
  const spoken = withBeside(price, priceInDigits);
  const size = line === '' ? `${area} · ${spoken}` : spoken;
  return [size, ...numberOf(numberedListing, messages)].join('\n');
}

function numberOf(
  { propertyNumber }: Pick<Listing, 'propertyNumber'>,
  { numbered }: Pick<ShareMessages, 'numbered'>,
): string[] {
  return propertyNumber > 0 ? [fill(numbered, { number: propertyNumber })] : [];
}
