import { hasWords } from '#features/listings/text-search/has-words.ts';
import type { SearchFilters } from './filters.ts';
import { matchOf } from './find-matches.server.ts';
import type { Condition, Match } from './queries.server.ts';
import type { Range } from './ranges.ts';
import type { SearchedListing } from './searched-listing.server.ts';

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
