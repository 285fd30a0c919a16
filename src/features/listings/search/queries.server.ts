import {
  type CompiledQuery,
  type Expression,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import type { FIELDS, FilteredName } from '#features/listings/fields.ts';
import { LAND, LISTING_KINDS } from '#features/listings/listing-kind.ts';
import { type PublicDb, publicListings } from '#features/listings/public-listings.server.ts';
import type { Tables } from '#platform/database/tables.ts';
import { SQUARE_FEET_IN_ACRE } from '#platform/units/area-units.ts';
import { PRICE_HIGH_TO_LOW, PRICE_LOW_TO_HIGH } from './filters.ts';
import type { Range } from './ranges.ts';

export interface Match {
  readonly kinds: readonly number[];
  readonly conditions: readonly Condition[];
  /** Undefined without a budget. */
  readonly price: Range | undefined;
  /** In square feet, also of land. */
  readonly area: Range | undefined;
  /** Those with so few matches that finding them by area and sorting them is faster than a scan. */
  readonly rareKinds?: readonly number[];
  /** Where only some listings may match, whether a listing is one of them. */
  readonly among?: Expression<SqlBool> | undefined;
}

export interface Condition {
  readonly column: (typeof FIELDS)[FilteredName]['column'] | 'city_id';
  readonly is: '=' | '>=' | '<=';
  readonly value: number;
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

/** Up to this many matches, finding them by price or area and sorting them is faster than a scan. */
export const MAX_SORTED = 500;

const PRICE = sql.ref<number>('price');
const POSTED = sql.ref<string>('posted');
/** Exactly an expression of two indexes: listings without a price come last. */
const CHEAPEST_PRICE = sql<number>`case when price > 0 then price else 9e15 end`;
/** Exactly an expression of two indexes: the area of land is stored in acres. */
const SQUARE_FEET = sql<number>`total_area * case property_type when ${sql.lit(LAND)} then ${sql.lit(SQUARE_FEET_IN_ACRE)} else 1 end`;
/** Not in any index, so that the planner keeps to the index of the other column. */
const UNINDEXED_PRICE = sql<number>`price + 0`;
const UNINDEXED_SQUARE_FEET = sql<number>`(${SQUARE_FEET}) + 0`;
const UNINDEXED_POSTED = sql<string>`posted || ''`;

/** Ties go newest first, then by highest id, so that pages never repeat or skip a listing. */
const NEWEST: Order = [
  [POSTED, 'desc'],
  [sql.ref('id'), 'desc'],
];
const CHEAPEST: Order = [[sql.ref('key'), 'asc'], ...NEWEST];
const DEAREST: Order = [[sql.ref('key'), 'desc'], ...NEWEST];
const NEWEST_SORTED: Order = [
  [UNINDEXED_POSTED, 'desc'],
  [sql.ref('id'), 'desc'],
];

/** What a query compares, which decides the index. */
interface Compared {
  readonly price: Expression<number>;
  readonly squareFeet: Expression<number>;
  readonly column?: (name: Condition['column'] | 'property_type') => Expression<number>;
}

const INDEXED: Compared = { price: PRICE, squareFeet: SQUARE_FEET };
const SCANNED: Compared = { price: UNINDEXED_PRICE, squareFeet: UNINDEXED_SQUARE_FEET };

export function countByKindQuery(db: PublicDb, match: Match) {
  return matching(db, match, INDEXED)
    .select(({ fn }) => ['property_type as kind', fn.countAll<number>().as('count')])
    .groupBy('property_type');
}

export function countQuery(db: PublicDb, match: Match) {
  const matched = matchesAll(match) ? allAmong(db, match) : matching(db, match, INDEXED);
  return matched.select(({ fn }) => fn.countAll<number>().as('totalCount'));
}

export function pageQuery(
  db: PublicDb,
  match: Match,
  sort: number,
  totalCount: number,
  slice: Slice,
): IdsQuery {
  if (sort === PRICE_LOW_TO_HIGH)
    return mergeScans(db, scanPerKind(db, match, CHEAPEST_PRICE, CHEAPEST_PRICE), CHEAPEST, slice);
  if (sort === PRICE_HIGH_TO_LOW)
    return mergeScans(db, scanPerKind(db, match, PRICE, PRICE), DEAREST, slice);
  if (match.price !== undefined && totalCount <= MAX_SORTED)
    return sliced(matching(db, match, INDEXED).select(['id', 'posted']), NEWEST_SORTED, slice);
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
  const scans = scanPerKind(db, match, UNINDEXED_PRICE, sql<number>`0`);
  return mergeScans(db, scans, NEWEST, slice);
}

/** The ids of all matches among few listings, which are looked up by their ids. */
export function fewQuery(db: PublicDb, match: Match, sort: number) {
  const column = (name: string) => sql<number>`+${sql.ref(name)}`;
  const matched = matching(db, match, { ...SCANNED, column });
  const query = matched.select('id');
  if (sort === PRICE_LOW_TO_HIGH)
    return ordered(query, [[CHEAPEST_PRICE, 'asc'], ...NEWEST_SORTED]);
  if (sort === PRICE_HIGH_TO_LOW) return ordered(query, [[PRICE, 'desc'], ...NEWEST_SORTED]);
  return ordered(query, NEWEST_SORTED);
}

/** Whether every listing matches: without conditions, counts and pages are many times faster. */
export function matchesAll({ kinds, conditions, price, area }: Match): boolean {
  const isLimited = conditions.length > 0 || price !== undefined || area !== undefined;
  return kinds.length === LISTING_KINDS.length && !isLimited;
}

function matching(db: PublicDb, match: Match, { price, squareFeet, column = sql.ref }: Compared) {
  const { kinds, conditions, price: budget, area } = match;
  const query = conditions.reduce(
    (matches, { column: name, is, value }) => matches.where(column(name), is, value),
    allAmong(db, match).where(column('property_type'), 'in', kinds),
  );
  return [
    { of: price, range: budget },
    { of: squareFeet, range: area },
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
function scanPerKind(
  db: PublicDb,
  match: Match,
  price: Expression<number>,
  key: RawBuilder<number>,
) {
  return match.kinds.map((kind) => {
    const isRare = match.rareKinds?.includes(kind) === true;
    const own = { ...match, kinds: [kind] };
    return matching(db, own, isRare ? INDEXED : { ...SCANNED, price })
      .select('id')
      .select((isRare ? UNINDEXED_POSTED : POSTED).as('posted'))
      .select((isRare ? sql<number>`${key} + 0` : key).as('key'));
  });
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
