import type { Db } from '#database/database.server.ts';
import { isEnumerationId } from '#features/listings/enumerations/enumerations.ts';
import { fieldOf, kindsWith } from '#features/listings/field-queries.ts';
import { LISTING_KINDS, type ListingKindId } from '#features/listings/listing-kind.ts';
import { COMPARISONS, type SearchFilters } from './filters.ts';
import { countQuery, pageQuery } from './queries.server.ts';

/** The ids of one page of matches, in order, and the exact number of all matches. */
export async function findMatches(
  db: Db,
  filters: SearchFilters,
): Promise<{ ids: number[]; totalCount: number }> {
  const kinds = matchingKinds(filters);
  if (kinds.length === 0 || !isPossibleId(filters.location)) return { ids: [], totalCount: 0 };

  const { totalCount } = await countQuery(db, kinds, filters).executeTakeFirstOrThrow();
  const offset = (filters.pageNumber - 1) * filters.pageSize;
  if (offset >= totalCount) return { ids: [], totalCount };

  const rows = await pageQuery(db, kinds, filters, totalCount, {
    limit: filters.pageSize,
    offset,
  }).execute();
  return { ids: rows.map(({ id }) => id), totalCount };
}

/** PostgreSQL refuses to compare an integer column with anything but a 32-bit integer. */
function isPossibleId(id: number): boolean {
  return id === (id | 0);
}

/** The kinds that can match at all; none when the filters contradict each other or name an unknown code. */
export function matchingKinds(filters: SearchFilters): ListingKindId[] {
  const asked = COMPARISONS.filter(({ member }) => filters[member] !== 0);
  const isUnknown = asked.some(({ member, field }) => {
    const asks = fieldOf(field);
    return asks.type === 'code' && !isEnumerationId(asks.list, filters[member]);
  });
  if (isUnknown) return [];
  return LISTING_KINDS.map(({ id }) => id).filter(
    (id) =>
      (filters.propertyType === 0 || filters.propertyType === id) &&
      asked.every(({ field }) => kindsWith(field).includes(id)),
  );
}
