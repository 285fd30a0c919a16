import type { SearchFilters } from './filters.ts';

/** What each member of the filter asks of a listing's row. */
const ASKS = [
  { member: 'location', column: 'city_id', is: '=' },
  { member: 'houseType', column: 'house_type', is: '=' },
  { member: 'plotType', column: 'plot_type', is: '=' },
  { member: 'landType', column: 'land_type', is: '=' },
  { member: 'propertyStatus', column: 'property_status', is: '=' },
  { member: 'propertyFacing', column: 'facing', is: '=' },
  { member: 'irrigationMethod', column: 'water_supply', is: '=' },
  { member: 'noOfRooms', column: 'no_of_rooms', is: '>=' },
  { member: 'minTotalArea', column: 'total_area', is: '>=' },
  { member: 'maxTotalArea', column: 'total_area', is: '<=' },
  { member: 'minTotalLandArea', column: 'total_area', is: '>=' },
  { member: 'maxTotalLandArea', column: 'total_area', is: '<=' },
] as const satisfies { member: keyof SearchFilters; column: string; is: '=' | '>=' | '<=' }[];

interface Condition {
  readonly column: (typeof ASKS)[number]['column'];
  readonly is: '=' | '>=' | '<=';
  readonly value: number;
}

/** What a listing's own columns must be for the filters to match it, its type and price aside. */
export function filterConditions(filters: SearchFilters): Condition[] {
  return ASKS.filter(({ member }) => filters[member] !== 0).map(({ member, column, is }) => ({
    column,
    is,
    value: filters[member],
  }));
}
