import type { ComponentProps } from 'react';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import type { ListingSummary } from '#features/listings/listing-summary.ts';
import { useSharedMessages } from '#web/messages/use-messages.ts';
import { Icon } from './icon.tsx';
import { Photo } from './photo.tsx';
import { PlotDrawing } from './plot-drawing.tsx';

interface ListingPhotoProps extends Omit<ComponentProps<typeof Photo>, 'photo'> {
  listing: Pick<ListingSummary, 'image' | 'propertyType' | 'drawing'>;
  /** The size of the icon, e.g. `size-12`. */
  iconSize: string;
}

/** The photo of a listing, else its plot, else the icon of its kind. */
export function ListingPhoto({ listing, iconSize, ...photo }: ListingPhotoProps) {
  const { plotToScale } = useSharedMessages();
  const { image, drawing, propertyType } = listing;
  if (image !== null) return <Photo photo={image} {...photo} />;
  const { first, className } = photo;
  return drawing === '' ? (
    <ListingKindIcon kind={propertyType} className={iconSize} />
  ) : (
    <PlotDrawing drawing={drawing} alt={plotToScale} first={first} className={className} />
  );
}

/** Stands in the middle of a photo's box when a listing has no photo. */
function ListingKindIcon({ kind, className }: { kind: number; className: string }) {
  const known = LISTING_KINDS.find(({ id }) => id === kind);
  return (
    <Icon
      name={known?.block ?? 'land'}
      className={`absolute inset-0 m-auto text-line-strong ${className}`}
    />
  );
}
