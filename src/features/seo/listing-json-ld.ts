import type { Listing } from '#features/listings/listing.ts';
import { agencyId } from './agency.ts';
import { type Breadcrumb, breadcrumbList } from './breadcrumbs.ts';
import { listingDescription } from './listing-meta.ts';
import { listingPlace } from './listing-place.ts';

/** Where a listing is found and what is shown with it; all addresses absolute. */
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
 * A listing as schema.org says it: the page with its offer, the place that is offered, the seller, the way there.
 * An `Offer` cannot name a `Place` as its item, so the page's `mainEntity` does.
 */
export function listingJsonLd(
  property: Listing,
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
        name: property.title,
        description: listingDescription(property),
        datePosted: property.posted,
        identifier: String(property.propertyNumber > 0 ? property.propertyNumber : property.id),
        ...(images.length > 0 ? { image: [...images] } : {}),
        ...(property.videoLink === '' ? {} : { video: video(property) }),
        mainEntity: { '@id': `${url}#place` },
        offers: {
          '@type': 'Offer',
          ...(property.price > 0 ? { price: property.price, priceCurrency: 'INR' } : {}),
          availability: 'https://schema.org/InStock',
          businessFunction: 'http://purl.org/goodrelations/v1#Sell',
          url,
          seller,
        },
      },
      listingPlace(property, `${url}#place`),
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
