import { ImageOff } from 'lucide-react';
import type { PhotoTile } from '#back-office/photos/queue/tiles.ts';
import { variantUrl, variantWidths } from '#platform/media/photo-variants.ts';
import { useBlobUrl } from '#platform/ui/use-blob-url.ts';

/** A photo at a small size; before it is prepared, and where the browser cannot show it, a sign. */
export function PhotoPicture({
  tile: { stored, upload, preview },
  alt,
  className,
}: {
  tile: PhotoTile;
  alt: string;
  className: string;
}) {
  const shown = useBlobUrl(preview);
  const url = shown ?? (stored && smallPhotoUrl(stored));
  if (url !== undefined)
    return (
      <img
        src={url}
        alt={alt}
        loading="lazy"
        decoding="async"
        draggable={false}
        className={`${className} object-cover`}
      />
    );
  return (
    <span
      className={`${className} flex items-center justify-center p-2 text-center text-sm text-muted`}
    >
      {upload?.isReady ? (
        <>
          <ImageOff aria-hidden="true" className="size-5 shrink-0" />
          <span className="sr-only">{alt}</span>
        </>
      ) : (
        <span className="sr-only">{alt}, being prepared</span>
      )}
    </span>
  );
}

const WIDTH = 480;

/** A stored photo in the width of a tile. */
export function smallPhotoUrl({ imageUrl, width }: { imageUrl: string; width: number }): string {
  const [narrowest = width] = variantWidths(width).filter((one) => one >= WIDTH);
  return variantUrl(imageUrl, narrowest, 'webp');
}
