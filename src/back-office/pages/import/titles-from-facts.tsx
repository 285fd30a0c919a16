import { FROM_FACTS } from '#features/import/import-form.ts';
import type { SheetSettings } from '#features/import/sheet/import-sheet.ts';
import { languageColumn } from '#features/listings/language-columns.ts';
import { LANGUAGES, OTHER_LANGUAGES } from '#platform/language/language.ts';

const TITLES = OTHER_LANGUAGES.map((language) => languageColumn('title', language));
const LANGUAGE_NAMES = new Intl.ListFormat(LANGUAGES.en.tag, { type: 'disjunction' }).format(
  OTHER_LANGUAGES.map((language) => LANGUAGES[language].englishName),
);

type Filled = SheetSettings['set'];

interface TitlesFromFactsProps {
  settings: SheetSettings;
  onChange: (settings: SheetSettings) => void;
}

/** Rows without a translated title get one that says what the row says. */
export function TitlesFromFacts({ settings, onChange }: TitlesFromFactsProps) {
  const { titles, others } = splitFilled(settings.set);
  return (
    <label className="flex min-h-12 items-center gap-3">
      <input
        type="checkbox"
        className="size-5 shrink-0"
        checked={Object.keys(titles).length > 0}
        onChange={({ target }) =>
          onChange({
            ...settings,
            set: target.checked ? { ...others, ...fromFacts() } : others,
          })
        }
      />
      Write a title in {LANGUAGE_NAMES} from facts where the file has none
    </label>
  );
}

/** What is written from facts, and what else fills fields. */
export function splitFilled(set: Filled): { titles: Filled; others: Filled } {
  const isTitle = ([field, text]: [string, string]) =>
    text === FROM_FACTS && TITLES.some((title) => title === field);
  const entries = Object.entries(set);
  return {
    titles: Object.fromEntries(entries.filter(isTitle)),
    others: Object.fromEntries(entries.filter((entry) => !isTitle(entry))),
  };
}

function fromFacts(): Filled {
  return Object.fromEntries(TITLES.map((title) => [title, FROM_FACTS]));
}
