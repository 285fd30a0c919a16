import { type Dispatch, type RefObject, useEffect, useReducer } from 'react';
import { useNavigation } from '#web/navigation/navigation.ts';
import { type PageLocation, useLocation } from '#web/navigation/page-location.ts';
import type { ExploreData } from './explore-data.ts';
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

export const FIELD_SEARCH = 'search';

/** The state of the explore page. */
export function useExploreState(explore: ExploreData): [ExploreState, Dispatch<ExploreEvent>] {
  const { key, pathname, search, state: historyState } = useLocation();
  const { failures } = useNavigation();
  const entry = `${key} ${pathname}${search}`;
  const isFieldSearch = historyState === FIELD_SEARCH;
  const [state, dispatch] = useReducer(reduceExplore, entry, () => initialState(explore, entry));

  // During rendering, so that results, count and filters change in one commit.
  if (state.explore !== explore) dispatch({ type: 'answered', explore, entry, isFieldSearch });

  useEffect(() => {
    if (failures > 0) dispatch({ type: 'searchFailed' });
  }, [failures]);

  return [state, dispatch];
}

/** The search that is being fetched for the explore page. */
export function useNextSearch(): PageLocation | undefined {
  const { pathname } = useLocation();
  const { pending } = useNavigation();
  return pending?.pathname === pathname || pending?.state === FIELD_SEARCH ? pending : undefined;
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
  const { pending: next } = useNavigation();

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
