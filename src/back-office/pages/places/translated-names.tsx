import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '#back-office/form/field.tsx';
import type { PlaceNames } from '#features/places/place.ts';
import { LANGUAGES, OTHER_LANGUAGES, type OtherLanguage } from '#language/language.ts';

const LABELS: Record<OtherLanguage, string> = {
  pa: 'Name in Punjabi',
  hi: 'Name in Hindi',
};

interface TranslatedNamesProps {
  field: (name: `names.${OtherLanguage}`) => UseFormRegisterReturn;
  errors:
    | {
        readonly [language in OtherLanguage]?:
          | { readonly message?: string | undefined }
          | undefined;
      }
    | undefined;
}

/** The names of a place on the Punjabi and Hindi pages; without one these show the English name. */
export function TranslatedNames({ field, errors }: TranslatedNamesProps) {
  return OTHER_LANGUAGES.map((language) => (
    <Field key={language} label={LABELS[language]} error={errors?.[language]?.message}>
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
}

/** As the form shows them. */
export function shownNames(names: PlaceNames | undefined): Record<OtherLanguage, string> {
  return { pa: names?.pa ?? '', hi: names?.hi ?? '' };
}
