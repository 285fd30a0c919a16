import {
  type Dispatch,
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { exploreAddress } from '#features/listings/explore-address.ts';
import { parseFilters, type SearchFilters } from '#features/listings/search/filters.ts';
import { foldDigits } from '#platform/language/fold-letters.ts';
import { PUBLIC_TOASTS, showToast } from '#platform/ui/toast-list.ts';
import { useLocalAddress } from '#web/language/use-language.ts';
import { useNavigation } from '#web/navigation/navigation.ts';
import { useLocation } from '#web/navigation/page-location.ts';
import type { Place } from '#web/shell/shell-data.ts';
import { addressOf } from './explore-data.ts';
import type { ExploreEvent } from './explore-state.ts';
import { type FieldTexts, fieldTexts } from './field-texts.ts';
import type { FormField } from './field-updates.ts';
import { isDrawerOpen } from './filter-drawer.tsx';
import { type FilterGroup, groupOf } from './filter-groups.ts';
import {
  type Correction,
  checkField,
  checkGroups,
  type ReadField,
  tidyNumber,
  unreadable,
} from './filter-rules.ts';
import { type Field, isField, queryOf, valuesOf, writeField } from './form-fields.ts';
import { requestedSearch } from './requested-search.ts';
import { typedNumbers } from './typed-query.ts';
import { FIELD_SEARCH, useNextSearch } from './use-explore-state.ts';

interface FilterPage {
  /** Contains the form and its fields elsewhere. */
  readonly page: RefObject<HTMLElement | null>;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Whether choices wait until the drawer closes. */
  readonly collects: () => boolean;
}

/** Numbers in words are read once somebody is about to type: the page comes without them. */
function learnWords(): void {
  void import('#platform/units/spoken-number.ts').catch(() => undefined);
}

/** Searches whenever a filter changes to a valid value; returns the handler of the form's `submit`. */
export function useFilterSearch(
  { page, form, collects }: FilterPage,
  places: readonly Place[],
  shown: SearchFilters,
  groups: readonly FilterGroup[],
  dispatch: Dispatch<ExploreEvent>,
) {
  const { pathname } = useLocation();
  const { navigate } = useNavigation();
  const local = useLocalAddress();
  const next = useNextSearch();
  const searched = next === undefined ? shown : parseFilters(new URLSearchParams(next.search));

  // Set by a correction until the next press: other events of the same press must not search.
  const corrected = useRef<Field>(undefined);

  const isOurs = (target: EventTarget | null): target is Field =>
    isField(target) && target.form === form.current;

  const read = (name: string) => typedNumbers(queryOf(form.current)).get(name) ?? '';

  const check = (field: Field, { left }: { left: boolean }) =>
    correctionsOf(field, groups, fieldTexts(searched, groups), read, { left });

  const say = ({ message }: Correction) => showToast(PUBLIC_TOASTS, { tone: 'error', message });

  /** Returns whether there was anything to correct. */
  const correct = (corrections: readonly Correction[]) => {
    const fieldNamed = (name: string) => form.current?.elements.namedItem(name);
    for (const correction of corrections) {
      if (correction.value !== undefined)
        writeField(fieldNamed(correction.field), correction.value);
      say(correction);
    }
    const first = corrections[0] && fieldNamed(corrections[0].field);
    if (isField(first)) corrected.current = first;
    return corrections.length > 0;
  };

  /** The page of the place and kind that are asked for. */
  const pathOf = ({ location, propertyType }: SearchFilters) => {
    if (location === shown.location && propertyType === shown.propertyType) return pathname;
    const place = places.find(({ id }) => id === location);
    return local(exploreAddress({ place, type: propertyType })).replace(/\?.*/, '');
  };

  const search = ({ applying }: { applying: boolean }) => {
    const { filters, refused } = requestedSearch(queryOf(form.current), groups);
    for (const correction of refused) say(correction);
    const isSame = addressOf('', filters) === addressOf('', { ...searched, pageNumber: 1 });
    if (!applying && isSame) return;
    dispatch({ type: 'searchStarted', values: valuesOf(form.current) });
    navigate(addressOf(pathOf(filters), filters), { replace: isSame, state: FIELD_SEARCH });
  };

  const onChange = useEffectEvent(({ target }: Event) => {
    if (!isOurs(target)) return;
    const group = groupOf(target.name, groups);
    if (group !== undefined && target instanceof HTMLInputElement)
      writeField(target, tidyNumber(target.value, group));
    if (correct(check(target, { left: false }))) return;
    // Another kind has other fields.
    if (target.name === 'type') return search({ applying: false });
    if (collects()) return;
    const isUnit = target instanceof HTMLSelectElement && !isDrawerOpen();
    if (group?.kind !== 'range' || isUnit) search({ applying: false });
  });

  // A range waits for both bounds: the results would close the drawer before the second is typed.
  const onFocusOut = useEffectEvent(({ target, relatedTarget }: FocusEvent) => {
    if (!isOurs(target) || corrected.current !== undefined) return;
    const group = groupOf(target.name, groups);
    const left = !(isField(relatedTarget) && groupOf(relatedTarget.name, groups) === group);
    // What stays as it was typed was said when it changed.
    if (correct(check(target, { left }).filter(({ value }) => value !== undefined))) return;
    if (group?.kind === 'range' && !group.applied && left && !collects())
      search({ applying: false });
  });

  const onPress = useEffectEvent((event: Event) => {
    corrected.current = undefined;
    const { target } = event;
    if (!(event instanceof KeyboardEvent) || event.key !== 'Tab' || !isOurs(target)) return;
    const group = groupOf(target.name, groups);
    const left = group?.kind === 'range' && target.name === group.max && !event.shiftKey;
    const corrections = check(target, { left });
    const isCorrected = corrections.some(({ value }) => value !== undefined);
    // Tab stays at a corrected field; a pointer press goes where it points.
    if (correct(corrections) && isCorrected) event.preventDefault();
  });

  // What was chosen in the drawer counts, however it is closed.
  const onToggle = useEffectEvent((event: Event) => {
    const isClosed = event instanceof ToggleEvent && event.newState === 'closed';
    if (isClosed && next === undefined) search({ applying: false });
  });

  // Native events: React's `onChange` fires on every key, the native one when the value is settled.
  useEffect(() => {
    const element = page.current;
    const listening = new AbortController();
    const { signal } = listening;
    element?.addEventListener('change', onChange, { signal });
    element?.addEventListener('focusout', onFocusOut, { signal });
    element?.addEventListener('beforeinput', tidyTyping, { signal });
    element?.addEventListener('focusin', learnWords, { once: true, signal });
    element?.addEventListener('toggle', onToggle, { capture: true, signal });
    for (const type of ['pointerdown', 'keydown'])
      document.addEventListener(type, onPress, { capture: true, signal });
    return () => listening.abort();
  }, [page]);

  return (event: FormEvent) => {
    event.preventDefault();
    if (corrected.current === undefined && !correct(checkGroups(groups, read)))
      return search({ applying: true });
    corrected.current?.focus();
    corrected.current = undefined;
  };
}

/** Corrections of one field. After its group was `left`, the two bounds are compared as well. */
function correctionsOf(
  { name }: Pick<FormField, 'name'>,
  groups: readonly FilterGroup[],
  searched: FieldTexts,
  read: ReadField,
  { left }: { left: boolean },
): Correction[] {
  const group = groupOf(name, groups);
  if (group === undefined) return [];
  if (group.kind === 'number' && Number.isNaN(Number(read(name))))
    return [unreadable(group, name, searched.get(name) ?? '')];
  if (left && group.kind === 'range' && !group.applied) return checkGroups([group], read);
  const correction = checkField(group, read);
  return correction?.field === name ? [correction] : [];
}

/** A count is typed in Latin digits also on keyboards of Punjabi and Hindi: it is shown in them. */
function tidyTyping(event: InputEvent): void {
  const { target, data } = event;
  if (!(target instanceof HTMLInputElement && target.inputMode === 'numeric') || data === null)
    return;
  const latin = foldDigits(data);
  if (latin === data) return;
  event.preventDefault();
  // Unlike a value that is set, this can be undone.
  document.execCommand('insertText', false, latin);
}
