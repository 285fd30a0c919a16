import { z } from 'zod';
import { City } from '#features/listings/place.ts';
import { UNITS } from '#platform/units/units.ts';
import { API_FIELDS, schemasOf } from './api-fields.ts';
import { AreaAs } from './area-as.ts';
import { fieldOf } from './field-queries.ts';
import type { FieldName } from './fields.ts';
import { Translations } from './listing-translations.ts';
import { ListingImage } from './photos/listing-image.ts';

function answerOf(name: FieldName): z.ZodType {
  const field = fieldOf(name);
  switch (field.type) {
    case 'number': {
      if (field.unit === undefined) return z.number();
      const unit = UNITS[field.unit].name;
      return z.number().describe(field.mayBeZero ? `${unit}; 0 is "Call for Price"` : unit);
    }
    case 'code':
      return z.int();
    case 'flag':
      return z.boolean();
    case 'video':
      return z.string().describe("the video's 11 characters, or ''");
    case 'date':
      return z.string().nullable().describe('ISO date-time at midnight');
    default:
      return z.string();
  }
}

const block = <Name extends FieldName>(names: readonly Name[]) =>
  z.object({ id: z.int(), ...schemasOf(names, answerOf) });
const House = block(API_FIELDS.house).meta({ id: 'House' });
const Plot = block(API_FIELDS.plot).meta({ id: 'Plot' });
const Land = block(API_FIELDS.land).meta({ id: 'Land' });
const Shop = block(API_FIELDS.shop).meta({ id: 'Shop' });

const { title, description, neighbourhood, price, videoLink, ...rest } = schemasOf(
  API_FIELDS.common,
  answerOf,
);

const LifeMembers = {
  status: z.int().describe('a code of ListingStatus'),
  statusChangedAt: z.string().describe('ISO date-time in UTC'),
  checkedAt: z.string().nullable().describe('when the agency last made sure of it'),
  previousPrice: z.number().nullable().describe('the price before the last reduction, for 90 days'),
  trashedAt: z.string().nullable().describe('when it was moved to the trash'),
};

/** `.nullable()` would make a named shape nullable everywhere in OpenAPI. */
export const Listing = z
  .object({
    id: z.int(),
    slug: z.string(),
    title,
    description,
    neighbourhood,
    price,
    thumbnail: z.string().nullable().describe('stored relative path with backslashes'),
    imageUrl: z.string().nullable().describe('root-relative address of the cover, or null'),
    imageCount: z.int(),
    videoLink,
    posted: z.string().describe('ISO date-time in UTC'),
    propertyType: z.int(),
    propertyTypeText: z.string(),
    ...rest,
    areaAs: z.union([AreaAs, z.null()]),
    ...LifeMembers,
    translations: Translations,
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

export const ListingWithImages = Listing.extend({
  images: z.array(ListingImage).describe('in their order; the first is the cover'),
}).meta({ id: 'PropertyWithImages' });

export type ListingWithImages = z.infer<typeof ListingWithImages>;

/** Hides the price and the owner's number of a sold listing. */
export function asSold<Sold extends Listing>(listing: Sold): Sold {
  return { ...listing, price: 0, previousPrice: null, ownerContact: '' };
}

/** What the public sees: the poster's name is a log-in name. */
export function postedByAgency<Posted extends Listing>(listing: Posted, agency: string): Posted {
  return { ...listing, applicationUser: { ...listing.applicationUser, userName: agency } };
}
