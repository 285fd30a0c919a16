import { type Dispatch, useEffect, useReducer } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ExploreAnswer } from './explore-data.ts';
import {
  type ExploreEvent,
  type ExploreState,
  type HistoryEntry,
  initialState,
  reduceExplore,
} from './explore-state.ts';
import { searchFallback } from './search-fallback.ts';

/** The history state of a search that a filter field asked for. */
export const FIELD_SEARCH = 'search';

/** The state of the explore page; after a failed fetch the address returns to the results shown. */
export function useExploreState(answer: ExploreAnswer): [ExploreState, Dispatch<ExploreEvent>] {
  const { key, pathname, search, state: historyState } = useLocation();
  const address = pathname + search;
  const at: HistoryEntry = { key, address, isFieldSearch: historyState === FIELD_SEARCH };
  const [state, dispatch] = useReducer(reduceExplore, at, () => initialState(answer, at));

  // During rendering, so that results, count and filters change in one commit.
  if (state.answer !== answer || state.at.key !== key) dispatch({ type: 'answered', answer, at });

  useReturnAfterFailure(answer, at);
  return [state, dispatch];
}

function useReturnAfterFailure(answer: ExploreAnswer, { key, address }: HistoryEntry): void {
  const navigate = useNavigate();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry may have the same address
  useEffect(() => {
    const way = searchFallback.arrived(answer, { address, index: historyIndex() });
    if (typeof way === 'number') void navigate(way);
    else if (way !== undefined) void navigate(way, { replace: true, preventScrollReset: true });
  }, [answer, address, key, navigate]);

  useEffect(() => searchFallback.clear, []);
}

/** How many entries of the tab's history come before this one, according to React Router. */
function historyIndex(): number | undefined {
  const index: unknown = history.state?.idx;
  return typeof index === 'number' ? index : undefined;
}
