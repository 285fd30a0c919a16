import { FIELDS, FILTERS } from '#features/listings/fields.ts';
import { LAND } from '#features/listings/listing-kind.ts';
import { type PublicDb, publicListings } from '#features/listings/public-listings.server.ts';
import { WORD_COLUMNS } from '#features/listings/text-search/listing-words.ts';
import { searchWords } from '#features/listings/text-search/search-words.ts';
import { keysOf } from '#features/listings/typed-record.ts';
import { SQUARE_FEET_IN_ACRE } from '#units/area-units.ts';

const COMPARED = keysOf(FILTERS).map((field) => FIELDS[field].column);

/** What a search compares of listings, in the order of `ids`; without those that visitors do not see. */
export async function findSearched(db: PublicDb, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await publicListings(db)
    .innerJoin('city', 'city.id', 'property.city_id')
    .select(['property.id', 'property.property_type', 'property.city_id', 'property.price'])
    .select(['property.total_area', 'property.property_number'])
    .select(COMPARED.map((column) => `property.${column}` as const))
    .select(WORD_COLUMNS.map((column) => `property.${column}` as const))
    .select(['city.name', 'city.name_pa', 'city.name_hi'])
    .where('property.id', 'in', ids)
    .execute();
  const places = new Map(ids.map((id, place) => [id, place]));
  return rows
    .toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
    .map((row) => ({
      id: row.id,
      row,
      squareFeet: row.total_area * (row.property_type === LAND ? SQUARE_FEET_IN_ACRE : 1),
      words: searchWords(WORD_COLUMNS.map((column) => row[column]).join('\n')),
      cityWords: searchWords(`${row.name} ${row.name_pa} ${row.name_hi}`),
      propertyNumber: row.property_number,
    }));
}

export type SearchedListing = Awaited<ReturnType<typeof findSearched>>[number];
