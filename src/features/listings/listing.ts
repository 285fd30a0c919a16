import { z } from 'zod';
import { City } from '#features/places/place.ts';

/** What the API and the pages say of a property. Numbers nobody filled in are 0, texts '', dates and foreign blocks null. */

const House = z
  .object({
    id: z.int(),
    type: z.int(),
    noOfFloors: z.number(),
    projectName: z.string(),
    floorNo: z.number(),
    noOfRooms: z.number(),
    noOfWashrooms: z.number(),
    furnishedStatus: z.int(),
    propertyStatus: z.int(),
    totalArea: z.number().describe('square feet'),
    length: z.number().describe('feet'),
    breadth: z.number().describe('feet'),
    builtUpArea: z.number().describe('square feet'),
    carParking: z.boolean(),
    facing: z.int(),
    yearBuilt: z.string().nullable().describe('ISO date-time at midnight'),
  })
  .meta({ id: 'House' });

const Plot = z
  .object({
    id: z.int(),
    totalArea: z.number().describe('square feet'),
    plotType: z.int(),
    length: z.number().describe('feet'),
    breadth: z.number().describe('feet'),
    roadFrontSides: z.number(),
    facing: z.int(),
  })
  .meta({ id: 'Plot' });

const Land = z
  .object({
    id: z.int(),
    totalArea: z.number().describe('acres'),
    landType: z.int(),
    roadFrontSides: z.number(),
    totalFront: z.number().describe('feet'),
    waterSupply: z.int(),
  })
  .meta({ id: 'Land' });

const Shop = z
  .object({
    id: z.int(),
    noOfFloors: z.number(),
    floorNo: z.number(),
    furnishedStatus: z.int(),
    propertyStatus: z.int(),
    totalArea: z.number().describe('square feet'),
    length: z.number().describe('feet'),
    breadth: z.number().describe('feet'),
    parkingSpace: z.boolean(),
    facing: z.int(),
    yearBuilt: z.string().nullable().describe('ISO date-time at midnight'),
  })
  .meta({ id: 'Shop' });

// A union with null, because the OpenAPI description would make a named shape inside `.nullable()` nullable everywhere.
export const Listing = z
  .object({
    id: z.int(),
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    neighbourhood: z.string(),
    price: z.number().describe('rupees; 0 is "Call for Price"'),
    thumbnail: z.string().nullable().describe('stored relative path with backslashes'),
    imageUrl: z.string().nullable().describe('root-relative address of the picture'),
    videoLink: z.string().describe("the video's 11 characters, or ''"),
    posted: z.string().describe('ISO date-time in UTC'),
    propertyType: z.int(),
    propertyTypeText: z.string(),
    propertyNumber: z.number(),
    roadSize: z.number().describe('feet'),
    ownerContact: z.string(),
    isPopular: z.boolean(),
    countryId: z.int(),
    stateId: z.int(),
    cityID: z.int(),
    city: City,
    houseID: z.int().nullable(),
    house: z.union([House, z.null()]),
    plotID: z.int().nullable(),
    plot: z.union([Plot, z.null()]),
    landID: z.int().nullable(),
    land: z.union([Land, z.null()]),
    shopID: z.int().nullable(),
    shop: z.union([Shop, z.null()]),
    applicationUserID: z.int(),
    applicationUser: z.object({ id: z.int(), userName: z.string() }),
  })
  .meta({ id: 'Property' });

export type Listing = z.infer<typeof Listing>;
