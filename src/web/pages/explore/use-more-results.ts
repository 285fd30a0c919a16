import { type Dispatch, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { addressOf, type ExploreAnswer } from './explore-data.ts';
import {
  type ExploreEvent,
  type ExploreState,
  type MoreResults,
  nextFilters,
} from './explore-state.ts';

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

interface StoredResults extends MoreResults {
  /** Identifies the document that stored them. */
  readonly timeOrigin: number;
}

/**
 * Results stored for a reload, and for the way back from a listing. A newly opened document ignores
 * those of an earlier one, whose first entry has the same name.
 */
function readStoredResults(entry: string): MoreResults | undefined {
  try {
    const text = sessionStorage.getItem(storageKey(entry));
    if (text === null) return undefined;
    const { timeOrigin, ...more }: StoredResults = JSON.parse(text);
    if (timeOrigin === performance.timeOrigin || wasReopened()) return more;
    sessionStorage.removeItem(storageKey(entry));
  } catch {
    // Without storage there is nothing to restore.
  }
  return undefined;
}

function storeResults(entry: string, more: MoreResults): void {
  const stored: StoredResults = { ...more, timeOrigin: performance.timeOrigin };
  try {
    sessionStorage.setItem(storageKey(entry), JSON.stringify(stored));
  } catch {
    // Without storage, or when it is full, the way back shows the first page.
  }
}

function storageKey(entry: string): string {
  return `explore results ${entry}`;
}

/** Whether the document was opened by a reload or by the back or forward button. */
function wasReopened(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    navigation instanceof PerformanceNavigationTiming &&
    ['back_forward', 'reload'].includes(navigation.type)
  );
}
