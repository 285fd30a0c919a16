import { exploreAddress, placeLabel } from '#features/listings/explore-address.ts';
import { listingAddress } from '#features/listings/listing-address.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import type { ListingDetail } from '#features/listings/store/find-listings.server.ts';
import type { Breadcrumb } from '#features/seo/breadcrumbs.ts';

export function listingBreadcrumbs({
  propertyType,
  place,
  slug,
  title,
}: ListingDetail): Breadcrumb[] {
  const kind = LISTING_KINDS.find(({ id }) => id === propertyType)?.plural ?? 'Properties';
  return [
    { name: 'Home', path: '/home' },
    { name: kind, path: exploreAddress({ type: propertyType }) },
    { name: placeLabel(place), path: exploreAddress({ place, type: propertyType }) },
    { name: title, path: listingAddress(slug) },
  ];
}
