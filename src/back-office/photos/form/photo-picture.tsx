import { ImageOff } from 'lucide-react';
import type { PhotoTile } from '#back-office/photos/queue/tiles.ts';
import { useBlobUrl } from '#ui/use-blob-url.ts';
import { smallPhotoUrl } from './small-photo-url.ts';

interface PhotoPictureProps {
  tile: PhotoTile;
  alt: string;
  className: string;
}

/** A photo at a small size; before it is prepared, and where the browser cannot show it, a sign. */
export function PhotoPicture({
  tile: { stored, upload, preview },
  alt,
  className,
}: PhotoPictureProps) {
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
