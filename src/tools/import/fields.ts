import { bareName } from './spelling.ts';

/** How the numbers of a field may be measured: a column's name may say a unit of that kind. */
export type Measure = 'area' | 'money' | 'length';

interface FieldWords {
  /** What files call it, besides its own name; when several columns of a file fit, the earliest named here is taken. */
  readonly synonyms: string;
  readonly measure?: Measure;
}

/** Everything that a file can tell of a listing, by the product's names, with what other people's files call it. */
const FIELD_WORDS = {
  id: {
    synonyms:
      'prop id, property id, listing id, listing no, listing key, external id, ref, ref no, ref id, reference, reference no, code',
  },
  title: {
    synonyms:
      'heading, prop heading, property heading, property title, listing title, headline, property name, subject',
  },
  description: {
    synonyms:
      'desc, property description, details, property details, about, remarks, public remarks, text, body',
  },
  propertyType: {
    synonyms:
      'property type text, prop type, type of property, type, kind, property kind, category, property category, listing type',
  },
  houseType: { synonyms: 'house.type, type of house, house category' },
  plotType: { synonyms: 'plot.plot type, type of plot' },
  landType: { synonyms: 'land.land type, type of land' },
  country: { synonyms: 'country name, city.state.country.name, nation' },
  state: { synonyms: 'state name, city.state.name, province, state/ut' },
  city: { synonyms: 'city name, city.name, town, town name, city/town, district' },
  neighbourhood: {
    synonyms:
      'neighborhood, locality, locality name, local area, area name, colony, sector, sub locality, location, village, address',
  },
  price: {
    synonyms:
      'asking price, expected price, sale price, selling price, list price, total price, amount, cost, demand, budget, value',
    measure: 'money',
  },
  totalArea: {
    synonyms:
      'area, total area, house.total area, plot.total area, land.total area, shop.total area, plot area, land area, size, plot size, land size, area value, super area, super built up area',
    measure: 'area',
  },
  areaUnit: { synonyms: 'unit, area units, unit of area, size unit, measurement unit' },
  builtUpArea: {
    synonyms:
      'house.built up area, built area, builtup, covered area, carpet area, constructed area',
    measure: 'area',
  },
  length: {
    synonyms: 'house.length, plot.length, shop.length, plot length, depth',
    measure: 'length',
  },
  breadth: {
    synonyms: 'house.breadth, plot.breadth, shop.breadth, width, plot width, plot breadth',
    measure: 'length',
  },
  dimensions: { synonyms: 'dimension, plot dimensions, length x breadth', measure: 'length' },
  noOfRooms: {
    synonyms:
      'rooms, bedrooms, bedroom, bedroom num, no of bedrooms, number of bedrooms, number of rooms, house.no of rooms, num bedrooms, beds, bhk, bed',
  },
  noOfWashrooms: {
    synonyms:
      'washrooms, bathrooms, bathroom, bathroom num, no of bathrooms, number of bathrooms, number of washrooms, house.no of washrooms, baths, bath, toilets',
  },
  noOfFloors: {
    synonyms:
      'floors, total floors, number of floors, house.no of floors, shop.no of floors, total floor, storeys, stories, no of storeys',
  },
  floorNo: {
    synonyms:
      'floor, floor num, floor number, house.floor no, shop.floor no, on floor, property on floor',
  },
  furnishedStatus: {
    synonyms:
      'furnish, furnished, furnishing, furnishing status, house.furnished status, shop.furnished status, furnish status',
  },
  propertyStatus: {
    synonyms:
      'status, possession, possession status, construction status, availability, house.property status, shop.property status, property condition, transaction type',
  },
  age: { synonyms: 'property age, age of property, age of construction, building age' },
  yearBuilt: {
    synonyms:
      'built, built in, year of construction, house.year built, shop.year built, construction year, date built, built year',
  },
  facing: {
    synonyms:
      'face, direction, property facing, house facing, house.facing, plot.facing, shop.facing, facing direction',
  },
  parking: {
    synonyms:
      'car parking, parking space, house.car parking, shop.parking space, is car parking available, covered parking, garage, parkings',
  },
  projectName: {
    synonyms:
      'project, prop name, house.project name, society, society name, building name, building, apartment name, complex',
  },
  propertyNumber: {
    synonyms:
      'property no, house no, plot no, shop no, plot number, house number, unit no, khasra no',
  },
  roadSize: {
    synonyms:
      'road, road width, street size, road/street size, width of road, facing road width, approach road',
    measure: 'length',
  },
  roadFrontSides: {
    synonyms:
      'plot.road front sides, land.road front sides, open sides, no of open sides, sides open, front sides',
  },
  totalFront: {
    synonyms: 'land.total front, front, frontage, front width, road front',
    measure: 'length',
  },
  waterSupply: {
    synonyms:
      'land.water supply, irrigation, irrigation method, method of irrigation, water source, irrigation source',
  },
  ownerContact: {
    synonyms:
      'contact, owner phone, owner mobile, owner number, phone, phone no, phone number, mobile, mobile no, mobile number, contact no',
  },
  videoLink: { synonyms: 'video, video url, youtube, youtube link, youtube url, video id' },
  isPopular: { synonyms: 'popular, featured, is featured, hot, popular listing' },
  posted: {
    synonyms:
      'posted on, posted date, date posted, post date, listed on, listing date, date listed, created at, created on, date added, date',
  },
} as const satisfies Record<string, FieldWords>;

export type Field = keyof typeof FIELD_WORDS;

/** The fields without which no listing can be made. The other columns may be missing or blank. */
export const REQUIRED_FIELDS = [
  'propertyType',
  'city',
  'neighbourhood',
  'title',
  'description',
  'price',
  'totalArea',
] as const satisfies Field[];

export interface NamedField {
  readonly field: Field;
  /** 0 for the field's own name; of several columns that mean the same field, the one with the lowest rank is taken. */
  readonly rank: number;
}

const FIELDS = Object.keys(FIELD_WORDS).filter((name): name is Field => name in FIELD_WORDS);

/** A field's own name comes last into the map, so that no synonym can stand in its way. */
const BY_NAME = new Map(
  FIELDS.flatMap((field) =>
    [field, ...FIELD_WORDS[field].synonyms.split(',')].map((name, rank): [string, NamedField] => [
      bareName(name),
      { field, rank },
    ]),
  ).sort(([, one], [, other]) => other.rank - one.rank),
);

/** The field that a name stands for, whatever its case and punctuation. */
export function fieldNamed(name: string): NamedField | undefined {
  return BY_NAME.get(bareName(name));
}

/** How the numbers of a field are measured, or undefined for fields that have no unit. */
export function measureOf(field: Field): Measure | undefined {
  const words: FieldWords = FIELD_WORDS[field];
  return words.measure;
}
