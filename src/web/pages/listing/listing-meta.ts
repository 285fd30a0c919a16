import { listingAddress } from '#features/listings/listing-address.ts';
import type { OverviewRow } from '#features/listings/listing-overview.ts';
import type { ListingDetail } from '#features/listings/store/find-listings.server.ts';
import { listingJsonLd } from '#features/seo/listing-json-ld.ts';
import { listingDescription, listingKeywords, listingTitle } from '#features/seo/listing-meta.ts';
import { pageMeta } from '#features/seo/page-meta.ts';
import { fill } from '#language/fill.ts';
import type { Language } from '#language/language.ts';
import { addressIn } from '#language/language-address.ts';
import { CARD_SIZE, cardUrl, photoSources } from '#media/photo-variants.ts';
import type { ListingWords, SharedWords } from '#web/words/use-words.ts';
import { listingBreadcrumbs } from './listing-breadcrumbs.ts';
import { MEDIA_SIZES } from './media.tsx';

interface ListingPageData {
  readonly listing: ListingDetail;
  readonly overview: readonly OverviewRow[];
  readonly words: ListingWords & { readonly kinds: SharedWords['kinds'] };
}

export function listingMeta(
  page: ListingPageData,
  site: { url: string; name: string; phone: string; language: Language },
) {
  const { listing, overview } = page;
  const { language } = site;
  const words = { ...page.words, language };
  const address = listingAddress(listing.slug);
  const { image: photo, title } = listing;
  const card =
    photo === null ? undefined : { url: site.url + cardUrl(photo.url), ...CARD_SIZE, alt: title };
  return [
    ...pageMeta({
      title: fill(words.title, { title: listingTitle(listing, words), agency: site.name }),
      description: listingDescription(listing, words),
      keywords: listingKeywords(listing, words),
      siteUrl: site.url,
      language,
      address,
      siteName: site.name,
      image: card,
    }),
    ...(photo === null ? [] : [photoPreload(photo)]),
    {
      'script:ld+json': listingJsonLd(listing, {
        siteUrl: site.url,
        agencyName: site.name,
        agencyPhone: site.phone,
        id: site.url + address,
        url: site.url + addressIn(language, address),
        images: card === undefined ? [] : [card.url],
        breadcrumbs: listingBreadcrumbs(listing, words),
        overview,
        words,
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
