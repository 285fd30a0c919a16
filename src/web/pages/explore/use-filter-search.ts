import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type PropertyFilters, parsePropertyFilters } from '#features/properties/property-filters.ts';
import { SHELL_TOASTS, showToast } from '#web/ui/toast-list.ts';
import { addressOf } from './explore-data.ts';
import { type FilterGroup, membersOf } from './filter-groups.ts';
import { type Correction, checkField, checkGroups } from './filter-rules.ts';

/**
 * Runs the search whenever a filter changes, as far as the rules allow; without a script the form sends itself.
 * `page` holds the form and the fields that belong to it from elsewhere.
 */
export function useFilterSearch(
  page: RefObject<HTMLElement | null>,
  form: RefObject<HTMLFormElement | null>,
  filters: PropertyFilters,
  groups: readonly FilterGroup[],
) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const shown = addressOf(pathname, filters);

  const read = (name: string) => String(form.current && (new FormData(form.current).get(name) ?? ''));

  const correct = ({ field, value, message }: Correction) => {
    const element = form.current?.elements.namedItem(field);
    if (element instanceof HTMLInputElement) element.value = value;
    showToast(SHELL_TOASTS, { tone: 'error', message });
  };

  /** The address that the form asks for, on the first page. */
  const wanted = () => {
    const fields = form.current === null ? [] : [...new FormData(form.current)];
    const query = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
    return addressOf(pathname, parsePropertyFilters(query));
  };

  const fieldChanged = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) || target.form !== form.current) return;
    const correction = checkField(target.name, groups, read);
    if (correction !== undefined) correct(correction);
    else if (!groups.some((group) => isApplied(group, target.name)) && wanted() !== shown) void navigate(wanted());
  });

  // React's own onChange speaks at every key; this one when a value is settled.
  useEffect(() => {
    const element = page.current;
    element?.addEventListener('change', fieldChanged);
    return () => element?.removeEventListener('change', fieldChanged);
  }, [page]);

  useFieldsFollowFilters(form, filters);

  return (event: FormEvent) => {
    event.preventDefault();
    const correction = checkGroups(groups, read);
    if (correction === undefined) void navigate(wanted(), { replace: wanted() === shown });
    else correct(correction);
  };
}

/** A new address, also one that came by the back button, shows in the fields; they stay the same elements, so that none loses the focus. */
function useFieldsFollowFilters(form: RefObject<HTMLFormElement | null>, filters: PropertyFilters) {
  const drawn = useRef(filters);
  useEffect(() => {
    if (drawn.current === filters) return;
    drawn.current = filters;
    for (const [name, value] of Object.entries(filters)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value === 0 ? '' : String(value);
    }
  }, [form, filters]);
}

function isApplied(group: FilterGroup, name: string): boolean {
  return group.kind === 'range' && group.applied && membersOf(group).some((member) => member === name);
}
