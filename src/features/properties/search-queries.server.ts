import { sql } from 'kysely';
import type { Db } from '#database/database.server.ts';
import { type PriceRange, priceRange } from './price-range.ts';
import { propertyConditions } from './property-conditions.ts';
import { NO_FILTERS, PRICE_HIGH_TO_LOW, PRICE_LOW_TO_HIGH, type PropertyFilters } from './property-filters.ts';
import { PROPERTY_TYPES } from './property-type.ts';

/** So few matches are found faster through their price and sorted afterwards than by walking past all listings that do not match. */
const FEW = 500;

/** A column that no planner will look for in an index: with a choice both databases take the index of the price, and sort. */
const PRICE_ASIDE = sql<number>`price + 0`;
const POSTED_ASIDE = sql<string>`posted || ''`;

/** The expression that two indexes hold, word by word: "Call for Price" comes after every price. */
const CHEAPEST_FIRST = sql<number>`case when price > 0 then price else 9e15 end`;

/** How many listings match; counted in one index alone. */
export function countQuery(db: Db, types: readonly number[], filters: PropertyFilters) {
  const range = priceRange(filters);
  const matched = asksNothing(types, filters) ? db.selectFrom('property') : matching(db, types, filters);
  const counted = matched.select(({ fn }) => fn.countAll<number>().as('totalCount'));
  return range === undefined ? counted : counted.where('price', '>=', range.min).where('price', '<=', range.max);
}

/** The newest listings of some kinds, newest first. */
export function newestQuery(db: Db, types: readonly number[], location = 0) {
  return newestFirst(db, types, { ...NO_FILTERS, location }, undefined);
}

/** The ids of what matches, in order. Ties go newest first, then by highest id, so that pages never repeat or skip a listing. */
export function pageQuery(db: Db, types: readonly number[], filters: PropertyFilters, totalCount: number) {
  const range = priceRange(filters);
  if (filters.sortByIndex === PRICE_LOW_TO_HIGH) return cheapestFirst(db, types, filters, range);
  if (filters.sortByIndex === PRICE_HIGH_TO_LOW) return dearestFirst(db, types, filters, range);
  if (range !== undefined && totalCount <= FEW) return fewNewestFirst(db, types, filters, range);
  return newestFirst(db, types, filters, range);
}

function newestFirst(db: Db, types: readonly number[], filters: PropertyFilters, range: PriceRange | undefined) {
  if (asksNothing(types, filters)) {
    return db.selectFrom('property').select(['id', 'posted']).orderBy('posted', 'desc').orderBy('id', 'desc');
  }
  const walks = types.map((type) => {
    const query = matching(db, [type], filters).select(['id', 'posted']);
    return range === undefined ? query : query.where(PRICE_ASIDE, '>=', range.min).where(PRICE_ASIDE, '<=', range.max);
  });
  return merged(walks).orderBy('posted', 'desc').orderBy('id', 'desc');
}

function fewNewestFirst(db: Db, types: readonly number[], filters: PropertyFilters, { min, max }: PriceRange) {
  return matching(db, types, filters)
    .select(['id', 'posted'])
    .where('price', '>=', min)
    .where('price', '<=', max)
    .orderBy(POSTED_ASIDE, 'desc')
    .orderBy('id', 'desc');
}

function cheapestFirst(db: Db, types: readonly number[], filters: PropertyFilters, range: PriceRange | undefined) {
  const walks = types.map((type) => {
    const query = matching(db, [type], filters).select(['id', 'posted', CHEAPEST_FIRST.as('key')]);
    return range === undefined ? query : query.where(CHEAPEST_FIRST, '>=', range.min).where(CHEAPEST_FIRST, '<=', range.max);
  });
  return merged(walks).orderBy('key').orderBy('posted', 'desc').orderBy('id', 'desc');
}

function dearestFirst(db: Db, types: readonly number[], filters: PropertyFilters, range: PriceRange | undefined) {
  const walks = types.map((type) => {
    const query = matching(db, [type], filters).select(['id', 'posted', 'price as key']);
    return range === undefined ? query : query.where('price', '>=', range.min).where('price', '<=', range.max);
  });
  return merged(walks).orderBy('key', 'desc').orderBy('posted', 'desc').orderBy('id', 'desc');
}

/** Several walks as one, merged by the order that follows: no index holds listings of several types in one order. */
function merged<Query extends { unionAll(other: Query): Query }>(walks: readonly Query[]): Query {
  return walks.reduce((query, walk) => query.unionAll(walk));
}

/** Whether every listing matches. Said without conditions, that is counted and paged many times faster. */
function asksNothing(types: readonly number[], filters: PropertyFilters): boolean {
  return types.length === PROPERTY_TYPES.length && propertyConditions(filters).length === 0 && priceRange(filters) === undefined;
}

function matching(db: Db, types: readonly number[], filters: PropertyFilters) {
  return propertyConditions(filters).reduce(
    (query, { column, is, value }) => query.where(column, is, value),
    db.selectFrom('property').where('property_type', 'in', types),
  );
}
