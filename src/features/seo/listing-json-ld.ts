import type { Listing } from '#features/listings/listing.ts';
import { agencyId } from './agency.ts';
import { type Breadcrumb, breadcrumbList } from './breadcrumbs.ts';
import { listingDescription } from './listing-meta.ts';
import { listingPlace } from './listing-place.ts';

/** All URLs are absolute. */
export interface ListingContext {
  readonly siteUrl: string;
  readonly agencyName: string;
  /** Ten digits. */
  readonly agencyPhone: string;
  readonly url: string;
  readonly images: readonly string[];
  readonly breadcrumbs: readonly Breadcrumb[];
}

/**
 * The graph of a listing: page with offer, place, seller and breadcrumbs.
 * An `Offer` cannot name a `Place` as its item, so the page's `mainEntity` does.
 */
export function listingJsonLd(
  listing: Listing,
  { siteUrl, agencyName, agencyPhone, url, images, breadcrumbs }: ListingContext,
) {
  const seller = { '@id': agencyId(siteUrl) };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'RealEstateListing',
        '@id': url,
        url,
        name: listing.title,
        description: listingDescription(listing),
        datePosted: listing.posted,
        identifier: String(listing.propertyNumber > 0 ? listing.propertyNumber : listing.id),
        ...(images.length > 0 ? { image: [...images] } : {}),
        ...(listing.videoLink === '' ? {} : { video: video(listing) }),
        mainEntity: { '@id': `${url}#place` },
        offers: {
          '@type': 'Offer',
          ...(listing.price > 0 ? { price: listing.price, priceCurrency: 'INR' } : {}),
          availability: 'https://schema.org/InStock',
          businessFunction: 'http://purl.org/goodrelations/v1#Sell',
          url,
          seller,
        },
      },
      listingPlace(listing, `${url}#place`),
      {
        '@type': 'RealEstateAgent',
        ...seller,
        name: agencyName,
        telephone: `+91${agencyPhone}`,
        url: `${siteUrl}/home`,
      },
      breadcrumbList(breadcrumbs, siteUrl),
    ],
  };
}

function video({ title, videoLink }: Listing) {
  return {
    '@type': 'VideoObject',
    name: title,
    thumbnailUrl: `https://i.ytimg.com/vi/${videoLink}/hqdefault.jpg`,
    embedUrl: `https://www.youtube-nocookie.com/embed/${videoLink}`,
  };
}
