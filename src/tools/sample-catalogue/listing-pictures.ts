import { DRAWING_POOL, type Motif } from './drawings/drawing-pool.ts';

export interface SamplePicture {
  /** An index of `DRAWING_POOL`. */
  readonly drawing: number;
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
 * pool, because each picture more is encoded at the first start.
 */
export function listingPictures(drawing: number, listing: number): SamplePicture[] {
  const motif = DRAWING_POOL[drawing]?.motif;
  const around = [...DRAWING_POOL.keys()].filter((index) => {
    const other = DRAWING_POOL[index]?.motif;
    return (
      index !== drawing &&
      motif !== undefined &&
      other !== undefined &&
      SURROUNDINGS[motif].includes(other)
    );
  });
  const wanted = MIN_SURROUNDINGS + ((listing * 5) % (MAX_SURROUNDINGS - MIN_SURROUNDINGS + 1));
  const caption = listing % CAPTIONED_EVERY === 0 ? 'Surroundings' : '';
  const seen = Array.from({ length: Math.min(wanted, around.length) }, (_, nth) => ({
    drawing: around[(listing + nth) % around.length] ?? drawing,
    caption,
  }));
  return [{ drawing, caption: '' }, ...seen];
}
