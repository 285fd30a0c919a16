import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { SearchFilters } from '#features/listings/search/filters.ts';
import { fieldValue } from './filter-fields.tsx';
import { type FilterGroup, groupOf, isApplied } from './filter-groups.ts';

/** The history state of a search that the fields themselves asked for. */
export const BY_SEARCH = 'search';

type Field = HTMLInputElement | HTMLSelectElement;

/**
 * What is shown stands in the fields, also when it came by the back button or when another search failed. They stay the
 * same elements, so that none loses the focus, and what was typed since the request is left alone. The answer tells
 * whether the visitor is typing so.
 */
export function useDrawnFilters(
  form: RefObject<HTMLFormElement | null>,
  filters: SearchFilters,
  groups: readonly FilterGroup[],
  failed: boolean,
): () => boolean {
  const { key, state } = useLocation();
  const { location: next } = useNavigation();
  const requested = useRef<Map<string, string>>(undefined);
  const drawn = useRef({ filters, key });

  useEffect(() => {
    if (next !== undefined)
      requested.current = new Map(fieldsOf(form.current).map(({ name, value }) => [name, value]));
  }, [form, next]);

  const isEdited = (field: Field) => {
    const before = requested.current?.get(field.name);
    return (
      before !== undefined &&
      (field.value !== before || (field.validity.badInput && field === document.activeElement))
    );
  };

  useEffect(() => {
    const before = drawn.current;
    if (before.filters === filters && !(failed && before.key !== key)) return;
    drawn.current = { filters, key };
    const keeps = state === BY_SEARCH || failed;
    const isUnapplied = ({ name, value }: Field, member: keyof SearchFilters) =>
      isApplied(groupOf(name, groups)) && value !== fieldValue(before.filters, member);
    const isSame = ({ value }: Field, member: keyof SearchFilters) =>
      Number(value) === filters[member];
    const stale = fieldsOf(form.current).filter((field) => !isEdited(field));
    for (const field of stale) {
      const member = memberOf(field.name, filters);
      if (member === undefined || (keeps && (isUnapplied(field, member) || isSame(field, member))))
        continue;
      field.value = fieldValue(filters, member);
    }
    requested.current = undefined;
  });

  return () =>
    fieldsOf(form.current).some((field) => field === document.activeElement && isEdited(field));
}

function fieldsOf(form: HTMLFormElement | null): Field[] {
  return [...(form?.elements ?? [])].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement,
  );
}

function memberOf(name: string, filters: SearchFilters): keyof SearchFilters | undefined {
  return Object.keys(filters).find((member): member is keyof SearchFilters => member === name);
}
