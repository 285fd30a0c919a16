import { factsLine } from '#features/listings/facts-line.ts';
import { valueIn } from '#features/listings/field-queries.ts';
import { LINE_FIELDS } from '#features/listings/fields.ts';
import type { Listing } from '#features/listings/listing.ts';
import { type ListingWithFacts, saidArea, storedArea } from '#features/listings/listing-facts.ts';
import { kindName } from '#features/listings/listing-kind.ts';
import type { ListingSummary } from '#features/listings/listing-summary.ts';
import { recordOf } from '#features/listings/typed-record.ts';
import type { Language } from '#platform/language/language.ts';
import { isReadableIn } from '#platform/language/script-language.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';

type LineListing = Omit<ListingWithFacts, 'status' | 'price'> &
  Pick<Listing, 'title' | 'neighbourhood'> & {
    readonly city: { readonly name: string };
  };

/** What a listing is in the language of a page that cannot read its title; else ''. */
export function listingFactsLine(listing: LineListing, language: Language): string {
  const { title, propertyType, neighbourhood, city } = listing;
  if (isReadableIn(language, title)) return '';
  const { house, plot, land } = listing;
  const block = listing[kindName(propertyType)] ?? {};
  return factsLine(
    {
      propertyType,
      subkind: house?.type ?? plot?.plotType ?? land?.landType ?? 0,
      area: saidArea({ ...listing, totalArea: storedArea(listing) }),
      quarter: isReadableIn(language, neighbourhood) ? neighbourhood : '',
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
