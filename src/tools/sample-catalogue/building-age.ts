import { PROPERTY_STATUSES } from './codes.ts';
import type { Random } from './seeded-random.ts';

export interface BuildingAge {
  readonly years: number;
  readonly status: keyof typeof PROPERTY_STATUSES;
  readonly yearBuilt: string | null;
  readonly propertyStatus: (typeof PROPERTY_STATUSES)[keyof typeof PROPERTY_STATUSES];
}

/** Picks one of the ages in years. A building of this year may not be finished. */
export function buildingAge(random: Random, year: number, ages: readonly number[]): BuildingAge {
  const years = random.pick(ages);
  const status = statusAt(random, years);
  const yearBuilt =
    status === 'underConstruction'
      ? null
      : `${year - years}-${random.pick(['01', '02', '03', '04'])}-01`;
  return { years, status, yearBuilt, propertyStatus: PROPERTY_STATUSES[status] };
}

function statusAt(random: Random, years: number): BuildingAge['status'] {
  if (years > 1) return 'resale';
  return years === 1
    ? 'readyToMove'
    : random.pick(['newConstruction', 'newConstruction', 'underConstruction']);
}
