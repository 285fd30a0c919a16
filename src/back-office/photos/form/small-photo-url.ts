import { variantUrl, variantWidths } from '#media/photo-variants.ts';

const WIDTH = 480;

/** A stored photo in the width of a tile. */
export function smallPhotoUrl({ imageUrl, width }: { imageUrl: string; width: number }): string {
  const [narrowest = width] = variantWidths(width).filter((one) => one >= WIDTH);
  return variantUrl(imageUrl, narrowest, 'webp');
}
