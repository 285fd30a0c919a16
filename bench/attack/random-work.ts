import { getRequest, postRequest } from '#bench/http-load.ts';
import type { Random } from '#bench/random.ts';
import { randomFilters } from '#bench/random-filters.ts';
import { formatFilters, NO_FILTERS } from '#features/listings/search/filters.ts';

/** A request that no ready answer fits: an explore page or a search, its filters never the same. */
export function randomWork(random: Random): string {
  const filters = { ...randomFilters(random), minBudget: 1 + random.below(1e7) };
  if (random.chance(0.5)) return postRequest('/api/Property/filtered-properties', filters);
  const query = formatFilters({ ...NO_FILTERS, ...filters });
  query.set(`x${random.below(1e6)}`, String(random.below(1e6)));
  return getRequest(`/explore-properties/properties-for-sale?${query}`);
}
