import { useState } from 'react';
import { NARROWEST_WIDTH, variantUrl } from '#media/photo-variants.ts';

interface StoredPhotoViewProps {
  /** The address of the original. */
  url: string;
  alt: string;
  className: string;
}

/** A listing's picture at its smallest width; one that is narrower itself is shown as it is. */
export function StoredPhotoView({ url, alt, className }: StoredPhotoViewProps) {
  const [narrow, setNarrow] = useState<string>();
  const src = narrow === url ? url : variantUrl(url, NARROWEST_WIDTH, 'webp');
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setNarrow(url)}
      className={className}
    />
  );
}
