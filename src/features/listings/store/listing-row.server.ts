import type { Selectable } from 'kysely';
import type { Versioned } from '#database/database.server.ts';
import type { Tables } from '#database/tables.ts';
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
import type { Listing } from '#features/listings/listing.ts';
import type { ListingInput } from '#features/listings/listing-input.ts';
import { HOUSE, LAND, LISTING_KINDS, PLOT, SHOP } from '#features/listings/listing-kind.ts';
import {
  type TranslationColumn,
  type Translations,
  translationColumn,
  translationsOf,
} from '#features/listings/listing-translations.ts';
import type { ListingQuery } from '#features/listings/public-listings.server.ts';
import { listingSlug } from '#features/listings/slug.ts';
import { OTHER_LANGUAGES } from '#language/language.ts';
import { areaAsFrom, areaColumns } from './area-columns.server.ts';
import { CITY_COLUMNS, cityFrom } from './place-columns.server.ts';

/** All columns of listings with their place, owner and photo; the caller adds `where` and order. */
export function selectListings(listings: ListingQuery) {
  return listings
    .innerJoin('city', 'city.id', 'property.city_id')
    .innerJoin('state', 'state.id', 'city.state_id')
    .innerJoin('country', 'country.id', 'state.country_id')
    .innerJoin('staff', 'staff.id', 'property.staff_id')
    .leftJoin('image', 'image.id', 'property.image_id')
    .selectAll('property')
    .select(CITY_COLUMNS)
    .select([
      'staff.user_name',
      'image.path as image_path',
      'image.width as image_width',
      'image.height as image_height',
      'image.placeholder as image_placeholder',
    ]);
}

export type FullListingRow = Awaited<
  ReturnType<ReturnType<typeof selectListings>['executeTakeFirstOrThrow']>
>;

export function listingFromRow(row: FullListingRow): Listing {
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
    thumbnail: row.image_path?.replaceAll('/', '\\') ?? null,
    imageUrl: row.image_path === null ? null : `/${row.image_path}`,
    videoLink,
    posted: row.posted,
    propertyType: row.property_type,
    propertyTypeText: enumerationName('PropertyType', row.property_type) ?? '',
    ...rest,
    areaAs: areaAsFrom(row),
    translations: translationsOf((name, language) => row[translationColumn(name, language)]),
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

export async function findVersionedListing(
  listings: ListingQuery,
  id: number,
): Promise<Versioned<Listing> | undefined> {
  const row = await selectListings(listings).where('property.id', '=', id).executeTakeFirst();
  return row && { record: listingFromRow(row), version: row.version };
}

type ListingRow = Selectable<Tables['property']>;
type FieldColumn = (typeof FIELDS)[FieldName]['column'];
/** Columns that the product fills itself. */
type ProductColumn = 'id' | 'image_id' | 'staff_id' | 'posted' | 'version' | 'updated_at';

/** Every column that the input decides. One that no field fills fails the type check. */
export function listingColumns(input: ListingInput): Omit<ListingRow, ProductColumn> {
  return {
    property_type: input.propertyType,
    city_id: input.cityID,
    ...areaColumns(input.areaAs),
    ...fieldColumns(input),
    ...translationColumns(input.translations),
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

function translationColumns(translations: Translations): Pick<ListingRow, TranslationColumn> {
  const columns = OTHER_LANGUAGES.flatMap((language) =>
    TRANSLATED_FIELDS.map((name) => [
      translationColumn(name, language),
      translations[language]?.[name] ?? '',
    ]),
  );
  // `TranslationColumn` has each pair of field and language.
  return Object.fromEntries(columns) as Pick<ListingRow, TranslationColumn>;
}

function valuesOf<Name extends FieldName>(names: readonly Name[], row: ListingRow): Values<Name> {
  const entries = names.map((name) => [memberOf(name), storedValue(fieldOf(name), row)]);
  // Each name becomes one member, which `fromEntries` cannot say.
  return Object.fromEntries(entries) as Values<Name>;
}

function storedValue({ type, column }: Field, row: ListingRow): unknown {
  const stored = row[column];
  if (type === 'flag') return stored === 1;
  return type === 'date' && stored !== null ? `${stored}T00:00:00` : stored;
}
