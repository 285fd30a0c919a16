import { join } from 'node:path';
import { keysOf } from '#features/listings/typed-record.ts';

/** How many pictures `pictures/` has of each motif. Their order decides which listing shows which. */
const COUNTS = {
  kothi: 6,
  'independent house': 4,
  villa: 2,
  'builder floor': 2,
  flat: 2,
  'farm house': 2,
  'residential plot': 6,
  'commercial plot': 3,
  'industrial plot': 1,
  'farm plot': 1,
  'tube well field': 3,
  'canal field': 1,
  'open field': 5,
  'roadside field': 2,
  orchard: 2,
  shop: 6,
  showroom: 3,
} as const;

export type Motif = keyof typeof COUNTS;

interface Picture {
  readonly motif: Motif;
  /** Of its files in `PICTURES_FOLDER`, before the suffixes. */
  readonly name: string;
}

export const PICTURES_FOLDER = join(import.meta.dirname, 'pictures');

/** Of each picture. */
export const PICTURE_SIZE = { width: 1200, height: 900 };

export const PICTURES: readonly Picture[] = keysOf(COUNTS).flatMap((motif) =>
  Array.from({ length: COUNTS[motif] }, (_, index) => ({
    motif,
    name: `${motif.replaceAll(' ', '-')}-${index + 1}`,
  })),
);

export interface SamplePicture {
  /** An index of `PICTURES`. */
  readonly picture: number;
  readonly caption: string;
}

/** What one sees around a motif. */
const SURROUNDINGS: Readonly<Record<Motif, readonly Motif[]>> = {
  'independent house': ['residential plot'],
  kothi: ['residential plot'],
  villa: ['residential plot'],
  'builder floor': ['residential plot'],
  flat: ['residential plot'],
  'farm house': ['open field', 'orchard'],
  'residential plot': ['residential plot'],
  'commercial plot': ['shop', 'showroom'],
  'industrial plot': ['commercial plot'],
  'farm plot': ['open field', 'orchard'],
  'tube well field': ['open field'],
  'canal field': ['open field'],
  'open field': ['open field', 'roadside field'],
  'roadside field': ['open field'],
  orchard: ['open field'],
  shop: ['shop'],
  showroom: ['shop', 'showroom'],
};

const MIN_SURROUNDINGS = 2;
const MAX_SURROUNDINGS = 7;
const CAPTIONED_EVERY = 3;

/**
 * Three to eight pictures, whose surroundings differ from listing to listing. They come from the
 * pool, because each picture more is a dozen files more.
 */
export function listingPictures(picture: number, listing: number): SamplePicture[] {
  const motif = PICTURES[picture]?.motif;
  const around = [...PICTURES.keys()].filter((index) => {
    const other = PICTURES[index]?.motif;
    return (
      index !== picture &&
      motif !== undefined &&
      other !== undefined &&
      SURROUNDINGS[motif].includes(other)
    );
  });
  const wanted = MIN_SURROUNDINGS + ((listing * 5) % (MAX_SURROUNDINGS - MIN_SURROUNDINGS + 1));
  const caption = listing % CAPTIONED_EVERY === 0 ? 'Surroundings' : '';
  const seen = Array.from({ length: Math.min(wanted, around.length) }, (_, nth) => ({
    picture: around[(listing + nth) % around.length] ?? picture,
    caption,
  }));
  return [{ picture, caption: '' }, ...seen];
}
