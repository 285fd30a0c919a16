import type { ColumnRange } from '#features/listings/columns/column-group.ts';
import type { ColumnOrder } from '#features/listings/columns/first-matches.ts';
import type { ColumnMatches, ListingColumns } from '#features/listings/columns/listing-columns.ts';
import type { PublicDb } from '#features/listings/public-listings.server.ts';
import type { FoundByWords } from '#features/listings/text-search/find-by-words.server.ts';
import { ListingSet } from '#features/listings/text-search/listing-set.ts';
import { isMarked } from './among.server.ts';
import { PRICE_HIGH_TO_LOW, PRICE_LOW_TO_HIGH } from './filters.ts';
import { MAX_SORTED, type Match, pageQuery, type Slice } from './queries.server.ts';

export interface Search {
  readonly match: Match;
  readonly sort: number;
  readonly slice: Slice;
}

export interface Found {
  readonly ids: number[];
  readonly totalCount: number;
}

/** Counts in memory, where few matches are ordered too; a page of many comes from the database. */
export async function findInColumns(
  db: PublicDb,
  columns: ListingColumns,
  search: Search,
  found?: FoundByWords,
): Promise<Found> {
  const { set, numbered = [] } = found ?? {};
  if (set === undefined || numbered.length === 0) return findAmong(db, columns, search, set);
  // Listings with the number that was typed come first.
  const typed = new ListingSet();
  for (const id of numbered) typed.add(id);
  set.leaveOut(numbered);
  const first = await findAmong(db, columns, search, typed);
  const { limit, offset } = search.slice;
  const slice = {
    limit: limit - first.ids.length,
    offset: Math.max(offset - first.totalCount, 0),
  };
  const rest = await findAmong(db, columns, { ...search, slice }, set);
  return { ids: [...first.ids, ...rest.ids], totalCount: first.totalCount + rest.totalCount };
}

async function findAmong(
  db: PublicDb,
  columns: ListingColumns,
  search: Search,
  set: ListingSet | undefined,
): Promise<Found> {
  const { match, sort, slice } = search;
  const { totalCount, countOfKind, first } = countAmong(columns, search, set);
  if (slice.limit === 0 || slice.offset >= totalCount) return { ids: [], totalCount };
  if (first !== undefined) return { ids: first.slice(slice.offset), totalCount };
  const kinds = match.kinds.filter((kind) => countOfKind.has(kind));
  const isRare = (kind: number) => (countOfKind.get(kind) ?? 0) <= MAX_SORTED;
  const many = {
    ...match,
    ...(match.area !== undefined && { kinds, rareKinds: kinds.filter(isRare) }),
    ...(set !== undefined && { among: isMarked(db.dialect, set) }),
  };
  const rows = await pageQuery(db, many, sort, totalCount, slice).execute();
  return { ids: rows.map(({ id }) => id), totalCount };
}

function countAmong(
  columns: ListingColumns,
  { match, sort, slice }: Search,
  set: ListingSet | undefined,
): ColumnMatches {
  return columns.find({
    kinds: match.kinds,
    cityId: match.conditions.find(({ column }) => column === 'city_id')?.value ?? 0,
    ranges: rangesOf(match),
    marks: set?.bits(),
    order: orderOf(sort),
    first: slice.limit === 0 ? 0 : slice.offset + slice.limit,
  });
}

function rangesOf({ conditions, price, area }: Match): ColumnRange[] {
  const ranges: ColumnRange[] = [];
  for (const { column, is, value } of conditions) {
    if (column === 'city_id') continue;
    const min = is === '<=' ? Number.NEGATIVE_INFINITY : value;
    const max = is === '>=' ? Number.POSITIVE_INFINITY : value;
    ranges.push({ column, min, max });
  }
  if (price !== undefined) ranges.push({ column: 'price', ...price });
  if (area !== undefined) ranges.push({ column: 'square_feet', ...area });
  return ranges;
}

function orderOf(sort: number): ColumnOrder {
  if (sort === PRICE_LOW_TO_HIGH) return 'cheapest';
  return sort === PRICE_HIGH_TO_LOW ? 'dearest' : 'newest';
}
