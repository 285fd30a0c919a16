import type { Selectable } from 'kysely';
import type { Tables } from '#platform/database/tables.ts';
import type { Unit } from '#platform/units/units.ts';
import type { EnumerationName } from './enumerations/enumerations.ts';
import type { KindName } from './listing-kind.ts';

// Plain data, since public pages load it. Labels, icons and import spellings stand elsewhere.

/** In the order of the form. Kind and place are not single values and are written by hand. */
export const COMMON_FIELDS = [
  'neighbourhood',
  'title',
  'description',
  'price',
  'propertyNumber',
  'roadSize',
  'ownerContact',
  'videoLink',
  'isPopular',
] as const;

/** In the order of the overview; the form asks in the same order, flags last. */
export const KIND_FIELDS = {
  house: [
    'houseType',
    'totalArea',
    'length',
    'breadth',
    'builtUpArea',
    'noOfFloors',
    'projectName',
    'floorNo',
    'noOfRooms',
    'noOfWashrooms',
    'furnishedStatus',
    'propertyStatus',
    'carParking',
    'facing',
    'yearBuilt',
  ],
  plot: ['plotType', 'totalArea', 'length', 'breadth', 'roadFrontSides', 'facing'],
  land: ['landType', 'landArea', 'roadFrontSides', 'totalFront', 'waterSupply'],
  shop: [
    'totalArea',
    'length',
    'breadth',
    'propertyStatus',
    'furnishedStatus',
    'noOfFloors',
    'floorNo',
    'parkingSpace',
    'facing',
    'yearBuilt',
  ],
} as const satisfies Record<KindName, readonly string[]>;

export type CommonName = (typeof COMMON_FIELDS)[number];
export type OwnName<Kind extends KindName = KindName> = (typeof KIND_FIELDS)[Kind][number];
export type FieldName = CommonName | OwnName;

type Row = Selectable<Tables['property']>;

/** A column that is misspelled or of another type fails the type check. */
type ColumnOf<Value> = {
  [Column in keyof Row]: [Row[Column], Value] extends [Value, Row[Column]] ? Column : never;
}[keyof Row];

/** Without a value, numbers and codes are 0, texts '', dates null, flags false. */
export type Field = { readonly required?: true } & (
  | {
      readonly type: 'number';
      readonly column: ColumnOf<number>;
      readonly unit?: Unit;
      /** By default what is plausible in the unit. */
      readonly max?: number;
      /** 0 is a value, not "nothing filled in". */
      readonly mayBeZero?: true;
    }
  | { readonly type: 'code'; readonly column: ColumnOf<number>; readonly list: EnumerationName }
  | { readonly type: 'flag'; readonly column: ColumnOf<number> }
  | {
      readonly type: 'line' | 'lines' | 'video';
      readonly column: ColumnOf<string>;
      readonly max: number;
    }
  | { readonly type: 'phone'; readonly column: ColumnOf<string> }
  | { readonly type: 'date'; readonly column: ColumnOf<string | null> }
);

export type FormSection = 'what' | 'place' | 'measure' | 'listing' | 'details' | 'media';

interface CommonPlace {
  readonly form: FormSection;
  /** Before the kind's fields, or behind them if it has a value. */
  readonly overview?: 'first' | 'last';
}

/** In the order of the API's members, which hashes of repeated requests depend on. */
export const FIELDS = {
  title: { type: 'line', column: 'title', max: 200, required: true, form: 'what' },
  description: {
    type: 'lines',
    column: 'description',
    max: 20_000,
    required: true,
    form: 'listing',
  },
  neighbourhood: {
    type: 'line',
    column: 'neighbourhood',
    max: 100,
    required: true,
    form: 'place',
  },
  price: {
    type: 'number',
    column: 'price',
    unit: 'rupees',
    required: true,
    mayBeZero: true,
    form: 'measure',
  },
  videoLink: { type: 'video', column: 'video_id', max: 255, form: 'media' },
  propertyNumber: {
    type: 'number',
    column: 'property_number',
    max: 1e12,
    form: 'details',
    overview: 'first',
  },
  roadSize: {
    type: 'number',
    column: 'road_size',
    unit: 'feet',
    form: 'details',
    overview: 'last',
  },
  ownerContact: { type: 'phone', column: 'owner_contact', form: 'details' },
  isPopular: { type: 'flag', column: 'is_popular', form: 'listing' },

  houseType: { type: 'code', column: 'house_type', list: 'HouseType', required: true },
  noOfFloors: { type: 'number', column: 'no_of_floors' },
  projectName: { type: 'line', column: 'project_name', max: 200 },
  floorNo: { type: 'number', column: 'floor_no' },
  noOfRooms: { type: 'number', column: 'no_of_rooms' },
  noOfWashrooms: { type: 'number', column: 'no_of_washrooms' },
  furnishedStatus: { type: 'code', column: 'furnished_status', list: 'FurnishedStatus' },
  propertyStatus: { type: 'code', column: 'property_status', list: 'PropertyStatus' },
  // Land shares the column, but is measured in acres and has filters of its own.
  totalArea: { type: 'number', column: 'total_area', unit: 'squareFeet', required: true },
  landArea: { type: 'number', column: 'total_area', unit: 'acres', required: true },
  plotType: { type: 'code', column: 'plot_type', list: 'PlotType', required: true },
  landType: { type: 'code', column: 'land_type', list: 'LandType', required: true },
  length: { type: 'number', column: 'length', unit: 'feet' },
  breadth: { type: 'number', column: 'breadth', unit: 'feet' },
  builtUpArea: { type: 'number', column: 'built_up_area', unit: 'squareFeet' },
  roadFrontSides: { type: 'number', column: 'road_front_sides' },
  totalFront: { type: 'number', column: 'total_front', unit: 'feet' },
  waterSupply: { type: 'code', column: 'water_supply', list: 'WaterSupplyType' },
  carParking: { type: 'flag', column: 'parking' },
  parkingSpace: { type: 'flag', column: 'parking' },
  facing: { type: 'code', column: 'facing', list: 'Facing' },
  yearBuilt: { type: 'date', column: 'year_built' },
} as const satisfies Record<CommonName, Field & CommonPlace> & Record<OwnName, Field>;

