import type { Selectable } from 'kysely';
import { TRANSLATED_FIELDS } from '#features/listings/fields.ts';
import { columnsInAllLanguages } from '#features/listings/language-columns.ts';
import type { Tables } from '#platform/database/tables.ts';
import { searchWords } from './search-words.ts';

export const WORD_COLUMNS = columnsInAllLanguages(...TRANSLATED_FIELDS);

export type ListingTexts = Pick<Selectable<Tables['property']>, (typeof WORD_COLUMNS)[number]> & {
  readonly city_id: number;
  readonly property_type: number;
  readonly is_public: number;
};

/** A city is named here by its id: a new name of it changes no listing. */
export function cityWord(cityId: number): string {
  return `@${cityId}`;
}

export function kindWord(kind: number): string {
  return `#${kind}`;
}

/** That of all public listings. */
export const PUBLIC_WORD = '*';

export function wordsOfListing(listing: ListingTexts): string[] {
  const texts = WORD_COLUMNS.map((column) => listing[column]);
  return [
    ...searchWords(texts.join('\n')),
    cityWord(listing.city_id),
    kindWord(listing.property_type),
    ...(listing.is_public === 1 ? [PUBLIC_WORD] : []),
  ];
}
