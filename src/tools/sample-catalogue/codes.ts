import {
  type EnumerationId,
  type EnumerationName,
  enumerationName,
} from '#features/listings/enumerations/enumerations.ts';

export const HOUSE_TYPES = {
  independentHouse: 1,
  kothi: 2,
  villa: 3,
  builderFloor: 4,
  flat: 5,
  farmHouse: 6,
} as const satisfies Codes<'HouseType'>;

export const PLOT_TYPES = {
  residential: 1,
  commercial: 2,
  industrial: 3,
  farmHouse: 4,
} as const satisfies Codes<'PlotType'>;

export const LAND_TYPES = {
  agricultural: 1,
  orchard: 2,
  farmHouse: 3,
  commercial: 4,
  industrial: 5,
} as const satisfies Codes<'LandType'>;

export const WATER_SUPPLIES = {
  tubeWell: 1,
  canal: 2,
  tubeWellAndCanal: 3,
  submersiblePump: 4,
  rainFed: 5,
} as const satisfies Codes<'WaterSupplyType'>;

export const PROPERTY_STATUSES = {
  readyToMove: 1,
  underConstruction: 2,
  newConstruction: 3,
  resale: 4,
} as const satisfies Codes<'PropertyStatus'>;

export const FURNISHED_STATUSES = {
  unfurnished: 1,
  semiFurnished: 2,
  fullyFurnished: 3,
} as const satisfies Codes<'FurnishedStatus'>;

export const FACINGS = {
  north: 1,
  south: 2,
  east: 3,
  west: 4,
  northEast: 5,
  northWest: 6,
  southEast: 7,
  southWest: 8,
} as const satisfies Codes<'Facing'>;

type Codes<List extends EnumerationName> = Readonly<Record<string, EnumerationId<List>>>;

/** For titles and descriptions only: nothing is looked up by it. */
export function nameOf<List extends EnumerationName>(list: List, id: EnumerationId<List>): string {
  const name = enumerationName(list, id);
  if (name === undefined) throw new RangeError(`${list} has no ${id}.`);
  return name;
}
