import { z } from 'zod';
import {
  optionalAmount,
  optionalCode,
  optionalDate,
  optionalFlag,
  optionalId,
  optionalText,
  POSITIVE,
  requiredAmount,
  requiredCode,
  requiredId,
  requiredLines,
  requiredText,
} from '#validation/input-rules.ts';
import { ENUMERATIONS, type EnumerationName } from './enumerations/enumerations.ts';
import { LISTING_KINDS } from './listing-kind.ts';
import { videoId } from './video-id.ts';

/** What the whole form says when any field is wrong. */
export const INVALID_LISTING =
  'Please fill out the form correctly and fill out all the required(*) fields.';

const PHONE = 'Please enter a valid Number.';

/** Far above anything there is; a number beyond is a slip of the keyboard. */
const RUPEES = 1e12;
const SQUARE_FEET = 1e9;
const ACRES = 1e6;
const FEET = 1e6;
const COUNT = 10_000;

const codes = (list: EnumerationName) => ENUMERATIONS[list].map(({ id }) => id);
const area = (max: number) => requiredAmount(max).refine((value) => value !== 0, POSITIVE);

const HouseInput = z.object({
  type: requiredCode(codes('HouseType')),
  noOfFloors: optionalAmount(COUNT),
  projectName: optionalText(200),
  floorNo: optionalAmount(COUNT),
  noOfRooms: optionalAmount(COUNT),
  noOfWashrooms: optionalAmount(COUNT),
  furnishedStatus: optionalCode(codes('FurnishedStatus')),
  propertyStatus: optionalCode(codes('PropertyStatus')),
  totalArea: area(SQUARE_FEET),
  length: optionalAmount(FEET),
  breadth: optionalAmount(FEET),
  builtUpArea: optionalAmount(SQUARE_FEET),
  carParking: optionalFlag,
  facing: optionalCode(codes('Facing')),
  yearBuilt: optionalDate,
});

const PlotInput = z.object({
  totalArea: area(SQUARE_FEET),
  plotType: requiredCode(codes('PlotType')),
  length: optionalAmount(FEET),
  breadth: optionalAmount(FEET),
  roadFrontSides: optionalAmount(COUNT),
  facing: optionalCode(codes('Facing')),
});

const LandInput = z.object({
  totalArea: area(ACRES),
  landType: requiredCode(codes('LandType')),
  roadFrontSides: optionalAmount(COUNT),
  totalFront: optionalAmount(FEET),
  waterSupply: optionalCode(codes('WaterSupplyType')),
});

const ShopInput = z.object({
  noOfFloors: optionalAmount(COUNT),
  floorNo: optionalAmount(COUNT),
  furnishedStatus: optionalCode(codes('FurnishedStatus')),
  propertyStatus: optionalCode(codes('PropertyStatus')),
  totalArea: area(SQUARE_FEET),
  length: optionalAmount(FEET),
  breadth: optionalAmount(FEET),
  parkingSpace: optionalFlag,
  facing: optionalCode(codes('Facing')),
  yearBuilt: optionalDate,
});

/** Ten digits, as text or as a number; absent, null and '' are ''. */
const ownerContact = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : (value ?? '')),
  z
    .string({ error: PHONE })
    .trim()
    .regex(/^(?:\d{10})?$/, PHONE),
);

/**
 * What a listing is made of, wherever it comes from: the form, the API or a file. Exactly the block of the listing's own type
 * is there; those of other types are dropped unread.
 */
export const ListingInput = z.preprocess(
  withOwnBlockOnly,
  z.object({
    title: requiredText(200),
    description: requiredLines(20_000),
    neighbourhood: requiredText(100),
    price: requiredAmount(RUPEES),
    videoLink: optionalText(255).transform(videoId),
    propertyType: requiredCode(LISTING_KINDS.map(({ id }) => id)),
    propertyNumber: optionalAmount(RUPEES),
    roadSize: optionalAmount(FEET),
    ownerContact,
    isPopular: optionalFlag,
    countryId: optionalId,
    stateId: optionalId,
    cityID: requiredId,
    house: HouseInput.optional(),
    plot: PlotInput.optional(),
    land: LandInput.optional(),
    shop: ShopInput.optional(),
  }),
);

export type ListingInput = z.output<typeof ListingInput>;

/** A type's own block is required: where it is missing, `{}` stands in its place and says which fields are. */
function withOwnBlockOnly(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const given = new Map<string, unknown>(Object.entries(body));
  const blocks = LISTING_KINDS.map(({ id, block }) => [
    block,
    id === given.get('propertyType') ? (given.get(block) ?? {}) : undefined,
  ]);
  return { ...body, ...Object.fromEntries(blocks) };
}
