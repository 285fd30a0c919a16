import { type RefObject, useRef } from 'react';
import type { SearchFilters } from '#features/listings/search/filters.ts';
import { LanguageSwitch } from '#web/shell/language-switch.tsx';
import { AreaUnitChoice } from '#web/ui/area-unit-choice.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { usePageWords } from '#web/words/use-words.ts';
import { DRAWER_ID, type DrawerOpener } from './filter-drawer.tsx';
import { type FilterGroup, isActive, membersOf } from './filter-groups.ts';
import { SortSelect } from './sort-select.tsx';
import { useReturningRow } from './use-returning-row.ts';

interface ResultsRowProps {
  groups: readonly FilterGroup[];
  filters: SearchFilters;
  opener: RefObject<DrawerOpener | undefined>;
}

/**
 * How results are shown: order and unit, above them on wide screens. On small ones a row that also
 * has the languages and a button for each filter, which opens the drawer at its field.
 */
export function ResultsRow({ groups, filters, opener }: ResultsRowProps) {
  const words = usePageWords('explore');
  const row = useRef<HTMLDivElement>(null);
  useReturningRow(row);
  const open = (button: HTMLElement, field?: string) => {
    opener.current = { button, field };
  };
  const active = groups.filter((group) => isActive(group, filters)).length;
  return (
    <div ref={row} className="results-row">
      <button
        type="button"
        popoverTarget={DRAWER_ID}
        data-later=""
        className="choice font-semibold lg:hidden"
        onClick={(event) => open(event.currentTarget)}
      >
        <Icon name="sliders" className="size-4" />
        {words.filters}
        {active > 0 && <span className="text-field"> {active}</span>}
      </button>
      <SortSelect sort={filters.sortByIndex} />
      <ul aria-label={words.filters} className="flex gap-2 lg:hidden">
        {groups.map((group) => (
          <li key={group.field}>
            <button
              type="button"
              popoverTarget={DRAWER_ID}
              data-later=""
              aria-pressed={isActive(group, filters)}
              className="choice"
              onClick={(event) => open(event.currentTarget, membersOf(group)[0])}
            >
              {group.label}
            </button>
          </li>
        ))}
      </ul>
      <AreaUnitChoice className="max-lg:max-w-none max-lg:flex-nowrap" />
      <LanguageSwitch className="lg:hidden" />
    </div>
  );
}
