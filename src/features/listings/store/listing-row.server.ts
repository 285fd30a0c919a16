import type { Selectable } from 'kysely';
import { API_FIELDS } from '#features/listings/api-fields.ts';
import { enumerationName } from '#features/listings/enumerations/enumerations.ts';
import {
  ALL_FIELDS,
  fieldOf,
  memberOf,
  type Values,
  valueIn,
} from '#features/listings/field-queries.ts';
import {
  type FIELDS,
  type Field,
  type FieldName,
  TRANSLATED_FIELDS,
} from '#features/listings/fields.ts';
import { languageColumn, languageValues } from '#features/listings/language-columns.ts';
import type { Listing, ListingWithImages } from '#features/listings/listing.ts';
import type { ListingInput } from '#features/listings/listing-input.ts';
import { HOUSE, LAND, LISTING_KINDS, PLOT, SHOP } from '#features/listings/listing-kind.ts';
import { translationsOf } from '#features/listings/listing-translations.ts';
import type { ListingQuery } from '#features/listings/public-listings.server.ts';
import { listingSlug } from '#features/listings/slug.ts';
import { builtOnce } from '#platform/database/built-once.ts';
import type { Versioned } from '#platform/database/database.server.ts';
import type { Tables } from '#platform/database/tables.ts';
import { areaAsFrom, areaColumns } from './area-columns.server.ts';
import { type LifeColumns, lifeFrom } from './life-columns.server.ts';
import {
  COVER_COLUMNS,
  findPhotoRows,
  imageOf,
  photoCount,
  withCover,
} from './listing-photos.server.ts';
import type { PhotoRow } from './photo-rows.server.ts';
import { CITY_COLUMNS, cityFrom } from './place-columns.server.ts';

/** All columns of listings with their place, owner and cover; the caller adds `where` and order. */
export const selectListings = builtOnce((listings: ListingQuery) =>
  withCover(listings)
    .innerJoin('city', 'city.id', 'property.city_id')
    .innerJoin('state', 'state.id', 'city.state_id')
    .innerJoin('country', 'country.id', 'state.country_id')
    .innerJoin('staff', 'staff.id', 'property.staff_id')
    .selectAll('property')
    .select(CITY_COLUMNS)
    .select(['staff.user_name', ...COVER_COLUMNS])
    .select(photoCount),
);

export type FullListingRow = Awaited<
  ReturnType<ReturnType<typeof selectListings>['executeTakeFirstOrThrow']>
>;

/** `at` decides what is long ago. */
export function listingFromRow(row: FullListingRow, at: Date): Listing {
  const { title, description, neighbourhood, price, videoLink, ...rest } = valuesOf(
    API_FIELDS.common,
    row,
  );
  const idIfOfKind = (kind: number) => (row.property_type === kind ? row.id : null);
  const block = <Name extends FieldName>(kind: number, names: readonly Name[]) =>
    row.property_type === kind ? { id: row.id, ...valuesOf(names, row) } : null;
  return {
    id: row.id,
    slug: listingSlug(row.title, row.id),
    title,
    description,
    neighbourhood,
    price,
    ...coverMembers(row.image_path === null ? null : `/${row.image_path}`),
    imageCount: row.image_count,
    videoLink,
    posted: row.posted,
    propertyType: row.property_type,
    propertyTypeText: enumerationName('PropertyType', row.property_type) ?? '',
    ...rest,
    areaAs: areaAsFrom(row),
    ...lifeFrom(row, at),
    translations: translationsOf((name, language) => row[languageColumn(name, language)]),
    countryId: row.country_id,
    stateId: row.state_id,
    cityID: row.city_id,
    city: cityFrom(row),
    houseID: idIfOfKind(HOUSE),
    house: block(HOUSE, API_FIELDS.house),
    plotID: idIfOfKind(PLOT),
    plot: block(PLOT, API_FIELDS.plot),
    landID: idIfOfKind(LAND),
    land: block(LAND, API_FIELDS.land),
    shopID: idIfOfKind(SHOP),
    shop: block(SHOP, API_FIELDS.shop),
    applicationUserID: row.staff_id,
    applicationUser: { id: row.staff_id, userName: row.user_name },
  };
}

export interface FoundListing extends Versioned<ListingWithImages> {
  readonly row: FullListingRow;
  readonly photos: readonly PhotoRow[];
}

export async function findVersionedListing(
  listings: ListingQuery,
  id: number,
  at: Date,
): Promise<FoundListing | undefined> {
  const row = await selectListings(listings).where('property.id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const photos = await findPhotoRows(listings, id);
  const images = photos.map(imageOf);
  return {
    record: {
      ...listingFromRow(row, at),
      // Photos may have changed since the row was read.
      ...coverMembers(images[0]?.imageUrl ?? null),
      imageCount: images.length,
      images,
    },
    version: row.version,
    row,
    photos,
  };
}

function coverMembers(imageUrl: string | null): Pick<Listing, 'thumbnail' | 'imageUrl'> {
  return { thumbnail: imageUrl?.slice(1).replaceAll('/', '\\') ?? null, imageUrl };
}

type ListingRow = Selectable<Tables['property']>;
type FieldColumn = (typeof FIELDS)[FieldName]['column'];
/** Columns that the product fills itself. */
type ProductColumn = 'id' | 'staff_id' | 'posted' | 'version' | 'updated_at' | keyof LifeColumns;

/** Every column that the input decides. One that no field fills fails the type check. */
export function listingColumns(input: ListingInput): Omit<ListingRow, ProductColumn> {
  return {
    property_type: input.propertyType,
    city_id: input.cityID,
    ...areaColumns(input.areaAs),
    ...fieldColumns(input),
    ...languageValues(
      TRANSLATED_FIELDS,
      (name, language) => input.translations[language]?.[name] ?? '',
    ),
  };
}

const EMPTY: Record<Field['type'], number | string | null> = {
  number: 0,
  code: 0,
  flag: 0,
  line: '',
  lines: '',
  video: '',
  phone: '',
  date: null,
};
const EMPTY_COLUMNS = ALL_FIELDS.map((name): [string, unknown] => [
  fieldOf(name).column,
  EMPTY[fieldOf(name).type],
]);

function fieldColumns(input: ListingInput): Pick<ListingRow, FieldColumn> {
  const columns = new Map(EMPTY_COLUMNS);
  const fill = (names: readonly FieldName[], values: object) => {
    for (const name of names) {
      const value = valueIn(values, name);
      columns.set(fieldOf(name).column, typeof value === 'boolean' ? Number(value) : value);
    }
  };
  fill(API_FIELDS.common, input);
  for (const { block } of LISTING_KINDS) {
    const own = input[block];
    if (own !== undefined) fill(API_FIELDS[block], own);
  }
  // `EMPTY_COLUMNS` has every column of a field, and `ColumnOf` its type.
  return Object.fromEntries(columns) as Pick<ListingRow, FieldColumn>;
}

function valuesOf<Name extends FieldName>(names: readonly Name[], row: ListingRow): Values<Name> {
  const values: Record<string, unknown> = {};
  for (const name of names) values[memberOf(name)] = storedValue(fieldOf(name), row);
  // Each name becomes one member, which a loop cannot say.
  return values as Values<Name>;
}

function storedValue({ type, column }: Field, row: ListingRow): unknown {
  const stored = row[column];
  if (type === 'flag') return stored === 1;
  return type === 'date' && stored !== null ? `${stored}T00:00:00` : stored;
}
