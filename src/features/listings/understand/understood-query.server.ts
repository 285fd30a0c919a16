import type { PublicDb } from '#features/listings/public-listings.server.ts';
import {
  addUnused,
  formatFilters,
  isTextCut,
  markTextCut,
  NO_FILTERS,
  parseFilters,
} from '#features/listings/search/filters.ts';
import { currentPlaces } from './current-places.server.ts';
import { understand } from './understand.ts';

/** The query of the explore page for what was typed; it goes before filters that came with it. */
export async function understoodQuery(
  db: PublicDb,
  query: URLSearchParams,
): Promise<URLSearchParams> {
  const chosen = parseFilters(query);
  const { filters, text, unused } = understand(chosen.text, await currentPlaces(db));
  const set = Object.fromEntries(
    Object.entries(chosen).filter(([member, value]) => value !== Reflect.get(NO_FILTERS, member)),
  );
  const understood = addUnused(
    formatFilters({ ...NO_FILTERS, ...set, ...filters, text, pageNumber: 1 }),
    unused,
  );
  return isTextCut(query) ? markTextCut(understood) : understood;
}
