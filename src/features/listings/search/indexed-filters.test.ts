import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { FIELDS, type FilteredName } from '#features/listings/fields.ts';
import { keysOf } from '#features/listings/typed-record.ts';
import { openTestDatabase } from '#test/test-database.ts';

/** One of them is read for each order of a search and for its area, within a city or not. */
const SEARCH_INDEXES = [
  'property_type_posted',
  'property_type_cheapest',
  'property_type_dearest',
  'property_type_city_posted',
  'property_type_city_cheapest',
  'property_type_city_dearest',
  'property_type_area',
  'property_type_city_area',
];

/** The indexes that have the column of a filter. */
const INDEXES = {
  houseType: SEARCH_INDEXES,
  plotType: SEARCH_INDEXES,
  landType: SEARCH_INDEXES,
  noOfRooms: SEARCH_INDEXES,
  propertyStatus: SEARCH_INDEXES,
  totalArea: SEARCH_INDEXES,
  facing: SEARCH_INDEXES,
  waterSupply: SEARCH_INDEXES,
  landArea: SEARCH_INDEXES,
  carParking: SEARCH_INDEXES,
  parkingSpace: SEARCH_INDEXES,
} satisfies Record<FilteredName, readonly string[]>;

test('the indexes of every filter have its column', async () => {
  const database = await openTestDatabase('sqlite');
  const { rows } = await sql<{ index: string; column: string | null }>`
    select list.name as "index", info.name as "column"
    from pragma_index_list('property') as list, pragma_index_info(list.name) as info
  `.execute(database.db);
  await database.close();
  const isIndexed = (index: string, column: string) =>
    rows.some((row) => row.index === index && row.column === column);

  const missing = keysOf(INDEXES).flatMap((field) =>
    INDEXES[field]
      .filter((index) => !isIndexed(index, FIELDS[field].column))
      .map((index) => `${index} (${FIELDS[field].column})`),
  );

  assert.deepEqual(missing, []);
});
