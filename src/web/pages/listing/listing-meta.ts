import { listingAddress } from '#features/listings/listing-address.ts';
import type { ListingDetail } from '#features/listings/store/find-listings.server.ts';
import { listingJsonLd } from '#features/seo/listing-json-ld.ts';
import { listingDescription, listingKeywords } from '#features/seo/listing-meta.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import { CARD_SIZE, cardUrl, photoSources } from '#media/photo-variants.ts';
import { listingBreadcrumbs } from './listing-breadcrumbs.ts';
import { MEDIA_SIZES } from './media.tsx';

/** What a listing's page says of itself to search engines and messengers. */
export function listingMeta(
  property: ListingDetail,
  site: { url: string; name: string; phone: string },
) {
  const url = site.url + listingAddress(property.slug);
  const { image, title } = property;
  const card =
    image === null ? undefined : { url: site.url + cardUrl(image.url), ...CARD_SIZE, alt: title };
  return [
    ...pageMeta({
      title: `${title} | ${site.name}`,
      description: listingDescription(property),
      keywords: listingKeywords(property),
      canonical: url,
      siteName: site.name,
      image: card,
    }),
    ...(image === null ? [] : [photoPreload(image)]),
    {
      'script:ld+json': listingJsonLd(property, {
        siteUrl: site.url,
        agencyName: site.name,
        agencyPhone: site.phone,
        url,
        images: card === undefined ? [] : [card.url],
        breadcrumbs: listingBreadcrumbs(property),
      }),
    },
  ];
}

/** The largest picture is asked for while the rest of the page still arrives; browsers without AVIF skip this by its type. */
function photoPreload(image: NonNullable<ListingDetail['image']>) {
  return {
    tagName: 'link' as const,
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSrcSet: photoSources(image).avif,
    imageSizes: MEDIA_SIZES,
    fetchPriority: 'high',
  };
}
