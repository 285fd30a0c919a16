import { keysOf } from '#features/listings/typed-record.ts';

/** Codes are stored and sent, so they never change. */
interface EnumerationValue {
  readonly id: number;
  readonly name: string;
}

/** By the API's names. No code is 0: it means "not set". */
export const ENUMERATIONS = {
  PropertyType: [
    { id: 100, name: 'House' },
    { id: 200, name: 'Plot' },
    { id: 300, name: 'Land' },
    { id: 400, name: 'Shop' },
  ],
  FurnishedStatus: [
    { id: 1, name: 'Unfurnished' },
    { id: 2, name: 'Semi-Furnished' },
    { id: 3, name: 'Fully Furnished' },
  ],
  PropertyStatus: [
    { id: 1, name: 'Ready to Move' },
    { id: 2, name: 'Under Construction' },
    { id: 3, name: 'New Construction' },
    { id: 4, name: 'Resale' },
  ],
  PlotType: [
    { id: 1, name: 'Residential Plot' },
    { id: 2, name: 'Commercial Plot' },
    { id: 3, name: 'Industrial Plot' },
    { id: 4, name: 'Farm House Plot' },
  ],
  LandType: [
    { id: 1, name: 'Agricultural Land' },
    { id: 2, name: 'Orchard' },
    { id: 3, name: 'Farm House Land' },
    { id: 4, name: 'Commercial Land' },
    { id: 5, name: 'Industrial Land' },
  ],
  WaterSupplyType: [
    { id: 1, name: 'Tube Well' },
    { id: 2, name: 'Canal' },
    { id: 3, name: 'Tube Well and Canal' },
    { id: 4, name: 'Submersible Pump' },
    { id: 5, name: 'Rain Fed' },
  ],
  HouseType: [
    { id: 1, name: 'Independent House' },
    { id: 2, name: 'Kothi' },
    { id: 3, name: 'Villa' },
    { id: 4, name: 'Builder Floor' },
    { id: 5, name: 'Flat' },
    { id: 6, name: 'Farm House' },
  ],
  ListingStatus: [
    { id: 1, name: 'Available' },
    { id: 2, name: 'Under Deal' },
    { id: 3, name: 'Sold' },
    { id: 4, name: 'Withdrawn' },
    { id: 5, name: 'Draft' },
  ],
  GenderType: [
    { id: 1, name: 'Male' },
    { id: 2, name: 'Female' },
    { id: 3, name: 'Other' },
  ],
  Facing: [
    { id: 1, name: 'North' },
    { id: 2, name: 'South' },
    { id: 3, name: 'East' },
    { id: 4, name: 'West' },
    { id: 5, name: 'North-East' },
    { id: 6, name: 'North-West' },
    { id: 7, name: 'South-East' },
    { id: 8, name: 'South-West' },
  ],
} as const satisfies Record<string, readonly EnumerationValue[]>;

export type EnumerationName = keyof typeof ENUMERATIONS;
export type EnumerationId<List extends EnumerationName> = (typeof ENUMERATIONS)[List][number]['id'];

export function enumerationName(list: EnumerationName, id: number): string | undefined {
  return ENUMERATIONS[list].find((value) => value.id === id)?.name;
}

export function isEnumerationId(list: EnumerationName, id: number): boolean {
  return ENUMERATIONS[list].some((value) => value.id === id);
}

/** Ignores case. */
export function findEnumeration(name: string): readonly EnumerationValue[] | undefined {
  const wanted = name.toLowerCase();
  const key = keysOf(ENUMERATIONS).find((key) => key.toLowerCase() === wanted);
  return key === undefined ? undefined : ENUMERATIONS[key];
}
