import type { Listing } from '#features/listings/listing.ts';
import type { OverviewRow } from '#features/listings/listing-overview.ts';
import { SOLD, UNDER_DEAL } from '#features/listings/listing-status.ts';
import { LANGUAGES } from '#platform/language/language.ts';
import { agencyId } from './agency.ts';
import { type Breadcrumb, breadcrumbList } from './breadcrumb-list.ts';
import { type ListingMetaMessages, listingDescription } from './listing-meta.ts';
import { listingPlace, type PlaceMessages } from './listing-place.ts';

/** All URLs are absolute. */
export interface ListingContext {
  readonly siteUrl: string;
  readonly agencyName: string;
  /** Ten digits. */
  readonly agencyPhone: string;
  /** Of the English page: all languages speak of one listing. */
  readonly id: string;
  readonly url: string;
  readonly images: readonly string[];
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly overview: readonly OverviewRow[];
  readonly messages: ListingMetaMessages & { readonly structuredData: PlaceMessages };
}

/**
 * The graph of a listing: page with offer, place, seller and breadcrumbs.
 * An `Offer` cannot name a `Place` as its item, so the page's `mainEntity` does.
 */
export function listingJsonLd(listing: Listing, context: ListingContext) {
  const { siteUrl, agencyName, agencyPhone, id, url, images, breadcrumbs, overview, messages } =
    context;
  const seller = { '@id': agencyId(siteUrl) };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'RealEstateListing',
        '@id': id,
        url,
        name: listing.title,
        description: listingDescription(listing, messages),
        inLanguage: LANGUAGES[messages.language].tag,
        datePosted: listing.posted,
        identifier: String(listing.propertyNumber > 0 ? listing.propertyNumber : listing.id),
        ...(images.length > 0 ? { image: [...images] } : {}),
        ...(listing.videoLink === '' ? {} : { video: video(listing) }),
        mainEntity: { '@id': `${id}#place` },
        offers: {
          '@type': 'Offer',
          ...(listing.price > 0 ? { price: listing.price, priceCurrency: 'INR' } : {}),
          availability: `https://schema.org/${availability(listing.status)}`,
          businessFunction: 'http://purl.org/goodrelations/v1#Sell',
          url,
          seller,
        },
      },
      listingPlace(listing, { id: `${id}#place`, overview, messages: messages.structuredData }),
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

function availability(status: number): string {
  if (status === SOLD) return 'SoldOut';
  return status === UNDER_DEAL ? 'LimitedAvailability' : 'InStock';
}

function video({ title, videoLink }: Listing) {
  return {
    '@type': 'VideoObject',
    name: title,
    thumbnailUrl: `https://i.ytimg.com/vi/${videoLink}/hqdefault.jpg`,
    embedUrl: `https://www.youtube-nocookie.com/embed/${videoLink}`,
  };
}
