import { TRANSLATED_FIELDS } from '#features/listings/fields.ts';
import { recordOf } from '#features/listings/typed-record.ts';
import { LANGUAGES, OTHER_LANGUAGES } from '#platform/language/language.ts';

/** `title_pa`: the title in Punjabi. */
const TRANSLATION_COLUMNS = TRANSLATED_FIELDS.flatMap((name) =>
  OTHER_LANGUAGES.map((language) => ({ column: `${name}_${language}` as const, name, language })),
);

export type TranslationColumn = (typeof TRANSLATION_COLUMNS)[number]['column'];

export const TRANSLATION_COLUMN_SPELLINGS: Record<TranslationColumn, string> = recordOf(
  TRANSLATION_COLUMNS.map(({ column }) => column),
  (column) =>
    TRANSLATION_COLUMNS.filter((known) => known.column === column)
      .flatMap(({ name, language }) => {
        const { englishName } = LANGUAGES[language];
        return [
          `translations.${language}.${name}`,
          `${name} in ${englishName}`,
          `${name} ${englishName}`,
          `${englishName} ${name}`,
        ];
      })
      .join(),
);

export function isTranslation(field: string): boolean {
  return TRANSLATION_COLUMNS.some(({ column }) => column === field);
}
