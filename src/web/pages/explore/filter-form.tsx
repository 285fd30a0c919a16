import type { FormEvent, ReactNode, RefObject } from 'react';
import { formatFilters, type SearchFilters } from '#features/listings/search/filters.ts';
import { SearchChoices } from '#web/shell/search-choices.tsx';
import type { Place } from '#web/shell/shell-data.ts';
import type { FieldTexts } from './field-texts.ts';
import { FilterFields } from './filter-fields.tsx';
import { type FilterGroup, groupOf, isArea, SAID_AREA } from './filter-groups.ts';

export const FILTER_FORM_ID = 'filter-form';

interface FilterFormProps {
  form: RefObject<HTMLFormElement | null>;
  filters: SearchFilters;
  texts: FieldTexts;
  groups: readonly FilterGroup[];
  action: string;
  onSubmit: (event: FormEvent) => void;
  /** To choose from, with the kinds; undefined where both stand elsewhere. */
  places: readonly Place[] | undefined;
  children: ReactNode;
}

/** Fields have the names of the address, so the form works without scripts. */
export function FilterForm({
  form,
  filters,
  texts,
  groups,
  action,
  onSubmit,
  places,
  children,
}: FilterFormProps) {
  return (
    <form
      ref={form}
      id={FILTER_FORM_ID}
      method="get"
      action={action}
      noValidate
      autoComplete="off"
      onSubmit={onSubmit}
      className="mt-4 flex grow flex-col gap-6"
    >
      {hiddenMembers(filters, groups, places !== undefined).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {places && (
        <SearchChoices
          places={places}
          loc={texts.get('loc') ?? ''}
          type={texts.get('type') ?? ''}
        />
      )}
      {groups.map((group) => (
        <FilterFields key={group.field} group={group} filters={filters} texts={texts} />
      ))}
      {children}
    </form>
  );
}

/** Of the address, without a field on the page. A search starts at the first page of results. */
function hiddenMembers(
  filters: SearchFilters,
  groups: readonly FilterGroup[],
  hasSubject: boolean,
) {
  const shown = new Set<string>(['sortByIndex', 'pageNumber']);
  if (hasSubject) shown.add('loc').add('type');
  if (groups.some(isArea)) for (const member of SAID_AREA) shown.add(member);
  return [...formatFilters(filters)].filter(
    ([name]) => !shown.has(name) && groupOf(name, groups) === undefined,
  );
}
