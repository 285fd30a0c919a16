/** Where all files of pictures are in the media store. */
export const PHOTOS_FOLDER = 'Resources/Images';

/** The widths, in pixels, that pages ask for; each exists in every format unless the picture itself is narrower. */
const PHOTO_WIDTHS = [320, 480, 640, 960, 1280] as const;

/** The smallest of them: enough for a thumbnail in a list. */
export const NARROWEST_WIDTH = PHOTO_WIDTHS[0];

/** Best first, as a `<picture>` lists them. */
export const PHOTO_FORMATS = ['avif', 'webp', 'jpeg'] as const;

export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

/** The size, in pixels, of the JPEG that stands for a picture where a link to it is shared. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The widths in which a picture of this width was kept; one narrower than all of them is kept in its own. */
export function variantWidths(width: number): readonly number[] {
  const widths = PHOTO_WIDTHS.filter((variant) => variant <= width);
  return widths.length > 0 ? widths : [width];
}

/** The address of one variant of the picture at `imageUrl`: `/Resources/Images/ab12.jpg` -> `/Resources/Images/ab12-640.avif`. */
export function variantUrl(imageUrl: string, width: number, format: PhotoFormat): string {
  const extension = format === 'jpeg' ? 'jpg' : format;
  return `${withoutExtension(imageUrl)}-${width}.${extension}`;
}

/** The `srcset` of every format for a picture of this address and width, without what is wider than the page ever shows it. */
export function photoSources(
  image: { url: string; width: number },
  maxWidth = Number.POSITIVE_INFINITY,
): Record<PhotoFormat, string> {
  const widths = variantWidths(Math.min(image.width, maxWidth));
  const srcset = (format: PhotoFormat) =>
    widths.map((width) => `${variantUrl(image.url, width, format)} ${width}w`).join(', ');
  return { avif: srcset('avif'), webp: srcset('webp'), jpeg: srcset('jpeg') };
}

/** The address of the card (`CARD_SIZE`) of the picture at `imageUrl`. */
export function cardUrl(imageUrl: string): string {
  return `${withoutExtension(imageUrl)}-card.jpg`;
}

/** Every file of a kept picture, by the path of its original. */
export function photoFilePaths({ path, width }: { path: string; width: number }): string[] {
  const variants = variantWidths(width).flatMap((variant) =>
    PHOTO_FORMATS.map((format) => variantUrl(path, variant, format)),
  );
  return [path, ...variants, cardUrl(path)];
}

function withoutExtension(imageUrl: string): string {
  return imageUrl.replace(/\.\w+$/, '');
}
