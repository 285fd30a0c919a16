export const PHOTOS_FOLDER = 'Resources/Images';

/** In pixels. Each exists in AVIF and in WebP unless the photo is narrower. */
const PHOTO_WIDTHS = [320, 480, 640, 960, 1280] as const;

export const NARROWEST_WIDTH = PHOTO_WIDTHS[0];

/** Best first, as in `<picture>`. */
const SCALED_FORMATS = ['avif', 'webp'] as const;

/** Of the one JPEG for browsers that know neither. */
const JPEG_WIDTH = 640;

export interface PhotoVariant {
  readonly width: number;
  readonly format: (typeof SCALED_FORMATS)[number] | 'jpeg';
}

export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** A photo narrower than all widths exists in its own. */
export function variantWidths(width: number): readonly number[] {
  const widths = PHOTO_WIDTHS.filter((variant) => variant <= width);
  return widths.length > 0 ? widths : [width];
}

/** All variants of a photo. */
export function photoVariants(width: number): PhotoVariant[] {
  const scaled = variantWidths(width).flatMap((width) =>
    SCALED_FORMATS.map((format) => ({ width, format })),
  );
  return [...scaled, { width: jpegWidth(width), format: 'jpeg' }];
}

function jpegWidth(width: number): number {
  return variantWidths(Math.min(width, JPEG_WIDTH)).at(-1) ?? width;
}

/** `/Resources/Images/ab12.jpg` -> `/Resources/Images/ab12-640.avif`. */
export function variantUrl(
  imageUrl: string,
  width: number,
  format: PhotoVariant['format'],
): string {
  const extension = format === 'jpeg' ? 'jpg' : format;
  return `${withoutExtension(imageUrl)}-${width}.${extension}`;
}

/** As in `<source srcset>` and, for browsers that know neither format, `<img src>`. */
export function photoSources(
  photo: { url: string; width: number },
  maxWidth = Number.POSITIVE_INFINITY,
): Record<PhotoVariant['format'], string> {
  const widths = variantWidths(Math.min(photo.width, maxWidth));
  const srcset = (format: PhotoVariant['format']) =>
    widths.map((width) => `${variantUrl(photo.url, width, format)} ${width}w`).join(', ');
  const jpeg = variantUrl(photo.url, jpegWidth(photo.width), 'jpeg');
  return { avif: srcset('avif'), webp: srcset('webp'), jpeg };
}

export function cardUrl(imageUrl: string): string {
  return `${withoutExtension(imageUrl)}-card.jpg`;
}

export function photoFilePaths({ path, width }: { path: string; width: number }): string[] {
  const variants = photoVariants(width).map(({ width, format }) => variantUrl(path, width, format));
  return [path, ...variants, cardUrl(path)];
}

function withoutExtension(imageUrl: string): string {
  return imageUrl.replace(/\.\w+$/, '');
}
