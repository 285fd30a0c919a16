import { IMAGE_WIDTHS, type ImageFormat, variantUrl } from '#features/images/image-variants.ts';
import type { PropertyImage } from '#features/properties/property-image.ts';

interface PictureProps {
  image: PropertyImage;
  alt: string;
  /** How wide it is shown, for the browser's choice of a variant, e.g. `(width >= 64rem) 288px, 62vw`. */
  sizes: string;
  /** The largest picture of the first screen: fetched first, not lazily. */
  first?: boolean;
  /** No variant wider than this is offered. */
  widest?: number;
  className?: string;
}

/** A picture in the best format and the nearest width that the browser can use; it fills the box its class gives it. */
export function Picture({ image, alt, sizes, first = false, widest = 1280, className = '' }: PictureProps) {
  const widths = IMAGE_WIDTHS.filter((width) => width <= widest && width <= image.width);
  const sources = (format: ImageFormat) => widths.map((width) => `${variantUrl(image.url, width, format)} ${width}w`).join(', ');
  return (
    <picture className="contents">
      {widths.length > 0 && <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />}
      {widths.length > 0 && <source type="image/webp" srcSet={sources('webp')} sizes={sizes} />}
      <img
        src={image.url}
        {...(widths.length > 0 && { srcSet: sources('jpeg'), sizes })}
        alt={alt}
        width={image.width}
        height={image.height}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
        style={{ backgroundColor: image.placeholder }}
        className={`object-cover ${className}`}
      />
    </picture>
  );
}
