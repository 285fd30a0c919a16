import { exploreAddress, placeLabel } from '#features/listings/explore-address.ts';
import type { Listing } from '#features/listings/listing.ts';
import { listingAddress } from '#features/listings/listing-address.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import type { Breadcrumb } from '#features/seo/breadcrumbs.ts';

export function listingBreadcrumbs({ propertyType, city, slug, title }: Listing): Breadcrumb[] {
  const kind = LISTING_KINDS.find(({ id }) => id === propertyType)?.plural ?? 'Properties';
  const place = { id: city.id, name: city.name, stateName: city.state.name };
  return [
    { name: 'Home', path: '/home' },
    { name: kind, path: exploreAddress({ type: propertyType }) },
    { name: placeLabel(place), path: exploreAddress({ place, type: propertyType }) },
    { name: title, path: listingAddress(slug) },
  ];
}
