export const PHOTOS_FOLDER = 'Resources/Images';

/** In pixels. Each exists in every format unless the photo is narrower. */
const PHOTO_WIDTHS = [320, 480, 640, 960, 1280] as const;

export const NARROWEST_WIDTH = PHOTO_WIDTHS[0];

/** Best first, as in `<picture>`. */
export const PHOTO_FORMATS = ['avif', 'webp', 'jpeg'] as const;

export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** A photo narrower than all widths exists in its own. */
export function variantWidths(width: number): readonly number[] {
  const widths = PHOTO_WIDTHS.filter((variant) => variant <= width);
  return widths.length > 0 ? widths : [width];
}

/** `/Resources/Images/ab12.jpg` -> `/Resources/Images/ab12-640.avif`. */
export function variantUrl(imageUrl: string, width: number, format: PhotoFormat): string {
  const extension = format === 'jpeg' ? 'jpg' : format;
  return `${withoutExtension(imageUrl)}-${width}.${extension}`;
}

/** As in `<source srcset>`. Browsers that know neither format get one JPEG, whatever their width. */
export function photoSources(
  photo: { url: string; width: number },
  maxWidth = Number.POSITIVE_INFINITY,
): Record<'avif' | 'webp', string> {
  const widths = variantWidths(Math.min(photo.width, maxWidth));
  const srcset = (format: PhotoFormat) =>
    widths.map((width) => `${variantUrl(photo.url, width, format)} ${width}w`).join(', ');
  return { avif: srcset('avif'), webp: srcset('webp') };
}

export function cardUrl(imageUrl: string): string {
  return `${withoutExtension(imageUrl)}-card.jpg`;
}

export function photoFilePaths({ path, width }: { path: string; width: number }): string[] {
  const variants = variantWidths(width).flatMap((variant) =>
    PHOTO_FORMATS.map((format) => variantUrl(path, variant, format)),
  );
  return [path, ...variants, cardUrl(path)];
}

function withoutExtension(imageUrl: string): string {
  return imageUrl.replace(/\.\w+$/, '');
}
