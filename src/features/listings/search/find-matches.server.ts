import { kindsWith } from '#features/listings/field-queries.ts';
import { FIELDS } from '#features/listings/fields.ts';
import type { Listing } from '#features/listings/listing.ts';
import { LISTING_KINDS, type ListingKindId } from '#features/listings/listing-kind.ts';
import type { ListingSummary } from '#features/listings/listing-summary.ts';
import { type PublicDb, publicListings } from '#features/listings/public-listings.server.ts';
import { findListingsById } from '#features/listings/store/find-listings.server.ts';
import { findCards } from '#features/listings/store/listing-cards.server.ts';
import {
  type FoundByWords,
  findByWords,
} from '#features/listings/text-search/find-by-words.server.ts';
import { memoizePerVersion } from '#platform/database/catalogue-version.server.ts';
import type { Language } from '#platform/language/language.ts';
import { isMarked, isOneOf } from './among.server.ts';
import { COMPARISONS, type SearchFilters } from './filters.ts';
import { type Found, findInColumns, type Search } from './find-in-columns.server.ts';
import {
  type Condition,
  countByKindQuery,
  countQuery,
  fewQuery,
  MAX_SORTED,
  type Match,
  matchesAll,
  pageQuery,
} from './queries.server.ts';
import { areaRange, priceRange } from './ranges.ts';
import { unknownCodes } from './unknown-codes.ts';

export async function findListingCards(
  db: PublicDb,
  filters: SearchFilters,
  language: Language = 'en',
): Promise<{ items: ListingSummary[]; totalCount: number }> {
  const { ids, totalCount } = await findMatches(db, filters);
  return { items: await findCards(db, ids, language), totalCount };
}

export async function findListings(
  db: PublicDb,
  filters: SearchFilters,
): Promise<{ items: Listing[]; totalCount: number }> {
  const { ids, totalCount } = await findMatches(db, filters);
  return { items: await findListingsById(publicListings(db), ids, db.now()), totalCount };
}

/** The ids of one page of matches, in order, and the exact number of all matches. */
export async function findMatches(db: PublicDb, filters: SearchFilters): Promise<Found> {
  const match = matchOf(filters);
  if (match.kinds.length === 0 || !isPossibleId(filters.location))
    return { ids: [], totalCount: 0 };

  const slice = {
    limit: filters.pageSize,
    offset: (filters.pageNumber - 1) * filters.pageSize,
  };
  const search = { match, sort: filters.sortByIndex, slice };
  const found = await findByWords(db, publicListings(db), filters.text);
  const columns = await db.columns.current();
  if (columns !== undefined) return findInColumns(db, columns, search, found);
  return found === undefined ? findSlice(db, search) : findAmong(db, search, found);
}

async function findSlice(db: PublicDb, { match, sort, slice }: Search): Promise<Found> {
  if (match.area !== undefined) return findByArea(db, { match, sort, slice });
  const totalCount = await countMatches(db, match);
  return { ids: await findPage(db, { match, sort, slice }, totalCount), totalCount };
}

/** Counts each kind: an area may match few plots and most land, which want different plans. */
async function findByArea(db: PublicDb, { match, sort, slice }: Search): Promise<Found> {
  const counts = await countByKindQuery(db, match).execute();
  const totalCount = counts.reduce((sum, { count }) => sum + count, 0);
  const kinds = counts.map(({ kind }) => kind);
  const rareKinds = counts.filter(({ count }) => count <= MAX_SORTED).map(({ kind }) => kind);
  const search = { match: { ...match, kinds, rareKinds }, sort, slice };
  return { ids: await findPage(db, search, totalCount), totalCount };
}

async function findPage(
  db: PublicDb,
  { match, sort, slice }: Search,
  totalCount: number,
): Promise<number[]> {
  if (slice.offset >= totalCount || slice.limit === 0) return [];
  const rows = await pageQuery(db, match, sort, totalCount, slice).execute();
  return rows.map(({ id }) => id);
}

async function countMatches(db: PublicDb, match: Match): Promise<number> {
  if (matchesAll(match) && match.among === undefined) return publicCount(db);
  return (await countQuery(db, match).executeTakeFirstOrThrow()).totalCount;
}

const publicCount = memoizePerVersion(async (db: PublicDb): Promise<number> => {
  const { count } = await publicListings(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
});

/** Listings with the number that was typed come first. */
async function findAmong(
  db: PublicDb,
  { match, sort, slice }: Search,
  { set, numbered }: FoundByWords,
): Promise<Found> {
  const first = await findFew(db, match, sort, numbered);
  const page = first.slice(slice.offset, slice.offset + slice.limit);
  const rest = {
    limit: slice.limit - page.length,
    offset: Math.max(slice.offset - first.length, 0),
  };
  set.leaveOut(numbered);
  if (set.size <= MAX_SORTED) {
    const few = await findFew(db, match, sort, set.ids());
    page.push(...few.slice(rest.offset, rest.offset + rest.limit));
    return { ids: page, totalCount: first.length + few.length };
  }
  const among = isMarked(db.dialect, set);
  const search = { match: { ...match, among }, sort, slice: rest };
  const many = await findSlice(db, search);
  return { ids: [...page, ...many.ids], totalCount: first.length + many.totalCount };
}

async function findFew(
  db: PublicDb,
  match: Match,
  sort: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const among = isOneOf(db.dialect, ids);
  const rows = await fewQuery(db, { ...match, among }, sort).execute();
  return rows.map(({ id }) => id);
}

/** PostgreSQL refuses to compare an integer column with anything but a 32-bit integer. */
function isPossibleId(id: number): boolean {
  return id === (id | 0);
}

export function matchOf(filters: SearchFilters): Match {
  return {
    kinds: matchingKinds(filters),
    conditions: conditionsOf(filters),
    price: priceRange(filters),
    area: areaRange(filters),
  };
}

/** The kinds that can match; none when filters contradict each other or name an unknown code. */
function matchingKinds(filters: SearchFilters): ListingKindId[] {
  if (unknownCodes(filters).length > 0) return [];
  const asked = COMPARISONS.filter(({ member }) => filters[member] !== 0);
  return LISTING_KINDS.map(({ id }) => id).filter(
    (id) =>
      (filters.propertyType === 0 || filters.propertyType === id) &&
      asked.every(({ field }) => kindsWith(field).includes(id)),
  );
}

/** Equalities come first, for they rule out most listings. */
function conditionsOf(filters: SearchFilters): Condition[] {
  const place = { column: 'city_id', is: '=', value: filters.location } as const;
  const asked = COMPARISONS.map(({ member, field, is }) => ({
    column: FIELDS[field].column,
    is,
    value: filters[member],
  }));
  const conditions = [place, ...asked].filter(({ value }) => value !== 0);
  return conditions.toSorted((one, other) => Number(other.is === '=') - Number(one.is === '='));
}
