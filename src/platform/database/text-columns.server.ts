import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#platform/language/language.ts';

type TranslatedColumn =
  | 'state.name'
  | 'city.name'
  | 'property.title'
  | 'property.description'
  | 'property.neighbourhood';

/** The text in a language, or the original where there is none. */
export function textIn(language: Language, column: TranslatedColumn): RawBuilder<string> {
  const original = sql.ref<string>(column);
  return language === 'en'
    ? original
    : sql`coalesce(nullif(${sql.ref(`${column}_${language}`)}, ''), ${original})`;
}

type SearchedColumn = 'enquiry.search_text' | 'buyer.search_text';

/** Whether each word stands somewhere in a column; without words always. */
export function hasEachWord(column: SearchedColumn, words: readonly string[]): RawBuilder<boolean> {
  const found = words.map(
    (word) =>
      sql<boolean>`${sql.ref(column)} like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`,
  );
  return sql<boolean>`(${sql.join([sql`1 = 1`, ...found], sql` and `)})`;
}
