import { factsLine, listingLine } from '#features/listings/facts-line.ts';
import { LINE_FIELDS } from '#features/listings/fields.ts';
import type { Listing } from '#features/listings/listing.ts';
import { saidArea } from '#features/listings/listing-facts.ts';
import type { ListingSummary } from '#features/listings/listing-summary.ts';
import { type PublicDb, publicListings } from '#features/listings/public-listings.server.ts';
import { learntNeighbourhood } from '#features/listings/store/neighbourhood-names.server.ts';
import { recordOf } from '#features/listings/typed-record.ts';
import type { Language } from '#platform/language/language.ts';
import { isReadableIn } from '#platform/language/script-language.ts';
import { SENTENCE_MESSAGES } from '#web/messages/composed-messages.server.ts';

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
  return listingLine(listing, quarter, SENTENCE_MESSAGES[language]);
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
    SENTENCE_MESSAGES[language],
  );
}
