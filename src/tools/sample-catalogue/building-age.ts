import { enumerationId } from './codes.ts';
import type { Random } from './drawings/seeded-random.ts';

export interface BuildingAge {
  readonly years: number;
  readonly status: 'Resale' | 'Ready to Move' | 'New Construction' | 'Under Construction';
  readonly yearBuilt: string | null;
  readonly propertyStatus: ReturnType<typeof enumerationId>;
}

/** Picks one of the ages in years. A building of this year may not be finished. */
export function buildingAge(random: Random, year: number, ages: readonly number[]): BuildingAge {
  const years = random.pick(ages);
  const status = statusAt(random, years);
  const yearBuilt =
    status === 'Under Construction'
      ? null
      : `${year - years}-${random.pick(['01', '02', '03', '04'])}-01`;
  return { years, status, yearBuilt, propertyStatus: enumerationId('PropertyStatus', status) };
}

function statusAt(random: Random, years: number): BuildingAge['status'] {
  if (years > 1) return 'Resale';
  return years === 1
    ? 'Ready to Move'
    : random.pick(['New Construction', 'New Construction', 'Under Construction']);
}
