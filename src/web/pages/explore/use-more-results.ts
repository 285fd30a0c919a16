import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { addressOf, type ExploreData, pageCount } from './explore-data.ts';
import { type KeptResults, keepResults, readKeptResults } from './kept-results.ts';
import type { fetchOrKeep } from './shown-results.ts';

/**
 * The results of an address, with the further pages that Load More appends. They are kept for a reload and the
 * way back from a listing. To be used anew, by a `key`, for each entry of the history.
 */
export function useMoreResults(entry: string, explore: ExploreData) {
  const { filters } = explore;
  const { pathname } = useLocation();
  const { data, load, state } = useFetcher<typeof fetchOrKeep>();
  const [more, setMore] = useState<KeptResults>({
    cards: [],
    page: filters.pageNumber,
    scrollY: 0,
  });
  const next = addressOf(pathname, { ...filters, pageNumber: more.page + 1 });

  useEffect(() => {
    if (data === undefined || data.failed) return;
    const { cards, filters } = data.explore;
    setMore((before) =>
      filters.pageNumber === before.page + 1
        ? { ...before, cards: [...before.cards, ...cards], page: before.page + 1 }
        : before,
    );
  }, [data]);

  // The server knows nothing of what was kept, so the first drawing after it must not either.
  useLayoutEffect(() => {
    const kept = readKeptResults(entry);
    if (kept !== undefined) setMore(kept);
  }, [entry]);

  const { scrollY } = more;
  useLayoutEffect(() => {
    if (scrollY > 0) scrollTo({ top: scrollY, behavior: 'instant' });
  }, [scrollY]);

  const keep = useEffectEvent(() => {
    if (more.page > filters.pageNumber) keepResults(entry, { ...more, scrollY: window.scrollY });
  });
  useLayoutEffect(() => {
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, []);

  const known = new Set(explore.cards.map(({ id }) => id));
  return {
    // A listing that was posted meanwhile moves the others on by one.
    cards: [...explore.cards, ...more.cards.filter(({ id }) => !known.has(id) && known.add(id))],
    next: more.page < pageCount(explore) ? next : undefined,
    loading: state !== 'idle',
    loadMore: () => load(next),
  };
}
