import { z } from 'zod';
import { formatFilters, NO_FILTERS, parseFilters } from '#features/listings/search/filters.ts';
import { isNumber, searchWords } from '#features/listings/text-search/search-words.ts';

export const MissedSearchInput = z
  .object({
    search: z
      .string()
      .max(4000, 'Please enter at most 4000 characters.')
      .describe("the query of the explore page's address"),
  })
  .meta({ id: 'MissedSearch' });

/** Says nothing about the person. */
export interface MissedSearch {
  readonly day: string;
  /** A query in the fixed order, without order and page. */
  readonly search: string;
}

/** PostgreSQL keeps no longer text in an index, encoded letters of Gurmukhi are nine characters. */
const MAX_LENGTH = 600;
const MAX_WORDS = 8;
/** A number with more is somebody's phone. */
const MAX_DIGITS = 6;

/** What is counted of a search; undefined where it asks for nothing, or may say who asks. */
export function countedSearch(query: string): string | undefined {
  const filters = parseFilters(new URLSearchParams(query));
  const text = countedText(filters.text);
  if (text === undefined) return undefined;
  const { sortByIndex, pageNumber } = NO_FILTERS;
  const search = String(formatFilters({ ...filters, text, sortByIndex, pageNumber }));
  return search === '' || search.length > MAX_LENGTH ? undefined : search;
}

/** '' stays ''. */
function countedText(text: string): string | undefined {
  const words = searchWords(text);
  const digits = words.filter(isNumber).join('').length;
  const mayNameSomebody = text.includes('@') || digits > MAX_DIGITS || words.length > MAX_WORDS;
  if (mayNameSomebody || (text !== '' && words.length === 0)) return undefined;
  return words.join(' ');
}
