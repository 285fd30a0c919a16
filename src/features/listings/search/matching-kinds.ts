import {
  type EnumerationName,
  isEnumerationId,
} from '#features/listings/enumerations/enumerations.ts';
import {
  HOUSE,
  LAND,
  LISTING_KINDS,
  type ListingKindId,
  PLOT,
  SHOP,
} from '#features/listings/listing-kind.ts';
import type { SearchFilters } from './filters.ts';

/** Which kinds have the field that a member of the filter speaks of. */
const TYPES_WITH_FIELD = [
  { member: 'houseType', types: [HOUSE] },
  { member: 'plotType', types: [PLOT] },
  { member: 'landType', types: [LAND] },
  { member: 'noOfRooms', types: [HOUSE] },
  { member: 'propertyStatus', types: [HOUSE, SHOP] },
  { member: 'minTotalArea', types: [HOUSE, PLOT, SHOP] },
  { member: 'maxTotalArea', types: [HOUSE, PLOT, SHOP] },
  { member: 'propertyFacing', types: [HOUSE, PLOT, SHOP] },
  { member: 'irrigationMethod', types: [LAND] },
  { member: 'minTotalLandArea', types: [LAND] },
  { member: 'maxTotalLandArea', types: [LAND] },
] as const satisfies { member: keyof SearchFilters; types: ListingKindId[] }[];

const CODES = [
  { member: 'propertyType', list: 'PropertyType' },
  { member: 'houseType', list: 'HouseType' },
  { member: 'plotType', list: 'PlotType' },
  { member: 'landType', list: 'LandType' },
  { member: 'propertyStatus', list: 'PropertyStatus' },
  { member: 'propertyFacing', list: 'Facing' },
  { member: 'irrigationMethod', list: 'WaterSupplyType' },
] as const satisfies { member: keyof SearchFilters; list: EnumerationName }[];

/** The kinds of property that can match at all; none when the filters contradict each other or name an unknown code. */
export function matchingTypes(filters: SearchFilters): ListingKindId[] {
  const unknownCode = CODES.some(
    ({ member, list }) => filters[member] !== 0 && !isEnumerationId(list, filters[member]),
  );
  if (unknownCode) return [];
  return LISTING_KINDS.map(({ id }) => id).filter(
    (id) =>
      (filters.propertyType === 0 || filters.propertyType === id) &&
      TYPES_WITH_FIELD.every(
        ({ member, types }) => filters[member] === 0 || types.some((type) => type === id),
      ),
  );
}
