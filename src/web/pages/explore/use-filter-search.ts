import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { parseFilters, type SearchFilters } from '#features/listings/search/filters.ts';
import { PUBLIC_TOASTS, showToast } from '#ui/toast-list.ts';
import { addressOf } from './explore-data.ts';
import { correctionsOf } from './filter-corrections.ts';
import { type FilterGroup, groupOf } from './filter-groups.ts';
import { type Correction, checkGroups, tidyNumber } from './filter-rules.ts';
import { type Field, fieldsOf, isField, writeField } from './form-fields.ts';
import { tidyTyping } from './number-typing.ts';
import { requestedFilters } from './requested-filters.ts';
import { FIELD_SEARCH } from './use-explore-state.ts';

/**
 * Searches whenever a filter changes to a valid value; returns the handler of the form's `submit`.
 * `page` contains the form and its fields elsewhere.
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
  const searched =
    next?.pathname === pathname ? parseFilters(new URLSearchParams(next.search)) : shown;

  // Set by a correction until the next press: other events of the same press must not search.
  const corrected = useRef<Field>(undefined);

  const isOurs = (target: EventTarget | null): target is Field =>
    isField(target) && target.form === form.current;

  const read = (name: string) =>
    String(form.current && (new FormData(form.current).get(name) ?? ''));

  const check = (field: Field, { left }: { left: boolean }) =>
    correctionsOf(field, groups, searched, read, { left });

  /** Returns whether there was anything to correct. */
  const correct = (corrections: readonly Correction[]) => {
    const fieldNamed = (name: string) => form.current?.elements.namedItem(name);
    for (const { field, value, message } of corrections) {
      writeField(fieldNamed(field), value);
      showToast(PUBLIC_TOASTS, { tone: 'error', message });
    }
    const first = corrections[0] && fieldNamed(corrections[0].field);
    if (isField(first)) corrected.current = first;
    return corrections.length > 0;
  };

  const search = ({ applying }: { applying: boolean }) => {
    const entries = form.current === null ? [] : new FormData(form.current);
    const address = addressOf(pathname, requestedFilters(entries, searched, groups, { applying }));
    const isSame = address === addressOf(pathname, searched);
    if (applying || !isSame) void navigate(address, { replace: isSame, state: FIELD_SEARCH });
  };

  const onChange = useEffectEvent(({ target }: Event) => {
    if (!isOurs(target)) return;
    const group = groupOf(target.name, groups);
    if (group !== undefined && target instanceof HTMLInputElement && !target.validity.badInput)
      writeField(target, tidyNumber(target.value, group));
    if (correct(check(target, { left: false }))) return;
    if (group?.kind !== 'range') search({ applying: false });
  });

  // A range waits for both bounds: the results would close the drawer before the second is typed.
  const onFocusOut = useEffectEvent(({ target, relatedTarget }: FocusEvent) => {
    if (!isOurs(target) || corrected.current !== undefined) return;
    const group = groupOf(target.name, groups);
    const left = !(isField(relatedTarget) && groupOf(relatedTarget.name, groups) === group);
    if (correct(check(target, { left }))) return;
    if (group?.kind === 'range' && !group.applied && left) search({ applying: false });
  });

  const onPress = useEffectEvent((event: Event) => {
    corrected.current = undefined;
    const { target } = event;
    if (!(event instanceof KeyboardEvent) || event.key !== 'Tab' || !isOurs(target)) return;
    const group = groupOf(target.name, groups);
    const left = group?.kind === 'range' && target.name === group.max && !event.shiftKey;
    // Tab stays at a corrected field; a pointer press goes where it points.
    if (correct(check(target, { left }))) event.preventDefault();
  });

  // Native events: React's `onChange` fires on every key, the native one when the value is settled.
  useEffect(() => {
    const element = page.current;
    const listening = new AbortController();
    const { signal } = listening;
    element?.addEventListener('change', onChange, { signal });
    element?.addEventListener('focusout', onFocusOut, { signal });
    element?.addEventListener('beforeinput', tidyTyping, { signal });
    for (const type of ['pointerdown', 'keydown'])
      document.addEventListener(type, onPress, { capture: true, signal });
    return () => listening.abort();
  }, [page]);

  return (event: FormEvent) => {
    event.preventDefault();
    const unreadable = () =>
      fieldsOf(form.current)
        .filter(({ validity }) => validity.badInput)
        .flatMap((field) => check(field, { left: false }));
    if (
      corrected.current === undefined &&
      !correct([...unreadable(), ...checkGroups(groups, read)])
    )
      return search({ applying: true });
    corrected.current?.focus();
    corrected.current = undefined;
  };
}
