import { useState } from 'react';
import { NARROWEST_WIDTH, variantUrl } from '#platform/media/photo-variants.ts';

interface StoredPhotoProps {
  url: string;
  alt: string;
  className: string;
}

/** A listing's photo at the smallest width; falls back to an original that is narrower. */
export function StoredPhoto({ url, alt, className }: StoredPhotoProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const src = failedUrl === url ? url : variantUrl(url, NARROWEST_WIDTH, 'webp');
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setFailedUrl(url)}
      className={className}
    />
  );
}
