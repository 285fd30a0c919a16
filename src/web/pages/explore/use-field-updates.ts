import { type Dispatch, type RefObject, useEffect } from 'react';
import { useNavigation } from 'react-router';
import type { SearchFilters } from '#features/listings/search/filters.ts';
import type { ExploreEvent, ExploreState } from './explore-state.ts';
import { fieldUpdates, isTyping } from './field-updates.ts';
import type { FilterGroup } from './filter-groups.ts';
import { fieldsOf, snapshotFields, writeField } from './form-fields.ts';

/**
 * Makes the fields show the filters of the results, also after the back button or a failed search.
 * The elements stay the same, so that none loses the focus. Returns `isTyping` for this form.
 */
export function useFieldUpdates(
  form: RefObject<HTMLFormElement | null>,
  { pendingUpdate, sent }: ExploreState,
  dispatch: Dispatch<ExploreEvent>,
  filters: SearchFilters,
  groups: readonly FilterGroup[],
): () => boolean {
  const { location: next } = useNavigation();

  useEffect(() => {
    if (pendingUpdate === undefined) return;
    const fields = snapshotFields(form.current);
    for (const { name, value } of fieldUpdates(fields, filters, pendingUpdate, groups, sent))
      writeField(form.current, name, value);
    dispatch({ type: 'fieldsUpdated' });
  }, [form, pendingUpdate, sent, filters, groups, dispatch]);

  useEffect(() => {
    if (next === undefined) return;
    const values = new Map(fieldsOf(form.current).map(({ name, value }) => [name, value]));
    dispatch({ type: 'searchStarted', values });
  }, [form, next, dispatch]);

  return () => isTyping(snapshotFields(form.current), sent);
}
