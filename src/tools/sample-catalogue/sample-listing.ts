import type { ListingInput } from '#features/listings/listing-input.ts';
import type { Motif } from './pictures.ts';
import type { Quarter, Town } from './town.ts';

export interface Place {
  readonly town: Town;
  readonly quarter: Quarter;
  readonly village: string;
}

export type ListingOfKind = Pick<
  ListingInput,
  'title' | 'description' | 'neighbourhood' | 'price' | 'areaAs' | 'roadSize'
> &
  Partial<Pick<ListingInput, 'house' | 'plot' | 'land' | 'shop'>> & { readonly motif: Motif };

const LAKH = 100_000;

/** Rupees for an amount in lakh, rounded as an owner would. */
export function roundedPrice(lakh: number): number {
  const step = lakh < 20 ? 0.25 : lakh < 100 ? 0.5 : 1;
  return Math.round(Math.max(lakh, 1) / step) * step * LAKH;
}

/** Sides in feet of an area in square feet, with one of the common fronts where one fits. */
export function sides(
  area: number,
  fronts: readonly number[],
  pick: (fronts: readonly number[]) => number,
): { length: number; breadth: number } {
  const fitting = fronts.filter(
    (front) => area / front >= front * 0.9 && area / front <= front * 3.2,
  );
  const breadth = fitting.length > 0 ? pick(fitting) : Math.round(Math.sqrt(area / 1.6));
  return { breadth, length: Math.round((area / breadth) * 10) / 10 };
}

export const FRONTS = [12, 15, 18, 20, 22, 25, 27, 30, 33, 35, 40, 45, 50, 60, 75, 90] as const;
