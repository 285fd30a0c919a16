import type { Property } from '#features/listings/listing.ts';
import { propertyAddress } from '#features/listings/listing-address.ts';
import { PROPERTY_TYPES } from '#features/listings/listing-kind.ts';
import { exploreAddress, placeLabel } from '#features/listings/search/explore-address.ts';
import type { Breadcrumb } from '#features/seo/breadcrumbs.ts';

/** The way to a listing: its kind, its kind in its city, itself. */
export function propertyBreadcrumbs({ propertyType, city, slug, title }: Property): Breadcrumb[] {
  const kind = PROPERTY_TYPES.find(({ id }) => id === propertyType)?.plural ?? 'Properties';
  const place = { id: city.id, name: city.name, stateName: city.state.name };
  return [
    { name: 'Home', path: '/home' },
    { name: kind, path: exploreAddress({ type: propertyType }) },
    { name: placeLabel(place), path: exploreAddress({ place, type: propertyType }) },
    { name: title, path: propertyAddress(slug) },
  ];
}
