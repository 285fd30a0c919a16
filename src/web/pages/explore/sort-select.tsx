import { SORTS } from '#features/listings/search/filters.ts';
import { buttonClass } from '#ui/button.ts';
import { NativeSelect } from '#ui/native-select.tsx';
import { usePageWords } from '#web/words/use-words.ts';
import { FILTER_FORM_ID } from './filter-form.tsx';

/** A field of the filter form, placed above the results. */
export function SortSelect({ sort }: { sort: number }) {
  const words = usePageWords('explore');
  return (
    <div className="flex shrink-0 items-center gap-2 print:hidden">
      <label htmlFor="sort" className="whitespace-nowrap text-muted max-lg:sr-only">
        {words.sortBy}
      </label>
      <NativeSelect id="sort" name="sortByIndex" form={FILTER_FORM_ID} defaultValue={sort}>
        {SORTS.map(({ id, key }) => (
          <option key={id} value={id}>
            {words.sorts[key]}
          </option>
        ))}
      </NativeSelect>
      <div className="hidden unscripted:block">
        <button type="submit" form={FILTER_FORM_ID} className={buttonClass('quiet')}>
          {words.sort}
        </button>
      </div>
    </div>
  );
}
