import { useEffect } from 'react';
import { formatFilters } from '#features/listings/search/filters.ts';
import { reportOnce } from '#web/ui/report-count.ts';
import { whenShown } from '#web/ui/when-shown.ts';
import type { ExploreData } from './explore-data.ts';

/** Reports a search that found nothing, so that the agency knows what is asked for. */
export function useMissReport({
  filters,
  totalCount,
}: Pick<ExploreData, 'filters' | 'totalCount'>): void {
  const search = totalCount === 0 ? String(formatFilters(filters)) : '';
  useEffect(() => {
    if (search !== '') whenShown(() => reportOnce('/api/MissedSearch', { search }));
  }, [search]);
}
