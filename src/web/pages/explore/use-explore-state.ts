import { type Dispatch, useEffect, useReducer } from 'react';
import { type Location, useLocation, useNavigate, useNavigation } from 'react-router';
import type { ExploreAnswer } from './explore-data.ts';
import {
  type ExploreEvent,
  type ExploreState,
  initialState,
  reduceExplore,
} from './explore-state.ts';
import { searchFallback } from './search-fallback.ts';

export const FIELD_SEARCH = 'search';

/** The state of the explore page; after a failed fetch the address returns to the results shown. */
export function useExploreState(answer: ExploreAnswer): [ExploreState, Dispatch<ExploreEvent>] {
  const { key, pathname, search, state: historyState } = useLocation();
  const address = pathname + search;
  const entry = `${key} ${address}`;
  const isFieldSearch = historyState === FIELD_SEARCH;
  const [state, dispatch] = useReducer(reduceExplore, entry, () => initialState(answer, entry));
  const navigate = useNavigate();

  // During rendering, so that results, count and filters change in one commit.
  if (state.answer !== answer) dispatch({ type: 'answered', answer, entry, isFieldSearch });

  // biome-ignore lint/correctness/useExhaustiveDependencies: entries may share an address
  useEffect(() => {
    const way = searchFallback.settled(answer, { address, index: historyIndex() });
    if (typeof way === 'number') void navigate(way);
    else if (way !== undefined) void navigate(way, { replace: true, preventScrollReset: true });
  }, [answer, address, key, navigate]);

  useEffect(() => searchFallback.clear, []);

  return [state, dispatch];
}

/** The search that is being fetched for the explore page. */
export function useNextSearch(): Location | undefined {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  return next?.pathname === pathname || next?.state === FIELD_SEARCH ? next : undefined;
}

/** React Router's count of the entries before this one. */
function historyIndex(): number | undefined {
  const index: unknown = history.state?.idx;
  return typeof index === 'number' ? index : undefined;
}
