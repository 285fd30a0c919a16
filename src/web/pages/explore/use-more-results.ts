import { type Dispatch, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { fetchPage } from '#web/navigation/fetch-page.ts';
import { useLocation } from '#web/navigation/page-location.ts';
import { showFetchError } from '#web/ui/fetch-error-toast.ts';
import { addressOf, type ExplorePageProps } from './explore-data.ts';
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
  const filters = nextFilters(state);
  const next = filters && addressOf(pathname, filters);

  const leaving = useRef<AbortController>(undefined);
  useLayoutEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);

  async function loadMore(): Promise<void> {
    if (next === undefined) return;
    const signal = leaving.current?.signal;
    dispatch({ type: 'moreStarted' });
    try {
      const { page } = await fetchPage<{ data: ExplorePageProps }>(next, signal);
      if (!signal?.aborted) dispatch({ type: 'pageLoaded', explore: page.data.explore });
    } catch {
      if (signal?.aborted) return;
      dispatch({ type: 'moreFailed' });
      showFetchError();
    }
  }

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

  return { next, loadMore };
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
