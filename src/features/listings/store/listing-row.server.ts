import type { Selectable } from 'kysely';
import type { Versioned } from '#database/database.server.ts';
import type { Tables } from '#database/tables.ts';
import { API_FIELDS } from '#features/listings/api-fields.ts';
import type { AreaAs } from '#features/listings/area-as.ts';
import { enumerationName } from '#features/listings/enumerations/enumerations.ts';
import {
  ALL_FIELDS,
  fieldOf,
  memberOf,
  type Values,
  valueIn,
} from '#features/listings/field-queries.ts';
import type { FIELDS, Field, FieldName } from '#features/listings/fields.ts';
import type { Listing } from '#features/listings/listing.ts';
import type { ListingInput } from '#features/listings/listing-input.ts';
import { HOUSE, LAND, LISTING_KINDS, PLOT, SHOP } from '#features/listings/listing-kind.ts';
import type { ListingQuery } from '#features/listings/public-listings.server.ts';
import { listingSlug } from '#features/listings/slug.ts';
import { AREA_UNITS } from '#units/area-units.ts';

/** All columns of listings with their place, owner and photo; the caller adds `where` and order. */
export function selectListings(listings: ListingQuery) {
  return listings
    .innerJoin('city', 'city.id', 'property.city_id')
    .innerJoin('state', 'state.id', 'city.state_id')
    .innerJoin('country', 'country.id', 'state.country_id')
    .innerJoin('staff', 'staff.id', 'property.staff_id')
    .leftJoin('image', 'image.id', 'property.image_id')
    .selectAll('property')
    .select([
      'city.name as city_name',
      'city.state_id',
      'state.name as state_name',
      'state.country_id',
      'country.name as country_name',
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
  const country = { id: row.country_id, name: row.country_name };
  const state = { id: row.state_id, name: row.state_name, countryId: row.country_id, country };
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
    areaAs: areaAsOf(row),
    countryId: row.country_id,
    stateId: row.state_id,
    cityID: row.city_id,
    city: { id: row.city_id, name: row.city_name, stateId: row.state_id, state },
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

/** Stored in three columns, of which the first two are null together. */
function areaAsOf(row: ListingRow): AreaAs | null {
  const unit = AREA_UNITS.find((known) => known === row.said_area_unit);
  return row.said_area === null || unit === undefined
    ? null
    : { value: row.said_area, unit, squareFeetPerMarla: row.square_feet_per_marla };
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
    said_area: input.areaAs?.value ?? null,
    said_area_unit: input.areaAs?.unit ?? null,
    square_feet_per_marla: input.areaAs?.squareFeetPerMarla ?? null,
    ...fieldColumns(input),
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
  const entries = names.map((name) => [memberOf(name), storedValue(fieldOf(name), row)]);
  // Each name becomes one member, which `fromEntries` cannot say.
  return Object.fromEntries(entries) as Values<Name>;
}

function storedValue({ type, column }: Field, row: ListingRow): unknown {
  const stored = row[column];
  if (type === 'flag') return stored === 1;
  return type === 'date' && stored !== null ? `${stored}T00:00:00` : stored;
}
