import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '#database/database.server.ts';
import type { Tables } from '#database/tables.ts';
import { matchingTypes } from './matching-types.ts';
import { propertyConditions } from './property-conditions.ts';
import { PRICE_HIGH_TO_LOW, PRICE_LOW_TO_HIGH, type PropertyFilters } from './property-filters.ts';
import { PROPERTY_TYPES } from './property-type.ts';

type PropertyQuery<Selection> = SelectQueryBuilder<Tables, 'property', Selection>;

/** The ids of one page of what matches, in order, and the exact number of all that match. */
export async function findMatches(db: Db, filters: PropertyFilters): Promise<{ ids: number[]; totalCount: number }> {
  const types = matchingTypes(filters);
  if (types.length === 0 || !isPossibleId(filters.location)) return { ids: [], totalCount: 0 };

  const { totalCount } = await matches(db.selectFrom('property'), types, filters)
    .select(({ fn }) => fn.countAll<number>().as('totalCount'))
    .executeTakeFirstOrThrow();
  const offset = (filters.pageNumber - 1) * filters.pageSize;
  if (offset >= totalCount) return { ids: [], totalCount };

  const rows = await sorted(matches(db.selectFrom('property'), types, filters).select('id'), filters.sortByIndex)
    .limit(filters.pageSize)
    .offset(offset)
    .execute();
  return { ids: rows.map(({ id }) => id), totalCount };
}

/** PostgreSQL refuses to compare an integer column with what is no 32-bit integer. */
function isPossibleId(id: number): boolean {
  return id === (id | 0);
}

function matches<Selection>(query: PropertyQuery<Selection>, types: number[], filters: PropertyFilters): PropertyQuery<Selection> {
  const ofTypes = types.length < PROPERTY_TYPES.length ? query.where('property_type', 'in', types) : query;
  return propertyConditions(filters).reduce((found, { column, is, value }) => found.where(column, is, value), ofTypes);
}

/** Ties go newest first, then by highest id, so that pages never repeat or skip a listing. */
function sorted<Selection>(query: PropertyQuery<Selection>, sort: number): PropertyQuery<Selection> {
  let ordered = query;
  if (sort === PRICE_LOW_TO_HIGH) ordered = ordered.orderBy('price_low_first');
  if (sort === PRICE_HIGH_TO_LOW) ordered = ordered.orderBy('price', 'desc');
  return ordered.orderBy('posted', 'desc').orderBy('id', 'desc');
}
