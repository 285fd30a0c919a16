import { SlidersHorizontal } from 'lucide-react';
import type { RefObject } from 'react';
import type { SearchFilters } from '#features/listings/search/filters.ts';
import { usePageWords } from '#web/words/use-words.ts';
import { DRAWER_ID, type DrawerOpener } from './filter-drawer.tsx';
import { type FilterGroup, fieldId, isActive } from './filter-groups.ts';

interface FilterStripProps {
  groups: readonly FilterGroup[];
  filters: SearchFilters;
  opener: RefObject<DrawerOpener | undefined>;
}

const TAB =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-4 whitespace-nowrap border-line-strong bg-surface ' +
  'aria-pressed:border-field aria-pressed:bg-field aria-pressed:font-semibold aria-pressed:text-on-field';

/** On small screens: a button for each filter, which opens the drawer at its field. */
export function FilterStrip({ groups, filters, opener }: FilterStripProps) {
  const words = usePageWords('explore');
  const open = (button: HTMLElement, group?: FilterGroup) => {
    opener.current = { button, fieldId: group && fieldId(group) };
  };
  return (
    <div className="sticky top-0 z-10 border-b border-line bg-paper lg:hidden print:hidden">
      <ul className="page-width flex gap-2 overflow-x-auto py-2" aria-label={words.filters}>
        <li>
          <button
            type="button"
            popoverTarget={DRAWER_ID}
            data-later=""
            className={`${TAB} font-semibold`}
            onClick={(event) => open(event.currentTarget)}
          >
            <SlidersHorizontal className="size-4" aria-hidden="true" />
            {words.filters}
          </button>
        </li>
        {groups.map((group) => (
          <li key={group.field}>
            <button
              type="button"
              popoverTarget={DRAWER_ID}
              data-later=""
              aria-pressed={isActive(group, filters)}
              className={TAB}
              onClick={(event) => open(event.currentTarget, group)}
            >
              {group.label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
