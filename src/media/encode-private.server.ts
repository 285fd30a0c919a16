import type { Sharp } from 'sharp';
import { LARGE_SUFFIX, SMALL_SUFFIX, SMALL_WIDTH } from './private-photo.ts';

const LONGEST_SIDE = 2560;

/** One that a listing can be made of, and a small one; whatever came, each has a bounded size. */
export async function encodePrivate(open: () => Sharp) {
  const jpeg = (longest: number, quality: number) =>
    open()
      .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .jpeg({ quality, optimiseCoding: false })
      .toBuffer({ resolveWithObject: true });
  const large = await jpeg(LONGEST_SIDE, 85);
  const small = await jpeg(SMALL_WIDTH, 75);
  const { width, height } = large.info;
  const files = [
    { suffix: LARGE_SUFFIX, bytes: large.data },
    { suffix: SMALL_SUFFIX, bytes: small.data },
  ];
  return { width, height, placeholder: '', files };
}
