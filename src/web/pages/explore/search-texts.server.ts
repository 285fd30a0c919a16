import { placeLabel } from '#features/listings/explore-address.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { fill, pluralForm } from '#language/fill.ts';
import type { Language } from '#language/language.ts';
import { searchSubject } from '#web/words/composed-words.server.ts';
import { WORDS } from '#web/words/words.server.ts';
import type { ExploreData } from './explore-data.ts';

export interface SearchTexts {
  readonly heading: string;
  /** E.g. `Plots for sale in Nakodar, Punjab`. */
  readonly subject: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** The home page among the breadcrumbs. */
  readonly home: string;
}

/** What the results are called on the page, and what search engines are told of them. */
export function searchTexts(
  { filters, place, totalCount }: Pick<ExploreData, 'filters' | 'place' | 'totalCount'>,
  { agency, language }: { agency: string; language: Language },
): SearchTexts {
  const words = WORDS[language].searches;
  const kind = LISTING_KINDS.find(({ id }) => id === filters.propertyType)?.block ?? 'all';
  const where = { place: place === undefined ? words.everywhere : placeLabel(place) };
  const subject = searchSubject(language, filters.propertyType, place);
  const description = words.description[pluralForm(language, totalCount)];
  return {
    heading:
      place === undefined ? words.headingsEverywhere[kind] : fill(words.headings[kind], where),
    subject,
    title: fill(words.title, { subject, agency }),
    description: fill(description, { subject, count: totalCount }),
    keywords: fill(words.keywords[kind], where),
    home: words.home,
  };
}
