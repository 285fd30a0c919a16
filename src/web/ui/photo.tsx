import type { ListingPhoto } from '#features/listings/photos/photo.ts';
import { photoSources, variantUrl, variantWidths } from '#media/photo-variants.ts';

interface PictureProps {
  image: ListingPhoto;
  alt: string;
  /** How wide it is shown, for the browser's choice of a variant, e.g. `(width >= 64rem) 288px, 62vw`. */
  sizes: string;
  /** The largest picture of the first screen: fetched first, not lazily. */
  first?: boolean;
  /** No variant wider than this is offered. */
  widest?: number;
  className?: string;
}

/** Browsers that know no `srcset` get one variant. */
const FALLBACK_WIDTH = 640;

/** A picture in the best format and the nearest width that the browser can use; it fills the box its class gives it. */
export function Picture({
  image,
  alt,
  sizes,
  first = false,
  widest = 1280,
  className = '',
}: PictureProps) {
  const sources = photoSources(image, widest);
  const fallback = variantWidths(Math.min(image.width, FALLBACK_WIDTH)).at(-1) ?? FALLBACK_WIDTH;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
      <img
        // Before `src`, or a browser would begin with that one.
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
        sizes={sizes}
        srcSet={sources.jpeg}
        src={variantUrl(image.url, fallback, 'jpeg')}
        alt={alt}
        width={image.width}
        height={image.height}
        style={{ backgroundColor: image.placeholder }}
        className={`object-cover ${className}`}
      />
    </picture>
  );
}
