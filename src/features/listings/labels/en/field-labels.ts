import type { FieldPath } from '#features/listings/field-queries.ts';

// Labels for the screen; nothing is keyed, filtered or compared by them.

/** In the form, and on every screen without a word of its own. */
export const FIELD_LABELS: Record<FieldPath, string> = {
  neighbourhood: 'Neighbourhood',
  title: 'Title',
  description: 'Description',
  price: 'Price',
  propertyNumber: 'Property Number',
  roadSize: 'Road/Street Size',
  ownerContact: 'Owner Contact',
  videoLink: 'Video Link',
  isPopular: 'Popular listing',

  'house.type': 'House Type',
  'house.totalArea': 'Total Area',
  'house.length': 'Length',
  'house.breadth': 'Breadth',
  'house.builtUpArea': 'Built Up Area',
  'house.noOfFloors': 'No. of Floors',
  'house.projectName': 'Project Name',
  'house.floorNo': 'Floor No.',
  'house.noOfRooms': 'No. of Rooms',
  'house.noOfWashrooms': 'No. of Washrooms',
  'house.furnishedStatus': 'Furnished Status',
  'house.propertyStatus': 'Property Status',
  'house.carParking': 'Is Car Parking available?',
  'house.facing': 'House Facing',
  'house.yearBuilt': 'Date Built',

  'plot.plotType': 'Plot Type',
  'plot.totalArea': 'Total Area',
  'plot.length': 'Length',
  'plot.breadth': 'Breadth',
  'plot.roadFrontSides': 'Road Front Sides',
  'plot.facing': 'Facing',

  'land.landType': 'Land Type',
  'land.totalArea': 'Total Area',
  'land.roadFrontSides': 'Road Front Sides',
  'land.totalFront': 'Total Front',
  'land.waterSupply': 'Method of Irrigation',

  'shop.totalArea': 'Total Area',
  'shop.length': 'Length',
  'shop.breadth': 'Breadth',
  'shop.propertyStatus': 'Property Status',
  'shop.furnishedStatus': 'Furnished Status',
  'shop.noOfFloors': 'No. of Floors',
  'shop.floorNo': 'Floor No.',
  'shop.parkingSpace': 'Is Parking Space available?',
  'shop.facing': 'Shop Facing',
  'shop.yearBuilt': 'Date Built',
};

export const KIND_AND_PLACE_LABELS = {
  propertyType: 'Property Type',
  countryId: 'Country',
  stateId: 'State',
  cityID: 'City',
} as const;

/** Where the specification differs; `length` stands for both dimensions. */
export const OVERVIEW_LABELS: Partial<Record<FieldPath, string>> & { readonly posted: string } = {
  'house.length': 'Dimensions',
  'plot.length': 'Dimensions',
  'shop.length': 'Dimensions',
  'land.waterSupply': 'Irrigation Method',
  posted: 'Posted On',
};
