import type { ListingDetail } from '#features/listings/store/find-listings.server.ts';
import { ListingKindIcon } from '#web/ui/listing-kind-icon.tsx';
import { Photo } from '#web/ui/photo.tsx';
import { ListingVideo } from './listing-video.tsx';

/** The photo's `sizes`, which the preload in the page's head must repeat. */
export const MEDIA_SIZES = '(width >= 80rem) 864px, (width >= 64rem) calc(100vw - 28rem), 100vw';

/** A listing's video over its photo. */
export function Media({ listing }: { listing: ListingDetail }) {
  const { image: photo, title, videoLink } = listing;
  return (
    <div className="relative -mx-4 aspect-card overflow-hidden bg-sunken sm:mx-0 sm:aspect-video sm:rounded-card">
      {photo === null ? (
        <ListingKindIcon kind={listing.propertyType} className="size-20" />
      ) : (
        <Photo
          photo={photo}
          alt={title}
          sizes={MEDIA_SIZES}
          first
          className={`absolute inset-0 size-full ${photo.height > photo.width ? 'object-contain!' : ''}`}
        />
      )}
      {videoLink !== '' && <ListingVideo videoId={videoLink} title={title} />}
    </div>
  );
}
