import { type Expression, type SqlBool, sql } from 'kysely';
import type { Database, Db } from '#database/database.server.ts';
import type { Listing } from '#features/listings/listing.ts';
import { isMarked } from '#features/listings/search/among.server.ts';
import { findByWords } from '#features/listings/text-search/find-by-words.server.ts';
import { findListingsById } from './find-listings.server.ts';
import { listingFromRow, selectListings } from './listing-row.server.ts';

export const LIST_ORDERS = ['id', 'title', 'propertyType', 'propertyNumber'] as const;

export interface StaffListQuery {
  readonly pageNumber: number;
  readonly pageSize: number;
  /** Each word must be in the title, property number or city name; '' finds everything. */
  readonly search: string;
  /** Words, found as the public search finds them; '' finds everything. */
  readonly text: string;
  readonly sort: (typeof LIST_ORDERS)[number];
  readonly direction: 'asc' | 'desc';
  readonly countryId?: number | undefined;
  readonly stateId?: number | undefined;
  readonly cityID?: number | undefined;
}

const BATCH_SIZE = 200;

const COLUMNS = {
  id: sql.ref('property.id'),
  title: sql`lower(${sql.ref('property.title')})`,
  propertyType: sql.ref('property.property_type'),
  propertyNumber: sql.ref('property.property_number'),
};

/** One page of all listings, also those that the public does not see. */
export async function listForStaff(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  query: StaffListQuery,
): Promise<{ items: Listing[]; totalCount: number }> {
  const words = await findByWords(db, db.selectFrom('property'), query.text);
  const unsearched = filtered(db, query);
  const found =
    words === undefined ? unsearched : unsearched.where(isMarked(dialect, words.set.marks()));
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

/** With 100,000 listings, a join with their cities takes longer than sorting them. */
function filtered(db: Db, { search, countryId, stateId, cityID }: StaffListQuery) {
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
  // Longer words are rarer, and the first that is missing decides.
  const words = [...new Set(search.split(/\s+/).filter(Boolean))].toSorted(
    (one, other) => other.length - one.length,
  );
  for (const word of words) found = found.where(matches(word));
  return found;
}

/** Every listing by id, in batches: no query stays open between them. */
export async function* allListings(db: Db): AsyncGenerator<Listing[]> {
  for (let last = 0; ; ) {
    const rows = await selectListings(db.selectFrom('property'))
      .where('property.id', '>', last)
      .orderBy('property.id')
      .limit(BATCH_SIZE)
      .execute();
    if (rows.length > 0) yield rows.map(listingFromRow);
    if (rows.length < BATCH_SIZE) return;
    last = rows.at(-1)?.id ?? last;
  }
}

function matches(word: string): Expression<SqlBool> {
  const pattern = `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`(
    unicode_lower(${sql.ref('property.title')}) like ${pattern} escape '\\'
    or ${sql.ref('property.city_id')} in
      (select id from city where unicode_lower(name) like ${pattern} escape '\\')
    or cast(cast(${sql.ref('property.property_number')} as bigint) as text) like ${pattern} escape '\\'
  )`;
}
