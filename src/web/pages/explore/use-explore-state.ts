import { type Dispatch, type RefObject, useEffect, useReducer } from 'react';
import { type Location, useLocation, useNavigate, useNavigation } from 'react-router';
import type { ExploreAnswer } from './explore-data.ts';
import {
  type ExploreEvent,
  type ExploreState,
  initialState,
  reduceExplore,
} from './explore-state.ts';
import type { FieldTexts } from './field-texts.ts';
import { isNewer, updatedValue } from './field-updates.ts';
import { DRAWER_ID } from './filter-drawer.tsx';
import type { FilterGroup } from './filter-groups.ts';
import { fieldsOf, valuesOf, writeField } from './form-fields.ts';
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

/**
 * After every answer the fields show its filters. They stay the same elements, to keep the focus.
 * New results close the drawer, unless the visitor is typing for the next search.
 */
export function useAnswerEffects(
  form: RefObject<HTMLFormElement | null>,
  { pendingUpdate, sent }: ExploreState,
  dispatch: Dispatch<ExploreEvent>,
  texts: FieldTexts,
  groups: readonly FilterGroup[],
): void {
  const { location: next } = useNavigation();

  useEffect(() => {
    if (pendingUpdate === undefined) return;
    let isTyping = false;
    for (const field of fieldsOf(form.current)) {
      const isFocused = field === document.activeElement;
      const value = updatedValue(field, texts, groups, pendingUpdate);
      if (isNewer(field, sent)) isTyping ||= isFocused;
      else if (value !== undefined) writeField(field, value);
    }
    if (pendingUpdate.closesDrawer && !isTyping) document.getElementById(DRAWER_ID)?.hidePopover();
    dispatch({ type: 'fieldsUpdated' });
  }, [form, pendingUpdate, sent, texts, groups, dispatch]);

  useEffect(() => {
    // `useFilterSearch` dispatched this as the search began: an effect may run after more was typed.
    if (next === undefined || next.state === FIELD_SEARCH) return;
    dispatch({ type: 'searchStarted', values: valuesOf(form.current) });
  }, [form, next, dispatch]);
}
