import type { ListingDetail } from '#features/listings/store/find-listings.server.ts';
import { ListingPhoto } from '#web/ui/listing-photo.tsx';
import { LargePlotDrawing } from '#web/ui/plot-drawing.tsx';
import { ListingVideo } from './listing-video.tsx';
import type { Ground } from './load-facts.server.ts';
import { PhotoGallery } from './photos/photo-gallery.tsx';

interface MediaProps {
  listing: ListingDetail;
  ground: Pick<Ground, 'drawing' | 'drawingAlt'>;
}

/** The photos of a listing and its video; without a photo its plot, else the icon of its kind. */
export function Media({ listing, ground: { drawing, drawingAlt } }: MediaProps) {
  const { images, title, videoLink } = listing;
  const video = videoLink !== '' && <ListingVideo videoId={videoLink} title={title} />;
  if (images.length > 0)
    return <PhotoGallery key={listing.id} title={title} photos={images} video={video} />;
  return (
    <div className="relative -mx-4 aspect-video overflow-hidden bg-sunken sm:mx-0 sm:rounded-card print:mx-0 print:aspect-auto print:h-60">
      {drawing !== '' ? (
        <LargePlotDrawing drawing={drawing} alt={drawingAlt} />
      ) : (
        <ListingPhoto listing={{ ...listing, drawing }} iconSize="size-20" alt={title} sizes="" />
      )}
      {video}
    </div>
  );
}
