import { sql } from 'kysely';
import type { Db } from '#database/database.server.ts';
import { LISTING_KINDS } from '#features/listings/listing-kind.ts';
import {
  filterConditions,
  NO_FILTERS,
  PRICE_HIGH_TO_LOW,
  PRICE_LOW_TO_HIGH,
  type SearchFilters,
} from './filters.ts';
import {
  type IdsQuery,
  mergedWalks,
  type Order,
  type Slice,
  sliced,
} from './merged-index-scans.server.ts';
import { type PriceRange, priceRange } from './price-range.ts';

/** So few matches are found faster through their price and sorted afterwards than by walking past all listings that do not match. */
const FEW = 500;

/** A column that no planner will look for in an index: with a choice both databases take the index of the price, and sort. */
const PRICE_ASIDE = sql<number>`price + 0`;
const POSTED_ASIDE = sql<string>`posted || ''`;

/** The expression that two indexes hold, word by word: "Call for Price" comes after every price. */
const CHEAPEST_FIRST = sql<number>`case when price > 0 then price else 9e15 end`;

/** Ties go newest first, then by highest id, so that pages never repeat or skip a listing. */
const NEWEST: Order = [
  [sql.ref('posted'), 'desc'],
  [sql.ref('id'), 'desc'],
];
const CHEAPEST: Order = [[sql.ref('key'), 'asc'], ...NEWEST];
const DEAREST: Order = [[sql.ref('key'), 'desc'], ...NEWEST];
const NEWEST_BY_SORTING: Order = [
  [POSTED_ASIDE, 'desc'],
  [sql.ref('id'), 'desc'],
];

/** How many listings match; counted in one index alone. */
export function countQuery(db: Db, types: readonly number[], filters: SearchFilters) {
  const range = priceRange(filters);
  const matched = asksNothing(types, filters)
    ? db.selectFrom('property')
    : matching(db, types, filters);
  const counted = matched.select(({ fn }) => fn.countAll<number>().as('totalCount'));
  return range === undefined
    ? counted
    : counted.where('price', '>=', range.min).where('price', '<=', range.max);
}

/** The newest listings of some kinds, newest first. */
export function newestQuery(
  db: Db,
  types: readonly number[],
  limit: number,
  location = 0,
): IdsQuery {
  return newestFirst(db, types, { ...NO_FILTERS, location }, undefined, { limit, offset: 0 });
}

/** The ids of a slice of what matches, in order; how many match decides the way there. */
export function pageQuery(
  db: Db,
  types: readonly number[],
  filters: SearchFilters,
  totalCount: number,
  slice: Slice,
): IdsQuery {
  const range = priceRange(filters);
  if (filters.sortByIndex === PRICE_LOW_TO_HIGH)
    return cheapestFirst(db, types, filters, range, slice);
  if (filters.sortByIndex === PRICE_HIGH_TO_LOW)
    return dearestFirst(db, types, filters, range, slice);
  if (range !== undefined && totalCount <= FEW)
    return fewNewestFirst(db, types, filters, range, slice);
  return newestFirst(db, types, filters, range, slice);
}

function newestFirst(
  db: Db,
  types: readonly number[],
  filters: SearchFilters,
  range: PriceRange | undefined,
  slice: Slice,
): IdsQuery {
  if (asksNothing(types, filters))
    return sliced(db.selectFrom('property').select(['id', 'posted']), NEWEST, slice);
  const walks = types.map((type) => {
    const query = matching(db, [type], filters).select(['id', 'posted']);
    return range === undefined
      ? query
      : query.where(PRICE_ASIDE, '>=', range.min).where(PRICE_ASIDE, '<=', range.max);
  });
  return mergedWalks(db, walks, NEWEST, slice);
}

function fewNewestFirst(
  db: Db,
  types: readonly number[],
  filters: SearchFilters,
  { min, max }: PriceRange,
  slice: Slice,
): IdsQuery {
  const query = matching(db, types, filters)
    .select(['id', 'posted'])
    .where('price', '>=', min)
    .where('price', '<=', max);
  return sliced(query, NEWEST_BY_SORTING, slice);
}

function cheapestFirst(
  db: Db,
  types: readonly number[],
  filters: SearchFilters,
  range: PriceRange | undefined,
  slice: Slice,
): IdsQuery {
  const walks = types.map((type) => {
    const query = matching(db, [type], filters).select(['id', 'posted', CHEAPEST_FIRST.as('key')]);
    return range === undefined
      ? query
      : query.where(CHEAPEST_FIRST, '>=', range.min).where(CHEAPEST_FIRST, '<=', range.max);
  });
  return mergedWalks(db, walks, CHEAPEST, slice);
}

function dearestFirst(
  db: Db,
  types: readonly number[],
  filters: SearchFilters,
  range: PriceRange | undefined,
  slice: Slice,
): IdsQuery {
  const walks = types.map((type) => {
    const query = matching(db, [type], filters).select(['id', 'posted', 'price as key']);
    return range === undefined
      ? query
      : query.where('price', '>=', range.min).where('price', '<=', range.max);
  });
  return mergedWalks(db, walks, DEAREST, slice);
}

/** Whether every listing matches. Said without conditions, that is counted and paged many times faster. */
function asksNothing(types: readonly number[], filters: SearchFilters): boolean {
  return (
    types.length === LISTING_KINDS.length &&
    filterConditions(filters).length === 0 &&
    priceRange(filters) === undefined
  );
}

function matching(db: Db, types: readonly number[], filters: SearchFilters) {
  return filterConditions(filters).reduce(
    (query, { column, is, value }) => query.where(column, is, value),
    db.selectFrom('property').where('property_type', 'in', types),
  );
}
