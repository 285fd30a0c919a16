import { FIELDS, FILTERS } from '#features/listings/fields.ts';
import { columnsInAllLanguages } from '#features/listings/language-columns.ts';
import { LAND } from '#features/listings/listing-kind.ts';
import { type PublicDb, publicListings } from '#features/listings/public-listings.server.ts';
import { neighbourhoodNames } from '#features/listings/store/neighbourhood-names.server.ts';
import { FACT_COLUMNS, factWords } from '#features/listings/text-search/fact-words.ts';
import { quarterWord, WORD_COLUMNS } from '#features/listings/text-search/listing-words.ts';
import { searchWords } from '#features/listings/text-search/search-words.ts';
import { hasWords } from '#features/listings/text-search/word-match.ts';
import { keysOf } from '#features/listings/typed-record.ts';
import { SQUARE_FEET_IN_ACRE } from '#platform/units/area-units.ts';
import type { SearchFilters } from './filters.ts';
import { matchOf } from './find-matches.server.ts';
import type { Condition, Match } from './queries.server.ts';
import type { Range } from './ranges.ts';

/** What a listing fails of a search. `by` is the share by which a price or an area misses. */
export type Miss =
  | { readonly what: 'budget' | 'area'; readonly by: number }
  | { readonly what: 'rooms'; readonly by: 1 }
  | 'more';

/** A search that is asked about one listing after the other. */
export interface CompiledSearch {
  readonly match: Match;
  readonly text: string;
}

export function compileSearch(filters: SearchFilters): CompiledSearch {
  return { match: matchOf(filters), text: filters.text };
}

/**
 * Undefined where the search would find the listing, else what it misses: one measure by a little,
 * or more than that.
 */
export function missOf(
  { match, text }: CompiledSearch,
  listing: SearchedListing,
): Miss | undefined {
  const { row, squareFeet } = listing;
  if (!match.kinds.some((kind) => kind === row.property_type)) return 'more';
  const failed = match.conditions.filter((condition) => !isMet(condition, row));
  const price = shareBeside(match.price, row.price);
  const area = shareBeside(match.area, squareFeet);
  const misses: Miss[] = [
    ...failed.map((condition) => missOfCondition(condition, row)),
    ...(price === 0 ? [] : [{ what: 'budget', by: price } as const]),
    ...(area === 0 ? [] : [{ what: 'area', by: area } as const]),
  ];
  const [miss] = misses;
  if (misses.length > 1) return 'more';
  if (text !== '' && !hasWords(text, listing)) return 'more';
  return miss;
}

function isMet({ column, is, value }: Condition, row: SearchedListing['row']): boolean {
  const stored = row[column];
  if (stored === null) return false;
  if (is === '=') return stored === value;
  return is === '>=' ? stored >= value : stored <= value;
}

function missOfCondition({ column, is, value }: Condition, row: SearchedListing['row']): Miss {
  const stored = row[column];
  if (is === '=' || stored === null || stored === 0) return 'more';
  if (column === 'total_area') return { what: 'area', by: stored / value - 1 };
  return stored === value - 1 ? { what: 'rooms', by: 1 } : 'more';
}

/** 0 within the range, else by which share of its end a value lies outside. */
function shareBeside(range: Range | undefined, value: number): number {
  if (range === undefined || (value >= range.min && value <= range.max)) return 0;
  // "Call for Price" is far from every budget.
  if (value === 0) return -1;
  return value < range.min ? value / range.min - 1 : value / range.max - 1;
}

const CITY_NAMES = columnsInAllLanguages('name');
const COMPARED = keysOf(FILTERS).map((field) => FIELDS[field].column);

/** What a search compares of listings, in the order of `ids`; without those that visitors do not see. */
export async function findSearched(db: PublicDb, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await publicListings(db)
    .innerJoin('city', 'city.id', 'property.city_id')
    .select(['property.id', 'property.city_id', 'property.price', 'property.property_number'])
    .select(FACT_COLUMNS.map((column) => `property.${column}` as const))
    .select(COMPARED.map((column) => `property.${column}` as const))
    .select(WORD_COLUMNS.map((column) => `property.${column}` as const))
    .select(CITY_NAMES.map((column) => `city.${column}` as const))
    .where('property.id', 'in', ids)
    .execute();
  const places = new Map(ids.map((id, place) => [id, place]));
  const names = await neighbourhoodNames(publicListings(db), rows);
  return rows
    .toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
    .map((row) => ({
      id: row.id,
      row,
      squareFeet: row.total_area * (row.property_type === LAND ? SQUARE_FEET_IN_ACRE : 1),
      words: searchWords(WORD_COLUMNS.map((column) => row[column]).join('\n')),
      cityWords: searchWords(CITY_NAMES.map((column) => row[column]).join(' ')),
      calledWords: searchWords((names.get(quarterWord(row)) ?? []).join('\n')),
      facts: factWords(row),
      propertyNumber: row.property_number,
    }));
}

type SearchedListing = Awaited<ReturnType<typeof findSearched>>[number];
