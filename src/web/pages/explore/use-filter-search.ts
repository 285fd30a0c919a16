import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { parseFilters, type SearchFilters } from '#features/listings/search/filters.ts';
import { PUBLIC_TOASTS, showToast } from '#ui/toast-list.ts';
import { addressOf } from './explore-data.ts';
import { fieldValue } from './filter-fields.tsx';
import { type FilterGroup, groupOf, isApplied, membersOf } from './filter-groups.ts';
import {
  type Correction,
  checkField,
  checkGroups,
  tidyNumber,
  unreadable,
} from './filter-rules.ts';
import { withoutGroupingCommas } from './grouping-commas.ts';
import { BY_SEARCH } from './use-drawn-filters.ts';

/**
 * Runs the search whenever a filter changes, as far as the rules allow; without a script the form sends itself.
 * `page` holds the form and the fields that belong to it from elsewhere.
 */
export function useFilterSearch(
  page: RefObject<HTMLElement | null>,
  form: RefObject<HTMLFormElement | null>,
  shown: SearchFilters,
  groups: readonly FilterGroup[],
) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { location: next } = useNavigation();

  const asked =
    next?.pathname === pathname ? parseFilters(new URLSearchParams(next.search)) : shown;

  // The field that a rule refused in the press of a key or a pointer under way: nothing else that this press sets off searches.
  const refused = useRef<Element>(undefined);

  const read = (name: string) =>
    String(form.current && (new FormData(form.current).get(name) ?? ''));

  const write = (name: string, value: string) => {
    const element = form.current?.elements.namedItem(name);
    if (
      element instanceof HTMLInputElement &&
      (element.value !== value || element.validity.badInput)
    )
      element.value = value;
  };

  const correct = ({ field, value, message }: Correction) => {
    write(field, value);
    showToast(PUBLIC_TOASTS, { tone: 'error', message });
  };

  /** Corrects what breaks a rule; whether anything did. */
  const refuse = (corrections: readonly Correction[]) => {
    for (const correction of corrections) correct(correction);
    const [first] = corrections;
    const field = first && form.current?.elements.namedItem(first.field);
    if (field instanceof Element) refused.current = field;
    return corrections.length > 0;
  };

  /** What a field says by itself against the rules; `left` compares it with the other bound of its group. */
  const wrongWith = (field: Field, { left }: { left: boolean }): Correction[] => {
    const group = groupOf(field.name, groups);
    const member = group && membersOf(group).find((member) => member === field.name);
    if (group === undefined || member === undefined) return [];
    if (field.validity.badInput) return [unreadable(group, member, fieldValue(asked, member))];
    if (left && group.kind === 'range' && !group.applied) return checkGroups([group], read);
    const correction = checkField(group, read);
    return correction === undefined ? [] : [correction];
  };

  const unreadableFields = () =>
    [...(form.current?.elements ?? [])]
      .filter((element) => isField(element) && element.validity.badInput)
      .flatMap((element) => (isField(element) ? wrongWith(element, { left: false }) : []));

  /** The address that the form asks for, on the first page. */
  const wanted = ({ applying }: { applying: boolean }) => {
    const fields = form.current === null ? [] : [...new FormData(form.current)];
    const filters = parseFilters(
      new URLSearchParams(fields.map(([name, value]) => [name, String(value)])),
    );
    const standing = applying ? [] : groups.filter(isApplied).flatMap(membersOf);
    return addressOf(pathname, {
      ...filters,
      ...Object.fromEntries(standing.map((member) => [member, asked[member]])),
    });
  };

  const searchIfChanged = () => {
    const address = wanted({ applying: false });
    if (address !== addressOf(pathname, asked)) void navigate(address, { state: BY_SEARCH });
  };

  const fieldChanged = useEffectEvent(({ target }: Event) => {
    if (!isField(target) || target.form !== form.current) return;
    const group = groupOf(target.name, groups);
    if (group !== undefined && target instanceof HTMLInputElement && !target.validity.badInput)
      write(target.name, tidyNumber(target.value, group));
    if (refuse(wrongWith(target, { left: false }))) return;
    if (group?.kind !== 'range') searchIfChanged();
  });

  // The search for two bounds waits until both are given: its answer would close the drawer under the second.
  const fieldLeft = useEffectEvent(({ target, relatedTarget }: FocusEvent) => {
    if (!isField(target) || target.form !== form.current || refused.current !== undefined) return;
    const group = groupOf(target.name, groups);
    const isWithin = isField(relatedTarget) && groupOf(relatedTarget.name, groups) === group;
    if (refuse(wrongWith(target, { left: !isWithin }))) return;
    if (group?.kind === 'range' && !group.applied && !isWithin) searchIfChanged();
  });

  const pressed = useEffectEvent((event: Event) => {
    refused.current = undefined;
    const { target } = event;
    if (
      !(
        event instanceof KeyboardEvent &&
        event.key === 'Tab' &&
        isField(target) &&
        target.form === form.current
      )
    )
      return;
    const group = groupOf(target.name, groups);
    const leaves = group?.kind === 'range' && target.name === group.max && !event.shiftKey;
    // Who leaves by the keyboard stays with what was corrected; a pointer goes where it was pointed.
    if (refuse(wrongWith(target, { left: leaves }))) event.preventDefault();
  });

  // React's own onChange speaks at every key; this one when a value is settled.
  useEffect(() => {
    const element = page.current;
    const listening = new AbortController();
    const { signal } = listening;
    element?.addEventListener('change', fieldChanged, { signal });
    element?.addEventListener('focusout', fieldLeft, { signal });
    element?.addEventListener('beforeinput', withoutGroupingCommas, { signal });
    for (const type of ['pointerdown', 'keydown'])
      document.addEventListener(type, pressed, { capture: true, signal });
    return () => listening.abort();
  }, [page]);

  return (event: FormEvent) => {
    event.preventDefault();
    const isRefused =
      refused.current !== undefined ||
      refuse([...unreadableFields(), ...checkGroups(groups, read)]);
    if (isRefused) {
      if (refused.current instanceof HTMLElement) refused.current.focus();
      refused.current = undefined;
      return;
    }
    const address = wanted({ applying: true });
    void navigate(address, { replace: address === addressOf(pathname, asked), state: BY_SEARCH });
  };
}

type Field = HTMLInputElement | HTMLSelectElement;

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}
