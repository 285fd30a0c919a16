import { listingAddress } from '#features/listings/listing-address.ts';
import type { ListingDetail } from '#features/listings/store/find-listings.server.ts';
import { listingJsonLd } from '#features/seo/listing-json-ld.ts';
import { listingDescription, listingKeywords } from '#features/seo/listing-meta.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import type { Language } from '#language/language.ts';
import { addressIn } from '#language/language-address.ts';
import { CARD_SIZE, cardUrl, photoSources } from '#media/photo-variants.ts';
import { listingBreadcrumbs } from './listing-breadcrumbs.ts';
import { MEDIA_SIZES } from './media.tsx';

export function listingMeta(
  listing: ListingDetail,
  site: { url: string; name: string; phone: string; language: Language },
) {
  const url = site.url + addressIn(site.language, listingAddress(listing.slug));
  const { image: photo, title } = listing;
  const card =
    photo === null ? undefined : { url: site.url + cardUrl(photo.url), ...CARD_SIZE, alt: title };
  return [
    ...pageMeta({
      title: `${title} | ${site.name}`,
      description: listingDescription(listing),
      keywords: listingKeywords(listing),
      siteUrl: site.url,
      language: site.language,
      address: listingAddress(listing.slug),
      siteName: site.name,
      image: card,
    }),
    ...(photo === null ? [] : [photoPreload(photo)]),
    {
      'script:ld+json': listingJsonLd(listing, {
        siteUrl: site.url,
        agencyName: site.name,
        agencyPhone: site.phone,
        url,
        images: card === undefined ? [] : [card.url],
        breadcrumbs: listingBreadcrumbs(listing),
      }),
    },
  ];
}

/** Browsers without AVIF ignore the link because of its type. */
function photoPreload(photo: NonNullable<ListingDetail['image']>) {
  return {
    tagName: 'link' as const,
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imageSrcSet: photoSources(photo).avif,
    imageSizes: MEDIA_SIZES,
    fetchPriority: 'high',
  };
}
