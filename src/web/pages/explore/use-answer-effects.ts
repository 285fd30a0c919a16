import { type Dispatch, type RefObject, useEffect } from 'react';
import { useNavigation } from 'react-router';
import type { ExploreEvent, ExploreState } from './explore-state.ts';
import type { FieldTexts } from './field-texts.ts';
import { isNewer, updatedValue } from './field-updates.ts';
import { DRAWER_ID } from './filter-drawer.tsx';
import type { FilterGroup } from './filter-groups.ts';
import { fieldsOf, valuesOf, writeField } from './form-fields.ts';
import { FIELD_SEARCH } from './use-explore-state.ts';

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
