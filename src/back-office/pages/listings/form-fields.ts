import type { EnumerationName } from '#features/listings/enumerations/enumerations.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';

type Block = (typeof LISTING_KINDS)[number]['block'];

/** A field of the property form: what it is called and which kind of value it takes. */
export interface FormFieldSpec {
  readonly label: string;
  /** A code of an enumeration, or the id of a place; numbers may carry a unit. */
  readonly kind: 'text' | 'number' | 'date' | 'flag' | 'place' | { readonly list: EnumerationName };
  readonly required?: boolean;
  readonly unit?: string;
}

const choice = (label: string, list: EnumerationName, required = false) => ({
  label,
  kind: { list },
  required,
});
const number = (label: string, unit?: string) => ({
  label,
  kind: 'number' as const,
  ...(unit !== undefined && { unit }),
});
const area = (unit: string) => ({ ...number('Total Area', unit), required: true });

/** Every field of the form in its order. The part before `_` names the block of the type that has the field. */
export const FORM_FIELDS = {
  propertyType: choice('Property Type', 'PropertyType', true),
  countryId: { label: 'Country', kind: 'place', required: true },
  stateId: { label: 'State', kind: 'place', required: true },
  cityID: { label: 'City', kind: 'place', required: true },
  neighbourhood: { label: 'Neighbourhood', kind: 'text', required: true },
  title: { label: 'Title', kind: 'text', required: true },
  description: { label: 'Description', kind: 'text', required: true },
  price: { label: 'Price', kind: 'number', unit: 'Rs.', required: true },
  propertyNumber: number('Property Number'),
  roadSize: number('Road/Street Size', 'ft'),
  ownerContact: { label: 'Owner Contact', kind: 'text' },
  videoLink: { label: 'Video Link', kind: 'text' },
  isPopular: { label: 'Popular listing', kind: 'flag' },

  house_type: choice('House Type', 'HouseType', true),
  house_totalArea: area('sq ft'),
  house_length: number('Length', 'ft'),
  house_breadth: number('Breadth', 'ft'),
  house_builtUpArea: number('Built Up Area', 'sq ft'),
  house_noOfFloors: number('No. of Floors'),
  house_projectName: { label: 'Project Name', kind: 'text' },
  house_floorNo: number('Floor No.'),
  house_noOfRooms: number('No. of Rooms'),
  house_noOfWashrooms: number('No. of Washrooms'),
  house_furnishedStatus: choice('Furnished Status', 'FurnishedStatus'),
  house_propertyStatus: choice('Property Status', 'PropertyStatus'),
  house_facing: choice('House Facing', 'Facing'),
  house_yearBuilt: { label: 'Date Built', kind: 'date' },
  house_carParking: { label: 'Is Car Parking available?', kind: 'flag' },

  plot_plotType: choice('Plot Type', 'PlotType', true),
  plot_totalArea: area('sq ft'),
  plot_length: number('Length', 'ft'),
  plot_breadth: number('Breadth', 'ft'),
  plot_roadFrontSides: number('Road Front Sides'),
  plot_facing: choice('Facing', 'Facing'),

  land_landType: choice('Land Type', 'LandType', true),
  land_totalArea: area('acres'),
  land_roadFrontSides: number('Road Front Sides'),
  land_totalFront: number('Total Front', 'ft'),
  land_waterSupply: choice('Method of Irrigation', 'WaterSupplyType'),

  shop_totalArea: area('sq ft'),
  shop_length: number('Length', 'ft'),
  shop_breadth: number('Breadth', 'ft'),
  shop_propertyStatus: choice('Property Status', 'PropertyStatus'),
  shop_furnishedStatus: choice('Furnished Status', 'FurnishedStatus'),
  shop_noOfFloors: number('No. of Floors'),
  shop_floorNo: number('Floor No.'),
  shop_facing: choice('Shop Facing', 'Facing'),
  shop_yearBuilt: { label: 'Date Built', kind: 'date' },
  shop_parkingSpace: { label: 'Is Parking Space available?', kind: 'flag' },
} as const satisfies Record<string, FormFieldSpec>;

export type FormFieldName = keyof typeof FORM_FIELDS;

/** What the fields hold, as a browser's fields hold it: text, '' where nothing is filled in; a flag is `yes` or ''. */
export type ListingForm = Record<FormFieldName, string>;

// Every name stands in the table once, which `Object.keys` cannot say.
export const FIELD_NAMES = Object.keys(FORM_FIELDS) as FormFieldName[];

export function formFieldSpec(name: FormFieldName): FormFieldSpec {
  return FORM_FIELDS[name];
}

/** The block that a field belongs to and its name in it; fields of every type have no block. */
export function placeOf(name: FormFieldName): { block: Block | undefined; member: string } {
  const [first = '', member] = name.split('_');
  return member === undefined
    ? { block: undefined, member: first }
    : { block: blockNamed(first), member };
}

/** The fields of a type's own block, in their order; none while no type is chosen. */
export function fieldsOfType(propertyType: string): FormFieldName[] {
  const type = LISTING_KINDS.find(({ id }) => String(id) === propertyType);
  return type === undefined ? [] : FIELD_NAMES.filter((name) => placeOf(name).block === type.block);
}

function blockNamed(name: string): Block | undefined {
  return LISTING_KINDS.find(({ block }) => block === name)?.block;
}
