import type { PhotoSource } from '#features/listings/photo-source.ts';
import { photoSources } from '#platform/media/photo-variants.ts';
import { placeholderColour } from './placeholder-colour.ts';

interface PhotoProps {
  photo: PhotoSource;
  alt: string;
  /** Of `alt`. */
  lang?: string | undefined;
  /** Displayed width, as in `<img sizes>`, e.g. `(width >= 64rem) 288px, 62vw`. */
  sizes: string;
  /** The largest photo of the first screen: loaded first, not lazily. */
  first?: boolean;
  /** Not in view yet, but soon: loaded behind everything else. */
  ahead?: boolean;
  maxWidth?: number;
  className?: string;
}

/** A photo in every format and width we store. It fills the box that `className` gives it. */
export function Photo({
  photo,
  alt,
  lang,
  sizes,
  first = false,
  ahead = false,
  maxWidth = 1280,
  className = '',
}: PhotoProps) {
  const sources = photoSources(photo, maxWidth);
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <source type="image/webp" srcSet={sources.webp} sizes={sizes} />
      <img
        // Must come before `src`: React sets attributes in order, and `src` starts the download.
        loading={first || ahead ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : ahead ? 'low' : 'auto'}
        decoding={first ? 'sync' : 'async'}
        src={sources.jpeg}
        alt={alt}
        lang={lang}
        width={photo.width}
        height={photo.height}
        className={`object-cover ${placeholderColour(photo.placeholder)} ${className}`}
      />
    </picture>
  );
}
