import { exploreAddress, placeLabel } from '#features/listings/explore-address.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { breadcrumbList } from '#features/seo/breadcrumbs.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import type { Language } from '#language/language.ts';
import { addressOf, clearedFilters, type ExploreData } from './explore-data.ts';

/** Only place and kind make a page for search engines; with other filters it is not indexed. */
export function exploreMeta(
  { filters, place, totalCount }: ExploreData,
  site: { url: string; name: string; language: Language },
) {
  const kind = LISTING_KINDS.find(({ id }) => id === filters.propertyType);
  const what = kind?.plural ?? 'Properties';
  const where = place === undefined ? 'Jalandhar and Hoshiarpur, Punjab' : placeLabel(place);
  const address = exploreAddress({ place, type: kind?.id });
  const isView = addressOf('', filters) !== addressOf('', clearedFilters(filters));
  return [
    ...pageMeta({
      title: `${what} for sale in ${where} | ${site.name}`,
      description: `${what} for sale in ${where}: prices, areas and pictures of ${totalCount} listings, and the number to call.`,
      keywords: `${what.toLowerCase()} for sale in ${where}, ${what.toLowerCase()} ${where}, property in ${where}, Punjab real estate`,
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
            { name: 'Home', path: '/home' },
            { name: `${what} for sale in ${where}`, path: address },
          ],
          site.url,
        ),
      },
    },
  ];
}
