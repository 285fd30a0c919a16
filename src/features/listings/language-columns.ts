import { type Language, OTHER_LANGUAGES, type OtherLanguage } from '#platform/language/language.ts';
import { recordOf } from './typed-record.ts';

/** `title_pa`: where a text stands in another language, '' without a translation. */
export type LanguageColumn<Text extends string> = `${Text}_${OtherLanguage}`;

export function languageColumn<Text extends string>(
  text: Text,
  language: OtherLanguage,
): LanguageColumn<Text> {
  return `${text}_${language}`;
}

/** Those of the originals, then those of each other language. */
export function columnsInAllLanguages<const Text extends string>(
  ...texts: readonly Text[]
): (Text | LanguageColumn<Text>)[] {
  return [
    ...texts,
    ...OTHER_LANGUAGES.flatMap((language) => texts.map((text) => languageColumn(text, language))),
  ];
}

/** What is written into the columns of the other languages. */
export function languageValues<const Text extends string>(
  texts: readonly Text[],
  textOf: (text: Text, language: OtherLanguage) => string,
): Record<LanguageColumn<Text>, string> {
  const values = new Map(
    OTHER_LANGUAGES.flatMap((language) =>
      texts.map((text) => [languageColumn(text, language), textOf(text, language)] as const),
    ),
  );
  return recordOf([...values.keys()], (column) => values.get(column) ?? '');
}

/** By language what a row has in its columns. */
export function translationsIn<Text extends string>(
  row: Readonly<Record<LanguageColumn<Text>, string>>,
  text: Text,
): Record<OtherLanguage, string> {
  return recordOf(OTHER_LANGUAGES, (language) => row[languageColumn(text, language)]);
}

/** A text of a row as the pages of a language show it: the original where it is not translated. */
export function textIn<Text extends string>(
  language: Language,
  row: Readonly<Record<Text | LanguageColumn<Text>, string>>,
  text: Text,
): string {
  return (language !== 'en' && row[languageColumn(text, language)]) || row[text];
}
