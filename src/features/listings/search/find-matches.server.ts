import type { PublicDb } from '#features/listings/public-listings.server.ts';
import type { SearchFilters } from './filters.ts';
import { matchingTypes } from './matching-kinds.ts';
import { countQuery, pageQuery } from './queries.server.ts';

/** The ids of one page of what matches, in order, and the exact number of all that match. */
export async function findMatches(
  db: PublicDb,
  filters: SearchFilters,
): Promise<{ ids: number[]; totalCount: number }> {
  const types = matchingTypes(filters);
  if (types.length === 0 || !isPossibleId(filters.location)) return { ids: [], totalCount: 0 };

  const { totalCount } = await countQuery(db, types, filters).executeTakeFirstOrThrow();
  const offset = (filters.pageNumber - 1) * filters.pageSize;
  if (offset >= totalCount) return { ids: [], totalCount };

  const rows = await pageQuery(db, types, filters, totalCount, {
    limit: filters.pageSize,
    offset,
  }).execute();
  return { ids: rows.map(({ id }) => id), totalCount };
}

/** PostgreSQL refuses to compare an integer column with what is no 32-bit integer. */
function isPossibleId(id: number): boolean {
  return id === (id | 0);
}
