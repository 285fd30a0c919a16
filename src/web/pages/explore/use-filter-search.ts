import { type FormEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { type PropertyFilters, parsePropertyFilters } from '#features/properties/property-filters.ts';
import { SHELL_TOASTS, showToast } from '#web/ui/toast-list.ts';
import { addressOf } from './explore-data.ts';
import { type FilterGroup, groupOf, isApplied, membersOf } from './filter-groups.ts';
import { type Correction, checkField, checkGroups, tidyNumber } from './filter-rules.ts';
import { BY_SEARCH } from './use-drawn-filters.ts';

/**
 * Runs the search whenever a filter changes, as far as the rules allow; without a script the form sends itself.
 * `page` holds the form and the fields that belong to it from elsewhere.
 */
export function useFilterSearch(
  page: RefObject<HTMLElement | null>,
  form: RefObject<HTMLFormElement | null>,
  shown: PropertyFilters,
  groups: readonly FilterGroup[],
) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { location: next } = useNavigation();

  const asked = next?.pathname === pathname ? parsePropertyFilters(new URLSearchParams(next.search)) : shown;

  const read = (name: string) => String(form.current && (new FormData(form.current).get(name) ?? ''));

  const write = (name: string, value: string) => {
    const element = form.current?.elements.namedItem(name);
    if (element instanceof HTMLInputElement && element.value !== value) element.value = value;
  };

  const correct = ({ field, value, message }: Correction) => {
    write(field, value);
    showToast(SHELL_TOASTS, { tone: 'error', message });
  };

  /** The address that the form asks for, on the first page. */
  const wanted = ({ applying }: { applying: boolean }) => {
    const fields = form.current === null ? [] : [...new FormData(form.current)];
    const filters = parsePropertyFilters(new URLSearchParams(fields.map(([name, value]) => [name, String(value)])));
    const standing = applying ? [] : groups.filter(isApplied).flatMap(membersOf);
    return addressOf(pathname, { ...filters, ...Object.fromEntries(standing.map((member) => [member, asked[member]])) });
  };

  const searchIfChanged = () => {
    const address = wanted({ applying: false });
    if (address !== addressOf(pathname, asked)) void navigate(address, { state: BY_SEARCH });
  };

  const fieldChanged = useEffectEvent(({ target }: Event) => {
    if (!isField(target) || target.form !== form.current) return;
    const group = groupOf(target.name, groups);
    if (group !== undefined) {
      if (target instanceof HTMLInputElement) write(target.name, tidyNumber(target.value, group));
      const correction = checkField(group, read);
      if (correction !== undefined) correct(correction);
    }
    if (group?.kind !== 'range') searchIfChanged();
  });

  // The search for two bounds waits until both are given: its answer would close the drawer under the second.
  const fieldLeft = useEffectEvent(({ target, relatedTarget }: FocusEvent) => {
    if (!isField(target) || target.form !== form.current) return;
    const group = groupOf(target.name, groups);
    const isWithin = isField(relatedTarget) && groupOf(relatedTarget.name, groups) === group;
    if (group?.kind !== 'range' || group.applied || isWithin) return;
    for (const correction of checkGroups([group], read)) correct(correction);
    searchIfChanged();
  });

  // React's own onChange speaks at every key; this one when a value is settled.
  useEffect(() => {
    const element = page.current;
    element?.addEventListener('change', fieldChanged);
    element?.addEventListener('focusout', fieldLeft);
    return () => {
      element?.removeEventListener('change', fieldChanged);
      element?.removeEventListener('focusout', fieldLeft);
    };
  }, [page]);

  return (event: FormEvent) => {
    event.preventDefault();
    const corrections = checkGroups(groups, read);
    for (const correction of corrections) correct(correction);
    if (corrections.some(({ value }) => value === '')) return;
    const address = wanted({ applying: true });
    void navigate(address, { replace: address === addressOf(pathname, asked), state: BY_SEARCH });
  };
}

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLSelectElement {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}
