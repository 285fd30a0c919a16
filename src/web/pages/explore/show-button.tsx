import { type RefObject, useEffect, useState } from 'react';
import type { SearchFilters } from '#features/listings/search/filters.ts';
import { fill } from '#language/fill.ts';
import { buttonClass } from '#ui/button.ts';
import { useLanguage } from '#web/language/use-language.ts';
import { usePageWords, useSharedWords } from '#web/words/use-words.ts';
import type { FilterGroup } from './filter-groups.ts';
import { foundText } from './found-text.ts';
import { useMatchCount } from './use-match-count.ts';

interface ShowButtonProps {
  form: RefObject<HTMLFormElement | null>;
  filters: SearchFilters;
  groups: readonly FilterGroup[];
  totalCount: number;
  isFetching: boolean;
}

/** Stays at the bottom of the drawer: `Show 13 plots`. Without scripts it does not count. */
export function ShowButton({ form, filters, groups, totalCount, isFetching }: ShowButtonProps) {
  const words = usePageWords('explore');
  const shared = useSharedWords();
  const language = useLanguage();
  const counted = useMatchCount(form, groups, { filters, totalCount });
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const found =
    isScripted && counted !== undefined
      ? foundText(counted, filters.propertyType, words.found, language)
      : undefined;
  return (
    <div className="drawer-end lg:hidden unscripted:block">
      <button type="submit" className={`${buttonClass('primary')} w-full`}>
        {found === undefined ? words.showResults : fill(words.show, { found })}
      </button>
      {/* On wide screens the results show it. */}
      <p
        role="status"
        className={`pointer-events-none inset-x-4 inset-y-3 flex items-center justify-center rounded-card bg-field font-semibold text-on-field lg:hidden ${isFetching ? 'absolute' : 'sr-only'}`}
      >
        {isFetching ? shared.loading : found}
      </p>
    </div>
  );
}
