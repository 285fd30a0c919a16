import { sql } from 'kysely';
import type { LineMessagesByLanguage } from '#features/listings/facts-line.ts';
import { findFactsTexts } from '#features/listings/facts-texts.server.ts';
import { columnsInAllLanguages, textIn } from '#features/listings/language-columns.ts';
import type { ListingInput } from '#features/listings/listing-input.ts';
import type { ListingQuery } from '#features/listings/public-listings.server.ts';
import type { Db } from '#platform/database/database.server.ts';
import { OTHER_LANGUAGES } from '#platform/language/language.ts';
import { FROM_FACTS } from './import-form.ts';

/** Writes the translated titles of a listing with a true city whose cells ask for the facts. */
export function titlesFromFacts(
  db: Db,
  messages: LineMessagesByLanguage,
): (input: ListingInput) => Promise<ListingInput> {
  return async (input) => {
    const asking = OTHER_LANGUAGES.filter(
      (language) => input.translations[language]?.title?.toLowerCase() === FROM_FACTS,
    );
    if (asking.length === 0) return input;
    const city = await db
      .selectFrom('city')
      .select(columnsInAllLanguages('name'))
      .where('id', '=', input.cityID)
      .executeTakeFirstOrThrow();
    const translations = { ...input.translations };
    for (const language of asking) {
      const name = textIn(language, city, 'name');
      const { title } = await findFactsTexts(visible(db), input, name, language, messages);
      translations[language] = { ...translations[language], title };
    }
    return { ...input, translations };
  };
}

/** Neighbourhoods are learnt from what visitors see. */
export function visible(db: Db): ListingQuery {
  return db.selectFrom('property').where('property.is_public', '=', sql.lit(1));
}
