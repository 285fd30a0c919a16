import { CARD_FIELDS, type CardField } from '#features/listings/fields.ts';
import { knownValue } from '#features/listings/labels/known-value.ts';
import type { ListingSummary } from '#features/listings/listing-summary.ts';
import { fill, pluralForm } from '#platform/language/fill.ts';
import type { Language } from '#platform/language/language.ts';
import { feetText } from '#platform/units/area-text.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import type { ListingCardData } from '#web/saved/listing-card.tsx';
import { cardFactsLine } from './facts-lines.server.ts';

/** What a card shows; the rest need not travel with the page. */
export function listingCardData(summary: ListingSummary, language: Language): ListingCardData {
  const {
    description: _,
    videoId: __,
    isPopular: ___,
    posted: ____,
    propertyNumber: _____,
    neighbourhood,
    details,
    ...card
  } = summary;
  const locality = neighbourhood === card.cityName ? [] : [neighbourhood];
  return {
    ...card,
    line: cardFactsLine(summary, language),
    facts: [...locality, ...factsOf(details, language)],
  };
}

function factsOf(details: ListingSummary['details'], language: Language): string[] {
  const { enumerations, overview, searches, shared } = MESSAGES[language];
  const inFeet = (amount: number) => feetText(amount, shared.units);
  const { length, breadth, ...others } = details;
  const sides =
    length > 0 && breadth > 0
      ? [fill(overview.dimensions, { length: inFeet(length), breadth: inFeet(breadth) })]
      : [];
  const rest = CARD_FIELDS.filter((field) => isOther(field)).flatMap((field) => {
    const message = searches.facts[field];
    const value = knownValue(field, others[field], { enumerations, units: shared.units });
    if (value === '') return [];
    const form = pluralForm(language, others[field]);
    return [fill(typeof message === 'string' ? message : message[form], { value })];
  });
  return [...rest, ...sides];
}

type OtherField = Exclude<CardField, 'length' | 'breadth'>;

function isOther(field: CardField): field is OtherField {
  return field !== 'length' && field !== 'breadth';
}
