import {
  type CompiledQuery,
  type Expression,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { FIELDS, FilteredName } from '#features/listings/fields.ts';
import { LAND, LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { type PublicDb, publicListings } from '#features/listings/public-listings.server.ts';
import { SQUARE_FEET_IN_ACRE } from '#units/area-units.ts';
import { PRICE_HIGH_TO_LOW, PRICE_LOW_TO_HIGH } from './filters.ts';

export interface Match {
  readonly kinds: readonly number[];
  readonly conditions: readonly Condition[];
  /** Undefined without a budget. */
  readonly price: Range | undefined;
  /** In square feet, also of land. */
  readonly area: Range | undefined;
  /** Where only some listings may match, whether a listing is one of them. */
  readonly among?: Expression<SqlBool> | undefined;
}

export interface Condition {
  readonly column: (typeof FIELDS)[FilteredName]['column'] | 'city_id';
  readonly is: '=' | '>=' | '<=';
  readonly value: number;
}

/** Both ends included. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

type Order = readonly (readonly [Expression<unknown>, 'asc' | 'desc'])[];

export interface IdsQuery {
  execute(): Promise<{ id: number }[]>;
  compile(): CompiledQuery;
}

/** Up to this many matches, finding them by price and sorting them is faster than the scan. */
const MAX_SORTED = 500;

const PRICE = sql.ref<number>('price');
/** Exactly the expression of two indexes: listings without a price come last. */
const CHEAPEST_PRICE = sql<number>`case when price > 0 then price else 9e15 end`;
/** The area of land is stored in acres. */
const SQUARE_FEET = sql<number>`total_area * case property_type when ${sql.lit(LAND)} then ${sql.lit(SQUARE_FEET_IN_ACRE)} else 1 end`;
/** Not in any index, so that the planner keeps to the index of the other column. */
const UNINDEXED_PRICE = sql<number>`price + 0`;
const UNINDEXED_POSTED = sql<string>`posted || ''`;

/** Ties go newest first, then by highest id, so that pages never repeat or skip a listing. */
const NEWEST: Order = [
  [sql.ref('posted'), 'desc'],
  [sql.ref('id'), 'desc'],
];
const CHEAPEST: Order = [[sql.ref('key'), 'asc'], ...NEWEST];
const DEAREST: Order = [[sql.ref('key'), 'desc'], ...NEWEST];
const NEWEST_SORTED: Order = [
  [UNINDEXED_POSTED, 'desc'],
  [sql.ref('id'), 'desc'],
];

export function countQuery(db: PublicDb, match: Match) {
  const matched = matchesAll(match) ? allAmong(db, match) : matching(db, match, PRICE);
  return matched.select(({ fn }) => fn.countAll<number>().as('totalCount'));
}

export function pageQuery(
  db: PublicDb,
  match: Match,
  sort: number,
  totalCount: number,
  slice: Slice,
): IdsQuery {
  if (sort === PRICE_LOW_TO_HIGH) {
    const scans = scanPerKind(db, match, CHEAPEST_PRICE);
    const keyed = scans.map((scan) => scan.select(['id', 'posted', CHEAPEST_PRICE.as('key')]));
    return mergeScans(db, keyed, CHEAPEST, slice);
  }
  if (sort === PRICE_HIGH_TO_LOW) {
    const scans = scanPerKind(db, match, PRICE);
    const keyed = scans.map((scan) => scan.select(['id', 'posted', 'price as key']));
    return mergeScans(db, keyed, DEAREST, slice);
  }
  if (match.price !== undefined && totalCount <= MAX_SORTED)
    return sliced(matching(db, match, PRICE).select(['id', 'posted']), NEWEST_SORTED, slice);
  return newestFirst(db, match, slice);
}

/** Newest first, of a city or, without `cityId`, of all. */
export function newestQuery(
  db: PublicDb,
  kinds: readonly number[],
  limit: number,
  cityId?: number,
): IdsQuery {
  const conditions: Condition[] =
    cityId === undefined ? [] : [{ column: 'city_id', is: '=', value: cityId }];
  const match = { kinds, conditions, price: undefined, area: undefined };
  return newestFirst(db, match, { limit, offset: 0 });
}

function newestFirst(db: PublicDb, match: Match, slice: Slice): IdsQuery {
  if (matchesAll(match)) return sliced(allAmong(db, match).select(['id', 'posted']), NEWEST, slice);
  const scans = scanPerKind(db, match, UNINDEXED_PRICE);
  return mergeScans(
    db,
    scans.map((scan) => scan.select(['id', 'posted'])),
    NEWEST,
    slice,
  );
}

/** The ids of all matches among few listings, which are looked up by their ids. */
export function fewQuery(db: PublicDb, match: Match, sort: number) {
  const matched = matching(db, match, UNINDEXED_PRICE, (column) => sql`+${sql.ref(column)}`);
  const query = matched.select('id');
  if (sort === PRICE_LOW_TO_HIGH)
    return ordered(query, [[CHEAPEST_PRICE, 'asc'], ...NEWEST_SORTED]);
  if (sort === PRICE_HIGH_TO_LOW) return ordered(query, [[PRICE, 'desc'], ...NEWEST_SORTED]);
  return ordered(query, NEWEST_SORTED);
}

/** Whether every listing matches: without conditions, counts and pages are many times faster. */
function matchesAll({ kinds, conditions, price, area }: Match): boolean {
  const isLimited = conditions.length > 0 || price !== undefined || area !== undefined;
  return kinds.length === LISTING_KINDS.length && !isLimited;
}

/** The matches, their price compared by `price`, which decides the index. */
function matching(
  db: PublicDb,
  match: Match,
  price: Expression<number>,
  compared: (column: Condition['column'] | 'property_type') => Expression<number> = sql.ref,
) {
  const { kinds, conditions, price: budget, area } = match;
  const query = conditions.reduce(
    (matches, { column, is, value }) => matches.where(compared(column), is, value),
    allAmong(db, match).where(compared('property_type'), 'in', kinds),
  );
  return [
    { of: price, range: budget },
    { of: SQUARE_FEET, range: area },
  ].reduce(
    (matches, { of, range }) =>
      range === undefined ? matches : matches.where(of, '>=', range.min).where(of, '<=', range.max),
    query,
  );
}

function allAmong(db: PublicDb, { among }: Match) {
  return among === undefined ? publicListings(db) : publicListings(db).where(among);
}

/** No index has listings of several kinds in one order, so that each kind is scanned by itself. */
function scanPerKind(db: PublicDb, match: Match, price: Expression<number>) {
  return match.kinds.map((kind) => matching(db, { ...match, kinds: [kind] }, price));
}

/**
 * A slice of several index scans in one order. SQLite merges them as they come. PostgreSQL would
 * read and sort all of each, unless each is limited to the rows that the slice can need.
 */
function mergeScans<Row extends { id: number }>(
  db: PublicDb,
  scans: readonly SelectQueryBuilder<Tables, 'property', Row>[],
  order: Order,
  slice: Slice,
): IdsQuery {
  if (db.dialect === 'sqlite' || scans.length === 1) return sliced(unionOf(scans), order, slice);
  const needed = { limit: slice.limit + slice.offset, offset: 0 };
  const limited = scans.map((scan) =>
    db.selectFrom(sliced(scan, order, needed).as('scan')).selectAll(),
  );
  return sliced(unionOf(limited), order, slice);
}

function unionOf<DB, TB extends keyof DB, Row>(
  queries: readonly SelectQueryBuilder<DB, TB, Row>[],
): SelectQueryBuilder<DB, TB, Row> {
  return queries.reduce((all, query) => all.unionAll(query));
}

function sliced<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  order: Order,
  { limit, offset }: Slice,
): SelectQueryBuilder<DB, TB, Row> {
  return ordered(query, order).limit(limit).offset(offset);
}

function ordered<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  order: Order,
): SelectQueryBuilder<DB, TB, Row> {
  return order.reduce(
    (sorted, [expression, direction]) => sorted.orderBy(expression, direction),
    query,
  );
}
