import type { Selectable } from 'kysely';
import { TRANSLATED_FIELDS } from '#features/listings/fields.ts';
import { columnsInAllLanguages } from '#features/listings/language-columns.ts';
import type { Tables } from '#platform/database/tables.ts';
import { foldText } from '#platform/language/fold-text.ts';
import { FACT_COLUMNS, factWords } from './fact-words.ts';
import { searchWords } from './search-words.ts';

export const WORD_COLUMNS = columnsInAllLanguages(...TRANSLATED_FIELDS);

/** What words are made of, but for the texts. */
export const INDEXED_COLUMNS = ['city_id', ...FACT_COLUMNS] as const;

export type ListingTexts = Pick<
  Selectable<Tables['property']>,
  (typeof WORD_COLUMNS)[number] | (typeof INDEXED_COLUMNS)[number]
>;

export type Quarter = Pick<ListingTexts, 'city_id' | 'neighbourhood'>;

/** A city is named here by its id: a new name of it changes no listing. */
export function cityWord(cityId: number): string {
  return `@${cityId}`;
}

/** As staff call it in another language, it may stand in listings that have no translation. */
export function quarterWord({ city_id, neighbourhood }: Quarter): string {
  return `/${city_id}/${foldText(neighbourhood)}`;
}

export function wordsOfListing(listing: ListingTexts): string[] {
  const texts = WORD_COLUMNS.map((column) => listing[column]);
  return [
    ...searchWords(texts.join('\n')),
    cityWord(listing.city_id),
    ...factWords(listing),
    ...(listing.neighbourhood === '' ? [] : [quarterWord(listing)]),
  ];
}
