import type { ListingDetail } from '#features/listings/store/find-listings.server.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { ListingPhoto } from '#web/ui/listing-photo.tsx';
import { textLanguage } from '#web/ui/text-language.ts';
import { ListingVideo } from './listing-video.tsx';

/** The photo's `sizes`, which the preload in the page's head must repeat. */
export const MEDIA_SIZES = '(width >= 80rem) 864px, (width >= 64rem) calc(100vw - 28rem), 100vw';

export function Media({ listing }: { listing: ListingDetail }) {
  const { image: photo, title, videoLink } = listing;
  const isUpright = photo !== null && photo.height > photo.width;
  return (
    <div className="relative -mx-4 aspect-card overflow-hidden bg-sunken sm:mx-0 sm:aspect-video sm:rounded-card">
      <ListingPhoto
        listing={listing}
        iconSize="size-20"
        alt={title}
        lang={textLanguage(title, useLanguage()).lang}
        sizes={MEDIA_SIZES}
        first
        className={`absolute inset-0 size-full ${isUpright ? 'object-contain!' : ''}`}
      />
      {videoLink !== '' && <ListingVideo videoId={videoLink} title={title} />}
    </div>
  );
}
