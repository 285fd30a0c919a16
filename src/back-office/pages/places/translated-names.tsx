import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#back-office/form/field.tsx';
import type { PlaceNames } from '#features/listings/place.ts';
import { LANGUAGES, OTHER_LANGUAGES, type OtherLanguage } from '#language/language.ts';

interface TranslatedNamesProps {
  field: (name: `names.${OtherLanguage}`) => UseFormRegisterReturn;
  errorOf: (language: OtherLanguage) => string | undefined;
}

/** Names for the pages in other languages, under the English one, which they show without these. */
export function TranslatedNames({ field, errorOf }: TranslatedNamesProps) {
  const fields = OTHER_LANGUAGES.map((language) => (
    <Field key={language} label={`In ${LANGUAGES[language].englishName}`} error={errorOf(language)}>
      {(control) => (
        <input
          {...control}
          {...field(`names.${language}`)}
          lang={LANGUAGES[language].tag}
          autoComplete="off"
          className="field"
        />
      )}
    </Field>
  ));
  return <div className="grid gap-5 sm:grid-cols-2">{fields}</div>;
}

/** As the form shows them. */
export function shownNames(names: PlaceNames | undefined): Record<OtherLanguage, string> {
  return { pa: names?.pa ?? '', hi: names?.hi ?? '' };
}
