import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field, HAS_KEYBOARD } from '#back-office/form/field.tsx';
import type { PlaceNames } from '#features/listings/place.ts';
import { recordOf } from '#features/listings/typed-record.ts';
import { LANGUAGES, OTHER_LANGUAGES, type OtherLanguage } from '#platform/language/language.ts';

interface NameFieldProps {
  field: UseFormRegisterReturn;
  error: string | undefined;
  value: string;
  /** The other places in the same country or state. */
  others: readonly { readonly name: string }[];
}

/** The name of a place; points out a duplicate, which is allowed: two villages may share a name. */
export function NameField({ field, error, value, others }: NameFieldProps) {
  const twin = sameName(others, value);
  return (
    <Field
      label="Name"
      required
      error={error}
      hint={twin && `“${twin.name}” is already in the list.`}
    >
      {(control) => (
        <input
          {...control}
          {...field}
          // biome-ignore lint/a11y/noAutofocus: a small dialog focuses its first field (ARIA APG)
          autoFocus={HAS_KEYBOARD}
          autoComplete="off"
          className="field"
        />
      )}
    </Field>
  );
}

/** Asks about a second place of one name, unless it has had that name before. */
export function nameDoubt(
  others: readonly { readonly name: string }[],
  typed: string,
  before: string | undefined,
): string | undefined {
  const twin = typed === before ? undefined : sameName(others, typed);
  return (
    twin && `“${twin.name}” is already in the list. Save again to have a second one of that name.`
  );
}

interface Named {
  readonly name: string;
}

const collator = new Intl.Collator('en', { sensitivity: 'base' });

/** The one that has a name already, whatever its case and accents. */
function sameName(others: readonly Named[], typed: string): Named | undefined {
  return others.find(({ name }) => collator.compare(name, typed.trim()) === 0);
}

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

/** The names of a place as its form shows them. */
export function shownNames(names: PlaceNames | undefined): Record<OtherLanguage, string> {
  return recordOf(OTHER_LANGUAGES, (language) => names?.[language] ?? '');
}
