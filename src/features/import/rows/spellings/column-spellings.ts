import type { FieldName } from '#features/listings/fields.ts';
import { TRANSLATION_COLUMN_SPELLINGS, type TranslationColumn } from './translation-columns.ts';

/** Files do not tell land from other areas, nor one parking from another. */
export const SHARED_COLUMNS = {
  landArea: 'totalArea',
  carParking: 'parking',
  parkingSpace: 'parking',
} as const;
export type SharedName = keyof typeof SHARED_COLUMNS;

export type ImportField =
  | Exclude<FieldName, SharedName>
  | TranslationColumn
  | 'id'
  | 'propertyType'
  | 'country'
  | 'state'
  | 'city'
  | 'posted'
  | 'areaAs'
  | 'listingStatus'
  | 'areaUnit'
  | 'priceUnit'
  | 'squareFeetPerMarla'
  | 'dimensions'
  | 'age'
  | 'parking'
  | 'images';

/** Of several columns, the earliest name wins. Fields are read in this order. */
export const COLUMN_SPELLINGS: Record<ImportField, string> = {
  id: `prop id, property id, listing id, listing no, listing key, external id, ref, ref no,
    ref id, reference, reference no, code`,
  propertyType: `property type text, prop type, type of property, type, kind, property kind, category,
    property category, listing type`,
  country: 'country name, city.state.country.name, nation',
  state: 'state name, city.state.name, province, state/ut',
  city: 'city name, city.name, town, town name, city/town, district',
  posted: `posted on, posted date, date posted, post date, listed on, listing date, date listed,
    created at, created on, date added, date`,
  title: `heading, prop heading, property heading, property title, listing title, headline,
    property name, subject`,
  description: `desc, property description, details, property details, about, remarks, public remarks,
    text, body`,
  neighbourhood: `neighborhood, locality, locality name, local area, area name, colony, sector,
    sub locality, location, village, address`,
  ...TRANSLATION_COLUMN_SPELLINGS,
  price: `asking price, expected price, sale price, selling price, list price, total price, amount,
    cost, demand, budget, value`,
  priceUnit: 'unit of price, price units, price in, unit of money, currency unit',
  propertyNumber:
    'property no, house no, plot no, shop no, plot number, house number, unit no, khasra no',
  roadSize: `road, road width, street size, road/street size, width of road, facing road width,
    approach road`,
  ownerContact: `contact, owner phone, owner mobile, owner number, phone, phone no, phone number, mobile,
    mobile no, mobile number, contact no`,
  videoLink: 'video, video url, youtube, youtube link, youtube url, video id',
  isPopular: 'popular, featured, is featured, hot, popular listing',
  totalArea: `area, total area, house.total area, plot.total area, land.total area, shop.total area,
    plot area, land area, size, plot size, land size, area value, super area,
    super built up area`,
  areaAs: 'area as said, said area, area in words, local area measure',
  squareFeetPerMarla: 'square feet per marla, size of marla, marla size',
  areaUnit: 'unit, area units, unit of area, size unit, measurement unit',
  dimensions: 'dimension, plot dimensions, length x breadth',
  length: 'house.length, plot.length, shop.length, plot length, depth',
  breadth: 'house.breadth, plot.breadth, shop.breadth, width, plot width, plot breadth',
  noOfFloors: `floors, total floors, number of floors, house.no of floors, shop.no of floors,
    total floor, storeys, stories, no of storeys`,
  floorNo: `floor, floor num, floor number, house.floor no, shop.floor no, on floor,
    property on floor`,
  furnishedStatus: `furnish, furnished, furnishing, furnishing status, house.furnished status,
    shop.furnished status, furnish status`,
  propertyStatus: `status, possession, possession status, construction status, availability,
    house.property status, shop.property status, property condition, transaction type`,
  listingStatus: 'sale status, status of listing, state of sale',
  age: 'property age, age of property, age of construction, building age',
  plotType: 'plot.plot type, type of plot',
  landType: 'land.land type, type of land',
  roadFrontSides: `plot.road front sides, land.road front sides, open sides, no of open sides, sides open,
    front sides`,
  totalFront: 'land.total front, front, frontage, front width, road front',
  waterSupply: `land.water supply, irrigation, irrigation method, method of irrigation, water source,
    irrigation source`,
  facing: `face, direction, property facing, house facing, house.facing, plot.facing, shop.facing,
    facing direction`,
  yearBuilt: `built, built in, year of construction, house.year built, shop.year built,
    construction year, date built, built year`,
  houseType: 'house.type, type of house, house category',
  projectName: `project, prop name, house.project name, society, society name, building name, building,
    apartment name, complex`,
  noOfRooms: `rooms, bedrooms, bedroom, bedroom num, no of bedrooms, number of bedrooms,
    number of rooms, house.no of rooms, num bedrooms, beds, bhk, bed`,
  noOfWashrooms: `washrooms, bathrooms, bathroom, bathroom num, no of bathrooms, number of bathrooms,
    number of washrooms, house.no of washrooms, baths, bath, toilets`,
  builtUpArea:
    'house.built up area, built area, builtup, covered area, carpet area, constructed area',
  parking: `car parking, parking space, house.car parking, shop.parking space,
    is car parking available, covered parking, garage, parkings`,
  images: 'image files, photo files, picture files',
};
