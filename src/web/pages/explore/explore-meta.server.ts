import { exploreAddress, placeLabel } from '#features/listings/explore-address.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { searchPreview } from '#features/previews/calm-previews.ts';
import { previewImage } from '#features/previews/preview.ts';
import { breadcrumbList } from '#features/seo/breadcrumb-list.ts';
import type { MetaTag } from '#features/seo/meta-tag.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import { fill, pluralForm } from '#platform/language/fill.ts';
import type { Language } from '#platform/language/language.ts';
import { addressIn } from '#platform/language/language-address.ts';
import { searchSubject } from '#web/messages/composed-messages.server.ts';
import { MESSAGES } from '#web/messages/messages.server.ts';
import { readablePhone } from '#web/ui/phone.ts';
import { addressOf, clearedFilters, type ExploreData } from './explore-data.ts';

/** Only place and kind make a page for search engines; with other filters it is not indexed. */
export function exploreMeta(
  { filters, place, totalCount }: Pick<ExploreData, 'filters' | 'place' | 'totalCount'>,
  { title, description, keywords, home, subject }: SearchTexts,
  site: { url: string; name: string; phone: string; language: Language; asked: string },
): MetaTag[] {
  const address = exploreAddress({ place, type: filters.propertyType });
  const search = { type: knownKind(filters.propertyType), placeId: place?.id ?? 0, subject };
  const agency = { name: site.name, phone: readablePhone(site.phone) };
  const isView = addressOf('', filters) !== addressOf('', clearedFilters(filters));
  return [
    ...pageMeta({
      title,
      description,
      keywords,
      siteUrl: site.url,
      language: site.language,
      address,
      asked: site.asked,
      siteName: site.name,
      image: previewImage(site.url, searchPreview(site.language, search, agency)),
      indexed: !isView && totalCount > 0,
    }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        ...breadcrumbList(
          [
            { name: home, path: addressIn(site.language, '/home') },
            { name: subject, path: addressIn(site.language, address) },
          ],
          site.url,
        ),
      },
    },
  ];
}

/** Searches for a kind that does not exist are called like those for all. */
function knownKind(type: number): number {
  return LISTING_KINDS.some(({ id }) => id === type) ? type : 0;
}

interface SearchTexts {
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
  const messages = MESSAGES[language].searches;
  const kind = LISTING_KINDS.find(({ id }) => id === filters.propertyType)?.block ?? 'all';
  const where = { place: place === undefined ? messages.everywhere : placeLabel(place) };
  const subject = searchSubject(language, filters.propertyType, place);
  const description = messages.description[pluralForm(language, totalCount)];
  return {
    heading:
      place === undefined
        ? messages.headingsEverywhere[kind]
        : fill(messages.headings[kind], where),
    subject,
    title: fill(messages.title, { subject, agency }),
    description: fill(description, { subject, count: totalCount }),
    keywords: fill(messages.keywords[kind], where),
    home: messages.home,
  };
}
