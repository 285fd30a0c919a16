import type { PublicDb } from '#features/listings/public-listings.server.ts';
import {
  addUnused,
  formatFilters,
  isTextCut,
  markTextCut,
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
  const asked = formatFilters({ ...chosen, ...filters, text, pageNumber: 1 });
  const understood = addUnused(asked, unused);
  return isTextCut(query) ? markTextCut(understood) : understood;
}
