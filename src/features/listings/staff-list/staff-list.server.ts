import { sql } from 'kysely';
import type { Listing } from '#features/listings/listing.ts';
import { isMarked, isOneOf } from '#features/listings/search/among.server.ts';
import { findListingsById } from '#features/listings/store/find-listings.server.ts';
import { listingFromRow, selectListings } from '#features/listings/store/listing-row.server.ts';
import { findByWords } from '#features/listings/text-search/find-by-words.server.ts';
import type { Database, Db } from '#platform/database/database.server.ts';
import { findForStaff, type StaffFilter } from './find-for-staff.server.ts';

export const LIST_ORDERS = [
  'id',
  'title',
  'propertyType',
  'propertyNumber',
  'posted',
  'price',
  'checkedAt',
] as const;

export interface StaffListQuery extends StaffFilter {
  readonly pageNumber: number;
  readonly pageSize: number;
  /** Each word must be in the title, property number, city name or owner's number; '' finds all. */
  readonly search: string;
  /** Words, found as the public search finds them; '' finds everything. */
  readonly text: string;
  readonly sort: (typeof LIST_ORDERS)[number];
  readonly direction: 'asc' | 'desc';
}

const BATCH_SIZE = 200;
/** More than these are not sorted to find the first. */
const MOST_TO_SORT = 1000;

const COLUMNS = {
  title: sql`lower(${sql.ref('property.title')})`,
  propertyType: sql.ref('property.property_type'),
  propertyNumber: sql.ref('property.property_number'),
  posted: sql.ref('property.posted'),
  price: sql.ref('property.price'),
  // Databases differ in where nulls come; what was never checked is the oldest.
  checkedAt: sql<string>`coalesce(${sql.ref('property.checked_at')}, '')`,
};

/** One page of all listings, also those that the public does not see. */
export async function listForStaff(
  database: Pick<Database, 'db' | 'dialect'>,
  query: StaffListQuery,
  now: Date,
): Promise<{ items: Listing[]; totalCount: number }> {
  const ids = await idsInList(database, query, now);
  const items = await findListingsById(
    database.db.selectFrom('property'),
    await pageOf(database, ids, query),
    now,
  );
  return { items, totalCount: ids.length };
}

/** How many listings a list has on all pages. */
export async function countForStaff(
  database: Pick<Database, 'db'>,
  query: StaffListQuery,
  now: Date,
): Promise<number> {
  return (await idsInList(database, query, now)).length;
}

async function idsInList(
  database: Pick<Database, 'db'>,
  query: StaffListQuery,
  now: Date,
): Promise<Int32Array> {
  const { db } = database;
  const words = await findByWords(db, db.selectFrom('property'), query.text);
  const found = await findForStaff(database, query, now);
  const marks = words?.set.marks();
  return marks === undefined ? found : found.filter((id) => marks[id] === 1);
}

/** `found` are all ids in order. */
async function pageOf(
  database: Pick<Database, 'db' | 'dialect'>,
  found: Int32Array,
  { sort, direction, pageNumber, pageSize, trash = false }: StaffListQuery,
): Promise<readonly number[]> {
  const start = (pageNumber - 1) * pageSize;
  const size = Math.min(pageSize, found.length - start);
  if (size <= 0) return [];
  const end = found.length - start - size;
  if (sort === 'id') {
    const first = direction === 'asc' ? start : end;
    const ids = [...found.subarray(first, first + size)];
    return direction === 'asc' ? ids : ids.toReversed();
  }
  const isNearEnd = end < start;
  const isDescending = (direction === 'desc') !== isNearEnd;
  const rows = await inOrder(database, found, { sort, isDescending, trash })
    .limit(size)
    .offset(isNearEnd ? end : start)
    .execute();
  const ids = rows.map(({ id }) => id);
  return isNearEnd ? ids.toReversed() : ids;
}

/** The found ids along the index of an order. */
export function inOrder(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  found: Int32Array,
  order: { sort: keyof typeof COLUMNS; isDescending: boolean; trash: boolean },
) {
  const direction = order.isDescending ? 'desc' : 'asc';
  return db
    .selectFrom('property')
    .select('property.id')
    .where('property.trashed_at', order.trash ? 'is not' : 'is', null)
    .where(
      found.length < MOST_TO_SORT
        ? isOneOf(dialect, [...found])
        : isMarked(dialect, { marks: () => marksOf(found), bits: () => bitsOf(found) }),
    )
    .orderBy(COLUMNS[order.sort], direction)
    .orderBy('property.id', direction);
}

/** A byte for each id up to the last: 1 for those that are found. */
function marksOf(ids: Int32Array): Uint8Array {
  const marks = new Uint8Array((ids.at(-1) ?? 0) + 1);
  for (const id of ids) marks[id] = 1;
  return marks;
}

function bitsOf(ids: Int32Array): Uint8Array {
  const bits = new Uint8Array(((ids.at(-1) ?? 0) >> 3) + 1);
  for (const id of ids) bits[id >> 3] = (bits[id >> 3] ?? 0) | (1 << (id & 7));
  return bits;
}

/** Every listing by id, in batches: no query stays open between them. */
export async function* allListings(db: Db, now: Date): AsyncGenerator<Listing[]> {
  const kept = db.selectFrom('property').where('property.trashed_at', 'is', null);
  for (let last = 0; ; ) {
    const rows = await selectListings(kept)
      .where('property.id', '>', last)
      .orderBy('property.id')
      .limit(BATCH_SIZE)
      .execute();
    if (rows.length > 0) yield rows.map((row) => listingFromRow(row, now));
    if (rows.length < BATCH_SIZE) return;
    last = rows.at(-1)?.id ?? last;
  }
}
