import { placeLabel } from '#features/listings/explore-address.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { fill } from '#language/fill.ts';
import type { Language } from '#language/language.ts';
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
