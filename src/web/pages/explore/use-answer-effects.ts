import { type Dispatch, type RefObject, useEffect } from 'react';
import { useNavigation } from 'react-router';
import type { SearchFilters } from '#features/listings/search/filters.ts';
import type { ExploreEvent, ExploreState } from './explore-state.ts';
import { isNewer, updatedValue } from './field-updates.ts';
import { DRAWER_ID } from './filter-drawer.tsx';
import type { FilterGroup } from './filter-groups.ts';
import { fieldsOf, writeField } from './form-fields.ts';

/**
 * After every answer the fields show its filters. They stay the same elements, to keep the focus.
 * New results close the drawer, unless the visitor is typing for the next search.
 */
export function useAnswerEffects(
  form: RefObject<HTMLFormElement | null>,
  { pendingUpdate, sent }: ExploreState,
  dispatch: Dispatch<ExploreEvent>,
  filters: SearchFilters,
  groups: readonly FilterGroup[],
): void {
  const { location: next } = useNavigation();

  useEffect(() => {
    if (pendingUpdate === undefined) return;
    let isTyping = false;
    for (const field of fieldsOf(form.current)) {
      const isFocused = field === document.activeElement;
      const value = updatedValue(field, filters, pendingUpdate, groups);
      if (isNewer(field, { sent, isFocused })) isTyping ||= isFocused;
      else if (value !== undefined) writeField(field, value);
    }
    if (pendingUpdate.closesDrawer && !isTyping) document.getElementById(DRAWER_ID)?.hidePopover();
    dispatch({ type: 'fieldsUpdated' });
  }, [form, pendingUpdate, sent, filters, groups, dispatch]);

  useEffect(() => {
    if (next === undefined) return;
    const values = new Map(fieldsOf(form.current).map(({ name, value }) => [name, value]));
    dispatch({ type: 'searchStarted', values });
  }, [form, next, dispatch]);
}
