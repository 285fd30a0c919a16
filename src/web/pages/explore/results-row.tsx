import { type RefObject, useEffect, useRef } from 'react';
import { type SearchFilters, SORTS } from '#features/listings/search/filters.ts';
import { buttonClass } from '#platform/ui/button.ts';
import { NativeSelect } from '#platform/ui/native-select.tsx';
import { usePageMessages } from '#web/messages/use-messages.ts';
import { LanguageSwitch } from '#web/shell/language-switch.tsx';
import { AreaUnitChoice } from '#web/ui/area-unit-choice.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { DRAWER_ID, type DrawerOpener } from './filter-drawer.tsx';
import { FILTER_FORM_ID } from './filter-form.tsx';
import { type FilterGroup, isActive, membersOf } from './filter-groups.ts';

/**
 * How results are shown: order and unit, above them on wide screens. On small ones a row that also
 * has the languages and a button for each filter, which opens the drawer at its field.
 */
export function ResultsRow({
  groups,
  filters,
  opener,
}: {
  groups: readonly FilterGroup[];
  filters: SearchFilters;
  opener: RefObject<DrawerOpener | undefined>;
}) {
  const messages = usePageMessages('explore');
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
        {messages.filters}
        {active > 0 && <span className="text-field"> {active}</span>}
      </button>
      <SortSelect sort={filters.sortByIndex} />
      <ul aria-label={messages.filters} className="flex gap-2 lg:hidden">
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

/** A field of the filter form, placed above the results. */
function SortSelect({ sort }: { sort: number }) {
  const messages = usePageMessages('explore');
  return (
    <div className="flex shrink-0 items-center gap-2 print:hidden">
      <label htmlFor="sort" className="whitespace-nowrap text-muted max-lg:sr-only">
        {messages.sortBy}
      </label>
      <NativeSelect id="sort" name="sortByIndex" form={FILTER_FORM_ID} defaultValue={sort}>
        {SORTS.map(({ id, key }) => (
          <option key={id} value={id}>
            {messages.sorts[key]}
          </option>
        ))}
      </NativeSelect>
      <div className="hidden unscripted:block">
        <button type="submit" form={FILTER_FORM_ID} className={buttonClass('quiet')}>
          {messages.sort}
        </button>
      </div>
    </div>
  );
}

const BAR_HEIGHT_PX = 120;

/** Scrolling down takes the row out of sight, scrolling up brings it back. Without scripts it stays. */
function useReturningRow(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let before = scrollY;
    const onScroll = () => {
      if (Math.abs(scrollY - before) < 8) return;
      row.current?.toggleAttribute('data-away', scrollY > before && scrollY > BAR_HEIGHT_PX);
      before = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, [row]);
}
