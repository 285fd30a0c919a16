import type { AlertWords } from '#features/alerts/alert-words.ts';
import { placeLabel } from '#features/listings/explore-address.ts';
import type { SentenceWords } from '#features/listings/labels/search-words.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { recordOf } from '#features/listings/typed-record.ts';
import type { PreviewWords } from '#features/previews/find-preview.server.ts';
import { fill } from '#platform/language/fill.ts';
import { LANGUAGE_CODES, type Language } from '#platform/language/language.ts';
import { WORDS } from './words.server.ts';

interface NamedPlace {
  readonly name: string;
  readonly stateName: string;
}

/** What a search is called, e.g. `Plots for sale in Nakodar, Punjab`. */
export function searchSubject(language: Language, type: number, place?: NamedPlace): string {
  const { subjects, everywhere } = WORDS[language].searches;
  const kind = LISTING_KINDS.find(({ id }) => id === type)?.block ?? 'all';
  return fill(subjects[kind], { place: place === undefined ? everywhere : placeLabel(place) });
}

/** The words of the pictures of link previews. */
export function previewWords(language: Language): PreviewWords {
  const { drawing, shared } = WORDS[language];
  const { kinds, units, marks, intro } = shared;
  return {
    kinds,
    units,
    marks,
    drawing: { ...drawing, units },
    intro,
    searchSubject: (type, place) => searchSubject(language, type, place),
  };
}

/** The words of the notifications of alerts. */
export function alertWords(language: Language): AlertWords {
  const { alerts, shared } = WORDS[language];
  return { ...alerts, units: shared.units };
}

/** The words of the sentence that says what was understood of a typed text. */
export const SENTENCE_WORDS: Readonly<Record<Language, SentenceWords>> = recordOf(
  LANGUAGE_CODES,
  (language) => {
    const { enumerations, filters, searches, shared } = WORDS[language];
    const { kinds, units } = shared;
    return { ...searches.sentence, enumerations, flags: filters.flags, kinds, units };
  },
);
