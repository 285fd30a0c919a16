import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '#database/database.server.ts';
import type { Listing } from '#features/listings/listing.ts';
import { findListingsById } from './find-listings.server.ts';
import { listingFromRow, selectListings } from './listing-row.server.ts';

/** By what the back-office may order its list. */
export const LIST_ORDERS = ['id', 'title', 'propertyType', 'propertyNumber'] as const;

export interface StaffListQuery {
  readonly pageNumber: number;
  readonly pageSize: number;
  /** Each of its words is looked for in title, property number and city name; '' finds everything. */
  readonly search: string;
  readonly sort: (typeof LIST_ORDERS)[number];
  readonly direction: 'asc' | 'desc';
  /** Only the listings of a place. */
  readonly countryId?: number | undefined;
  readonly stateId?: number | undefined;
  readonly cityID?: number | undefined;
}

/** Rows read at once on the way through the whole catalogue. */
const BATCH = 200;

const COLUMNS = {
  id: sql.ref('property.id'),
  title: sql`lower(${sql.ref('property.title')})`,
  propertyType: sql.ref('property.property_type'),
  propertyNumber: sql.ref('property.property_number'),
};

/** One page of all listings, whatever they are, and how many the search finds in all. */
export async function listForStaff(
  db: Db,
  query: StaffListQuery,
): Promise<{ items: Listing[]; totalCount: number }> {
  const found = listed(db, query);
  const { totalCount } = await found
    .select(({ fn }) => fn.countAll<number>().as('totalCount'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select('property.id')
    .orderBy(COLUMNS[query.sort], query.direction)
    .orderBy('property.id', query.direction)
    .limit(query.pageSize)
    .offset((query.pageNumber - 1) * query.pageSize)
    .execute();
  const items = await findListingsById(
    db.selectFrom('property'),
    rows.map(({ id }) => id),
  );
  return { items, totalCount };
}

/** Cities are asked for apart: joined to each of 100,000 listings they cost more than the sorting itself. */
function listed(db: Db, { search, countryId, stateId, cityID }: StaffListQuery) {
  let cities = db.selectFrom('city').select('city.id');
  if (cityID !== undefined) cities = cities.where('city.id', '=', cityID);
  if (stateId !== undefined) cities = cities.where('city.state_id', '=', stateId);
  if (countryId !== undefined)
    cities = cities
      .innerJoin('state', 'state.id', 'city.state_id')
      .where('state.country_id', '=', countryId);

  let found = db.selectFrom('property');
  if ((cityID ?? stateId ?? countryId) !== undefined)
    found = found.where('property.city_id', 'in', cities);
  // The rarer word is mostly the longer one, and once it is missing the others are not looked for.
  const words = [...new Set(search.split(/\s+/).filter(Boolean))].toSorted(
    (one, other) => other.length - one.length,
  );
  for (const word of words) found = found.where(matches(word));
  return found;
}

/** Every listing by id, a batch at a time: nothing is held open between batches, and memory stays the same at any number. */
export async function* allListings(db: Db): AsyncGenerator<Listing[]> {
  for (let last = 0; ; ) {
    const rows = await selectListings(db.selectFrom('property'))
      .where('property.id', '>', last)
      .orderBy('property.id')
      .limit(BATCH)
      .execute();
    if (rows.length > 0) yield rows.map(listingFromRow);
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Whether a listing contains the word, whatever the case of its letters. */
function matches(word: string): Expression<SqlBool> {
  const pattern = `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`(
    unicode_lower(${sql.ref('property.title')}) like ${pattern} escape '\\'
    or ${sql.ref('property.city_id')} in (select id from city where unicode_lower(name) like ${pattern} escape '\\')
    or cast(cast(${sql.ref('property.property_number')} as bigint) as text) like ${pattern} escape '\\'
  )`;
}
