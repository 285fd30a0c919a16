import { CARD_FIELDS, type CardField, FIELDS } from '#features/listings/fields.ts';
import type { ListingCard } from '#features/listings/listing-card.ts';
import { areaAndPrice } from '#features/listings/listing-facts.ts';
import { postedDay, writtenDay } from '#language/dates.ts';
import { fill } from '#language/fill.ts';
import { factLines } from '#web/pages/listing/share-texts.server.ts';
import type { LanguageWords } from '#web/words/words.server.ts';
import type { Result } from './explore-data.ts';

/** What a result shows; the rest need not travel with the page. */
export function toResult(
  {
    description: _,
    neighbourhood: __,
    videoId: ___,
    isPopular: ____,
    propertyNumber,
    details,
    posted,
    ...card
  }: ListingCard,
  words: LanguageWords,
): Result {
  const day = postedDay(posted);
  return {
    ...card,
    message: factLines(
      areaAndPrice(card, words.shared.units),
      { propertyNumber },
      words.listingMeta,
    ),
    facts: factsOf(details, words),
    posted: { day, text: writtenDay(day, words.overview.months) },
  };
}

function factsOf(details: ListingCard['details'], words: LanguageWords): string[] {
  const { length, breadth, ...others } = details;
  const inFeet = (amount: number) => fill(words.shared.units.amounts.feet, { amount });
  const sides =
    length > 0 && breadth > 0
      ? [fill(words.overview.dimensions, { length: inFeet(length), breadth: inFeet(breadth) })]
      : [];
  const rest = CARD_FIELDS.filter((field) => isOther(field)).flatMap((field) => {
    const asked = FIELDS[field];
    const value =
      asked.type === 'code' ? words.enumerations[asked.list][others[field]] : inFeet(others[field]);
    return others[field] > 0 && value !== undefined
      ? [fill(words.searches.facts[field], { value })]
      : [];
  });
  return [...sides, ...rest];
}

function isOther(field: CardField): field is Exclude<CardField, 'length' | 'breadth'> {
  return field !== 'length' && field !== 'breadth';
}
