import { type RawBuilder, sql } from 'kysely';
import type { Language } from '#language/language.ts';

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
