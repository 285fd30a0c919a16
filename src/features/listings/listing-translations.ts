import { z } from 'zod';
import { OTHER_LANGUAGES, type OtherLanguage } from '#platform/language/language.ts';
import { withoutEmpty } from '#platform/language/without-empty.ts';
import { TRANSLATED_FIELDS } from './fields.ts';
import { recordOf } from './typed-record.ts';

export type TranslatedName = (typeof TRANSLATED_FIELDS)[number];

const TranslatedTexts = z
  .object(recordOf(TRANSLATED_FIELDS, () => z.string().optional()))
  .meta({ id: 'TranslatedTexts' });

/** The texts of a listing in the other languages; what is not translated is left out. */
export const Translations = z
  .object(recordOf(OTHER_LANGUAGES, () => TranslatedTexts.optional()))
  .meta({ id: 'Translations' });
export type Translations = z.infer<typeof Translations>;

/** `textOf` answers '' for what is not translated. */
export function translationsOf(
  textOf: (name: TranslatedName, language: OtherLanguage) => string,
): Translations {
  const byLanguage = OTHER_LANGUAGES.map(
    (language) =>
      [
        language,
        withoutEmpty(recordOf(TRANSLATED_FIELDS, (name) => textOf(name, language))),
      ] as const,
  );
  return Object.fromEntries(byLanguage.filter(([, texts]) => Object.keys(texts).length > 0));
}
