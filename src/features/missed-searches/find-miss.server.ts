import type { PublicDb } from '#features/listings/public-listings.server.ts';
import { parseFilters } from '#features/listings/search/filters.ts';
import { findMatches, matchOf } from '#features/listings/search/find-matches.server.ts';

/** Whether a search asks for what there could be, and nothing of it is there. */
export async function isMiss(db: PublicDb, search: string): Promise<boolean> {
  const filters = parseFilters(new URLSearchParams(search));
  if (matchOf(filters).kinds.length === 0) return false;
  if (filters.location !== 0 && !(await isCity(db, filters.location))) return false;
  const { totalCount } = await findMatches(db, { ...filters, pageSize: 0 });
  return totalCount === 0;
}

async function isCity(db: PublicDb, id: number): Promise<boolean> {
  const found = await db.selectFrom('city').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}
