import type { FormEvent, RefObject } from 'react';
import { formatFilters, type SearchFilters } from '#features/listings/search/filters.ts';
import { buttonClass } from '#ui/button.ts';
import { usePageWords } from '#web/words/use-words.ts';
import { FilterFields } from './filter-fields.tsx';
import { type FilterGroup, groupOf } from './filter-groups.ts';

export const FILTER_FORM_ID = 'filter-form';

interface FilterFormProps {
  form: RefObject<HTMLFormElement | null>;
  filters: SearchFilters;
  groups: readonly FilterGroup[];
  action: string;
  onSubmit: (event: FormEvent) => void;
}

/** Fields have the names of the address, so the form works without scripts. */
export function FilterForm({ form, filters, groups, action, onSubmit }: FilterFormProps) {
  const words = usePageWords('explore');
  return (
    <form
      ref={form}
      id={FILTER_FORM_ID}
      method="get"
      action={action}
      noValidate
      autoComplete="off"
      onSubmit={onSubmit}
      className="mt-4 flex flex-col gap-6"
    >
      {hiddenMembers(filters, groups).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {groups.map((group) => (
        <FilterFields key={group.field} group={group} filters={filters} />
      ))}
      <div className="hidden unscripted:block">
        <button type="submit" className={`${buttonClass('primary')} w-full`}>
          {words.showResults}
        </button>
      </div>
    </form>
  );
}

/** Of the address, without a field on the page. A search starts at the first page of results. */
function hiddenMembers(filters: SearchFilters, groups: readonly FilterGroup[]) {
  return [...formatFilters(filters)].filter(
    ([name]) =>
      name !== 'sortByIndex' && name !== 'pageNumber' && groupOf(name, groups) === undefined,
  );
}
