import type { CompiledQuery, Expression, SelectQueryBuilder } from 'kysely';
import type { Tables } from '#database/tables.ts';
import type { PublicDb } from '#features/listings/public-listings.server.ts';

/** What comes first, and what next among equals. */
export type Order = readonly (readonly [Expression<unknown>, 'asc' | 'desc'])[];

export interface Slice {
  readonly limit: number;
  readonly offset: number;
}

/** A question for ids in an order. */
export interface IdsQuery {
  execute(): Promise<{ id: number }[]>;
  compile(): CompiledQuery;
}

/**
 * A slice of several walks as if they were one: no index holds listings of several types in one order. SQLite merges them as they
 * come. PostgreSQL would find and sort everything, unless each walk is told how little of it can be needed.
 */
export function mergedWalks<Row extends { id: number }>(
  db: PublicDb,
  walks: readonly SelectQueryBuilder<Tables, 'property', Row>[],
  order: Order,
  slice: Slice,
): IdsQuery {
  if (db.dialect === 'sqlite' || walks.length === 1) return sliced(unionOf(walks), order, slice);

  const needed = { limit: slice.limit + slice.offset, offset: 0 };
  const short = walks.map((walk) =>
    db.selectFrom(sliced(walk, order, needed).as('walk')).selectAll(),
  );
  return sliced(unionOf(short), order, slice);
}

export function sliced<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  order: Order,
  { limit, offset }: Slice,
): SelectQueryBuilder<DB, TB, Row> {
  const ordered = order.reduce(
    (sorted, [expression, direction]) => sorted.orderBy(expression, direction),
    query,
  );
  return ordered.limit(limit).offset(offset);
}

function unionOf<DB, TB extends keyof DB, Row>(
  queries: readonly SelectQueryBuilder<DB, TB, Row>[],
): SelectQueryBuilder<DB, TB, Row> {
  return queries.reduce((all, query) => all.unionAll(query));
}
