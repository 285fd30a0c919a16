import type { ComponentProps } from 'react';
import type { ListingCard } from '#features/listings/listing-card.ts';
import { ListingKindIcon } from './listing-kind-icon.tsx';
import { Photo } from './photo.tsx';

interface ListingPhotoProps extends Omit<ComponentProps<typeof Photo>, 'photo'> {
  listing: Pick<ListingCard, 'image' | 'propertyType'>;
  /** The size of the icon, e.g. `size-12`. */
  iconSize: string;
}

/** The photo of a listing, or the icon of its kind. */
export function ListingPhoto({ listing, iconSize, ...photo }: ListingPhotoProps) {
  return listing.image === null ? (
    <ListingKindIcon kind={listing.propertyType} className={iconSize} />
  ) : (
    <Photo photo={listing.image} {...photo} />
  );
}
