import type { AlertMessages } from '#features/alerts/alert-messages.ts';
import { placeLabel } from '#features/listings/explore-address.ts';
import type { LineMessages } from '#features/listings/facts-line.ts';
import type { SentenceMessages } from '#features/listings/labels/search-messages.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { recordOf } from '#features/listings/typed-record.ts';
import type { PreviewMessages } from '#features/previews/find-preview.server.ts';
import { fill } from '#platform/language/fill.ts';
import { LANGUAGE_CODES, type Language } from '#platform/language/language.ts';
import { MESSAGES } from './messages.server.ts';

interface NamedPlace {
  readonly name: string;
  readonly stateName: string;
}

/** What a search is called, e.g. `Plots for sale in Nakodar, Punjab`. */
export function searchSubject(language: Language, type: number, place?: NamedPlace): string {
  const { subjects, everywhere } = MESSAGES[language].searches;
  const kind = LISTING_KINDS.find(({ id }) => id === type)?.block ?? 'all';
  return fill(subjects[kind], { place: place === undefined ? everywhere : placeLabel(place) });
}

/** The messages of the pictures of link previews. */
export function previewMessages(language: Language): PreviewMessages {
  const { drawing, shared } = MESSAGES[language];
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

/** The messages of the notifications of alerts. */
export function alertMessages(language: Language): AlertMessages {
  const { alerts, shared } = MESSAGES[language];
  return { ...alerts, units: shared.units };
}

/** The messages of sentences: what was understood of a typed text, and a listing in one line. */
export const SENTENCE_MESSAGES: Readonly<Record<Language, SentenceMessages & LineMessages>> =
  recordOf(LANGUAGE_CODES, (language) => {
    const { enumerations, factsLine, filters, searches, shared } = MESSAGES[language];
    const { kinds, units } = shared;
    return { ...searches.sentence, enumerations, factsLine, flags: filters.flags, kinds, units };
  });
