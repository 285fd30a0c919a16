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
  /** WebP, 1200 × 900. */
  readonly file: string;
}

export const PICTURES: readonly Picture[] = keysOf(COUNTS).flatMap((motif) =>
  Array.from({ length: COUNTS[motif] }, (_, index) => ({
    motif,
    file: join(
      import.meta.dirname,
      `pictures/${motif.replaceAll(' ', '-')}-${String(index + 1)}.webp`,
    ),
  })),
);