/** Staff may also write these in the other languages, in columns such as `title_pa`. */
export const TRANSLATED_FIELDS = [
  'title',
  'description',
  'neighbourhood',
] as const satisfies readonly CommonName[];

/** Names in the API that differ from those here. */
export const MEMBERS = { houseType: 'type', landArea: 'totalArea' } as const satisfies Partial<
  Record<OwnName, string>
>;

export const NOT_IN_OVERVIEW = ['shop.floorNo'] as const satisfies `${KindName}.${OwnName}`[];

/** What a line of facts says behind kind, area and place. */
export const LINE_FIELDS = ['facing', 'roadSize'] as const satisfies readonly FieldName[];

/** What a row of results says beside price, area and place. */
export const CARD_FIELDS = [
  'noOfRooms',
  'noOfWashrooms',
  'length',
  'breadth',
  ...LINE_FIELDS,
] as const satisfies readonly FieldName[];
export type CardField = (typeof CARD_FIELDS)[number];

/** What buyers ask first: the first four that are told stand large above the overview. */
export const KEY_FACTS = {
  house: ['totalArea', 'length', 'facing', 'noOfRooms', 'builtUpArea', 'roadSize', 'noOfFloors'],
  plot: ['totalArea', 'length', 'facing', 'roadSize', 'roadFrontSides', 'plotType'],
  land: ['landArea', 'totalFront', 'waterSupply', 'roadSize', 'roadFrontSides', 'landType'],
  shop: ['totalArea', 'length', 'facing', 'roadSize', 'noOfFloors', 'propertyStatus'],
} as const satisfies Record<KindName, readonly FieldName[]>;

/** What the drawing of a plot is made from. */
export const PLOT_FIELDS = {
  front: ['breadth', 'totalFront'],
  depth: ['length'],
  bearing: ['facing'],
  roadSides: ['roadFrontSides'],
  roadWidth: ['roadSize'],
} as const satisfies Record<string, readonly FieldName[]>;

type NameOfType<Type extends Field['type']> = {
  [Name in FieldName]: (typeof FIELDS)[Name]['type'] extends Type ? Name : never;
}[FieldName];

interface ChoiceFilter {
  readonly is: string;
}

interface CountFilter {
  readonly atLeast: string;
  readonly max: number;
}

interface RangeFilter {
  readonly from: string;
  readonly to: string;
}

/** Of a flag: whether a listing must have it. */
interface FlagFilter {
  readonly yes: string;
}

/** By the API's members, in the order of addresses and of the search form. */
export const FILTERS = {
  houseType: { is: 'houseType' },
  plotType: { is: 'plotType' },
  landType: { is: 'landType' },
  noOfRooms: { atLeast: 'noOfRooms', max: 200 },
  propertyStatus: { is: 'propertyStatus' },
  totalArea: { from: 'minTotalArea', to: 'maxTotalArea' },
  facing: { is: 'propertyFacing' },
  waterSupply: { is: 'irrigationMethod' },
  landArea: { from: 'minTotalLandArea', to: 'maxTotalLandArea' },
  carParking: { yes: 'carParking' },
  parkingSpace: { yes: 'parkingSpace' },
} as const satisfies { [Name in NameOfType<'code'>]?: ChoiceFilter } & {
  [Name in NameOfType<'number'>]?: CountFilter | RangeFilter;
} & { [Name in NameOfType<'flag'>]?: FlagFilter };

export type FilteredName = keyof typeof FILTERS;
