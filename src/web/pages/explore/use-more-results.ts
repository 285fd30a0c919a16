import { type Dispatch, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { addressOf, type ExploreAnswer } from './explore-data.ts';
import { type ExploreEvent, type ExploreState, nextFilters } from './explore-state.ts';
import { readStoredResults, storeResults } from './stored-results.ts';

/** Load More. The caller must be mounted anew for every `entry`. */
export function useMoreResults(state: ExploreState, dispatch: Dispatch<ExploreEvent>) {
  const { explore, entry, more } = state;
  const { pathname } = useLocation();
  const { data, load, state: fetching } = useFetcher<ExploreAnswer>();
  const filters = nextFilters(state);
  const next = filters && addressOf(pathname, filters);

  useEffect(() => {
    if (data !== undefined && !data.failed) dispatch({ type: 'pageLoaded', explore: data.explore });
  }, [data, dispatch]);

  // Not in the initial state: the server does not know it, so hydration would fail.
  useLayoutEffect(() => {
    const stored = readStoredResults(entry);
    if (stored !== undefined) dispatch({ type: 'moreRestored', more: stored });
  }, [entry, dispatch]);

  const { scrollY } = more;
  useLayoutEffect(() => {
    if (scrollY > 0) scrollTo({ top: scrollY, behavior: 'instant' });
  }, [scrollY]);

  const store = useEffectEvent(() => {
    if (more.lastPage > explore.filters.pageNumber)
      storeResults(entry, { ...more, scrollY: window.scrollY });
  });
  useLayoutEffect(() => {
    addEventListener('pagehide', store);
    return () => {
      removeEventListener('pagehide', store);
      store();
    };
  }, []);

  return {
    next,
    loading: fetching !== 'idle',
    loadMore: () => next && load(next),
  };
}
