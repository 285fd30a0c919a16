import { type EnumerationName, enumerationName } from './enumerations/enumerations.ts';
import type { Listing } from './listing.ts';

/** What a row of the overview is about; pages choose its icon by it. */
export type OverviewTopic =
  | 'number'
  | 'kind'
  | 'area'
  | 'dimensions'
  | 'floors'
  | 'project'
  | 'rooms'
  | 'washrooms'
  | 'furnishing'
  | 'status'
  | 'parking'
  | 'facing'
  | 'road'
  | 'water'
  | 'date';

export interface OverviewRow {
  readonly topic: OverviewTopic;
  readonly label: string;
  /** '' when the staff left it empty. */
  readonly value: string;
}

/** The overview of a listing in the specified order: its number, what its kind has, then the road and the date. */
export function listingOverview(property: Listing): OverviewRow[] {
  return [
    row('number', 'Property Number', count(property.propertyNumber)),
    ...houseRows(property.house),
    ...plotRows(property.plot),
    ...landRows(property.land),
    ...shopRows(property.shop),
    ...(property.roadSize > 0
      ? [row('road', 'Road/Street Size', measure(property.roadSize, 'ft'))]
      : []),
    row('date', 'Posted On', datePart(property.posted)),
  ];
}

function houseRows(house: Listing['house']): OverviewRow[] {
  if (house === null) return [];
  return [
    row('kind', 'House Type', name('HouseType', house.type)),
    row('area', 'Total Area', measure(house.totalArea, 'sq ft')),
    ...dimensions(house),
    row('area', 'Built Up Area', measure(house.builtUpArea, 'sq ft')),
    row('floors', 'No. of Floors', count(house.noOfFloors)),
    row('project', 'Project Name', house.projectName),
    row('floors', 'Floor No.', count(house.floorNo)),
    row('rooms', 'No. of Rooms', count(house.noOfRooms)),
    row('washrooms', 'No. of Washrooms', count(house.noOfWashrooms)),
    row('furnishing', 'Furnished Status', name('FurnishedStatus', house.furnishedStatus)),
    row('status', 'Property Status', name('PropertyStatus', house.propertyStatus)),
    row('parking', 'Is Car Parking available?', yesNo(house.carParking)),
    row('facing', 'House Facing', name('Facing', house.facing)),
    row('date', 'Date Built', datePart(house.yearBuilt)),
  ];
}

function plotRows(plot: Listing['plot']): OverviewRow[] {
  if (plot === null) return [];
  return [
    row('kind', 'Plot Type', name('PlotType', plot.plotType)),
    row('area', 'Total Area', measure(plot.totalArea, 'sq ft')),
    ...dimensions(plot),
    row('road', 'Road Front Sides', count(plot.roadFrontSides)),
    row('facing', 'Facing', name('Facing', plot.facing)),
  ];
}

function landRows(land: Listing['land']): OverviewRow[] {
  if (land === null) return [];
  return [
    row('kind', 'Land Type', name('LandType', land.landType)),
    row('area', 'Total Area', measure(land.totalArea, 'acre')),
    row('road', 'Road Front Sides', count(land.roadFrontSides)),
    row('dimensions', 'Total Front', measure(land.totalFront, 'ft')),
    row('water', 'Irrigation Method', name('WaterSupplyType', land.waterSupply)),
  ];
}

function shopRows(shop: Listing['shop']): OverviewRow[] {
  if (shop === null) return [];
  return [
    row('area', 'Total Area', measure(shop.totalArea, 'sq ft')),
    ...dimensions(shop),
    row('status', 'Property Status', name('PropertyStatus', shop.propertyStatus)),
    row('furnishing', 'Furnished Status', name('FurnishedStatus', shop.furnishedStatus)),
    row('floors', 'No. of Floors', count(shop.noOfFloors)),
    row('parking', 'Is Parking Space available?', yesNo(shop.parkingSpace)),
    row('facing', 'Shop Facing', name('Facing', shop.facing)),
    row('date', 'Date Built', datePart(shop.yearBuilt)),
  ];
}

function row(topic: OverviewTopic, label: string, value: string): OverviewRow {
  return { topic, label, value };
}

function dimensions({ length, breadth }: { length: number; breadth: number }): OverviewRow[] {
  return length > 0 && breadth > 0
    ? [row('dimensions', 'Dimensions', `${length} ft x ${breadth} ft`)]
    : [];
}

function name(list: EnumerationName, id: number): string {
  return enumerationName(list, id) ?? '';
}

function count(value: number): string {
  return value > 0 ? String(value) : '';
}

function measure(value: number, unit: string): string {
  return value > 0 ? `${value} ${unit}` : '';
}

function yesNo(value: boolean): string {
  return value ? 'yes' : 'No';
}

/** The date of an ISO date-time: what stands before its `T`. */
function datePart(iso: string | null): string {
  return iso?.split('T')[0] ?? '';
}
