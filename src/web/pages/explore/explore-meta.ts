import { exploreAddress } from '#features/listings/explore-address.ts';
import { breadcrumbList } from '#features/seo/breadcrumbs.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import type { Language } from '#language/language.ts';
import { addressIn } from '#language/language-address.ts';
import { addressOf, clearedFilters, type ExploreData, type SearchTexts } from './explore-data.ts';

/** Only place and kind make a page for search engines; with other filters it is not indexed. */
export function exploreMeta(
  { filters, place, totalCount }: Pick<ExploreData, 'filters' | 'place' | 'totalCount'>,
  { title, description, keywords, home, subject }: SearchTexts,
  site: { url: string; name: string; language: Language },
) {
  const address = exploreAddress({ place, type: filters.propertyType });
  const isView = addressOf('', filters) !== addressOf('', clearedFilters(filters));
  return [
    ...pageMeta({
      title,
      description,
      keywords,
      siteUrl: site.url,
      language: site.language,
      address,
      siteName: site.name,
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
