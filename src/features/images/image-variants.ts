/** The widths, in pixels, that pages ask for; each exists in every format unless the picture itself is narrower. */
export const IMAGE_WIDTHS = [320, 480, 640, 960, 1280] as const;

/** Best first, as a `<picture>` lists them. */
export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const;

export type ImageFormat = (typeof IMAGE_FORMATS)[number];

/** The address of one variant of the picture at `imageUrl`: `/Resources/Images/ab12.jpg` -> `/Resources/Images/ab12-640.avif`. */
export function variantUrl(imageUrl: string, width: number, format: ImageFormat): string {
  const extension = format === 'jpeg' ? 'jpg' : format;
  return `${imageUrl.replace(/\.\w+$/, '')}-${width}.${extension}`;
}
