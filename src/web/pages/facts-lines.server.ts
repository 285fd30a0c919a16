import { factsLine } from '#features/listings/facts-line.ts';
import { valueIn } from '#features/listings/field-queries.ts';
import { LINE_FIELDS } from '#features/listings/fields.ts';
import type { Listing } from '#features/listings/listing.ts';
import { type ListingWithFacts, saidArea, storedArea } from '#features/listings/listing-facts.ts';
import { kindName } from '#features/listings/listing-kind.ts';
import type { ListingSummary } from '#features/listings/listing-summary.ts';
import { type PublicDb, publicListings } from '#features/listings/public-listings.server.ts';
import { learntNeighbourhood } from '#features/listings/store/neighbourhood-names.server.ts';
import { recordOf } from '#features/listings/typed-record.ts';
import type { Language } from '#platform/language/language.ts';
import { isReadableIn } from '#platform/language/script-language.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';

type LineListing = Omit<ListingWithFacts, 'status' | 'price'> &
  Pick<Listing, 'roadSize'> & { readonly city: { readonly name: string } };

/** What a listing is in the language of a page that cannot read its title; else ''. */
export async function loadFactsLine(
  db: PublicDb,
  listing: Listing,
  language: Language,
): Promise<string> {
  const { title, neighbourhood } = listing;
  if (language === 'en' || isReadableIn(language, title)) return '';
  const quarter = isReadableIn(language, neighbourhood)
    ? neighbourhood
    : await learntNeighbourhood(publicListings(db), listing, language);
  return listingFactsLine(listing, quarter, language);
}

/** Kind, area, place and more in one line. `quarter` is its neighbourhood in the language, or ''. */
export function listingFactsLine(
  listing: LineListing,
  quarter: string,
  language: Language,
): string {
  const { propertyType, city } = listing;
  const { house, plot, land } = listing;
  const block = listing[kindName(propertyType)] ?? {};
  return factsLine(
    {
      propertyType,
      subkind: house?.type ?? plot?.plotType ?? land?.landType ?? 0,
      area: saidArea({ ...listing, totalArea: storedArea(listing) }),
      quarter,
      city: city.name,
      details: recordOf(LINE_FIELDS, (field) =>
        Number(valueIn(block, field) ?? valueIn(listing, field) ?? 0),
      ),
    },
    messagesOf(language),
  );
}

/** Kind, area and city alone: a card says the rest beside them. */
export function cardFactsLine(card: ListingSummary, language: Language): string {
  if (isReadableIn(language, card.title)) return '';
  return factsLine(
    {
      propertyType: card.propertyType,
      area: saidArea(card),
      city: card.cityName,
      details: recordOf(LINE_FIELDS, () => 0),
      ...{ subkind: 0, quarter: '' },
    },
    messagesOf(language),
  );
}

function messagesOf(language: Language) {
  const { factsLine, enumerations, shared } = MESSAGES[language];
  return { factsLine, enumerations, units: shared.units };
}
