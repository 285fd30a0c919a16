import type { ListingDetail } from '#features/listings/store/find-listings.server.ts';
import { ListingKindIcon } from '#web/ui/listing-kind-icon.tsx';
import { Picture } from '#web/ui/photo.tsx';
import { ListingVideo } from './listing-video.tsx';

/** How wide the picture is shown, for the choice of its variant. */
export const MEDIA_SIZES = '(width >= 80rem) 864px, (width >= 64rem) calc(100vw - 28rem), 100vw';

/** What a listing looks like: its video, else its picture, else the sign of its kind. */
export function Media({ property }: { property: ListingDetail }) {
  const { image, title, videoLink } = property;
  const picture =
    image === null ? (
      <ListingKindIcon
        type={property.propertyType}
        className="absolute inset-0 m-auto size-20 text-line-strong"
      />
    ) : (
      <Picture
        image={image}
        alt={title}
        sizes={MEDIA_SIZES}
        first
        className={`absolute inset-0 size-full ${image.height > image.width ? 'object-contain!' : ''}`}
      />
    );
  return (
    <div className="relative -mx-4 aspect-card overflow-hidden bg-sunken sm:mx-0 sm:aspect-video sm:rounded-card">
      {picture}
      {videoLink !== '' && <ListingVideo videoId={videoLink} title={title} />}
    </div>
  );
}
