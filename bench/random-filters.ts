import { ENUMERATIONS } from '#features/listings/enumerations/enumerations.ts';
import { HOUSE, LAND, PLOT, SHOP } from '#features/listings/listing-kind.ts';
import type { Random } from './random.ts';
import { randomCity, randomKind } from './random-listings.ts';

/** As visitors search: mostly by place and kind, often by budget, then by fields of the kind. */
export function randomFilters(random: Random): Record<string, number> {
  const filters: Record<string, number> = {
    sortByIndex: random.pick([1, 1, 1, 2, 3]),
    pageNumber: random.pick([1, 1, 1, 1, 2, 3, 10]),
  };
  if (random.chance(0.7)) filters.location = randomCity(random);
  if (random.chance(0.5)) filters.minBudget = 500_000 + random.below(200) * 100_000;
  if (random.chance(0.5))
    filters.maxBudget = (filters.minBudget ?? 500_000) + random.below(100) * 100_000;
  if (random.chance(0.2)) return filters;

  const type = randomKind(random);
  const code = (member: string, list: keyof typeof ENUMERATIONS, types: number[]) => {
    if (types.includes(type) && random.chance(0.3))
      filters[member] = 1 + random.below(ENUMERATIONS[list].length);
  };
  filters.propertyType = type;
  code('houseType', 'HouseType', [HOUSE]);
  code('plotType', 'PlotType', [PLOT]);
  code('landType', 'LandType', [LAND]);
  code('propertyStatus', 'PropertyStatus', [HOUSE, SHOP]);
  code('propertyFacing', 'Facing', [HOUSE, PLOT, SHOP]);
  code('irrigationMethod', 'WaterSupplyType', [LAND]);
  if (type === HOUSE && random.chance(0.3)) filters.noOfRooms = 1 + random.below(6);
  if (type !== LAND && random.chance(0.3)) filters.minTotalArea = random.below(2000);
  if (type !== LAND && random.chance(0.3)) filters.maxTotalArea = 2000 + random.below(3000);
  if (type === LAND && random.chance(0.3)) filters.minTotalLandArea = random.below(10);
  return filters;
}
