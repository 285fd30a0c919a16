import { useEffect, useState } from 'react';
import type { PhotoTile } from '#back-office/photos/queue/tiles.ts';
import { variantUrl, variantWidths } from '#media/photo-variants.ts';
import { useBlobUrl } from '#ui/use-blob-url.ts';
import { smallPhotoUrl } from './small-photo-url.ts';

interface Picture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** A photo large enough to edit it; undefined until it is there, and where it cannot be shown. */
export function usePicture({ stored, upload }: PhotoTile): Picture | undefined {
  const chosen = useBlobUrl(upload?.preview && upload.file);
  const url = chosen ?? (stored && largeUrl(stored));
  const fallback = stored && smallPhotoUrl(stored);
  const [picture, setPicture] = useState<Picture>();
  useEffect(() => {
    setPicture(undefined);
    if (url === undefined) return;
    const image = new Image();
    image.onload = () =>
      setPicture({ url: image.src, width: image.naturalWidth, height: image.naturalHeight });
    // Without a connection the one that the form shows is at hand.
    image.onerror = () => {
      if (fallback !== undefined && image.getAttribute('src') !== fallback) image.src = fallback;
    };
    image.src = url;
    return () => {
      image.onload = null;
      image.onerror = null;
    };
  }, [url, fallback]);
  return picture;
}

function largeUrl({ imageUrl, width }: { imageUrl: string; width: number }): string {
  const widest = variantWidths(width).findLast((one) => one <= 960);
  return variantUrl(imageUrl, widest ?? width, 'webp');
}
