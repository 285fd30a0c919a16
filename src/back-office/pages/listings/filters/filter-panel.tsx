import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { late } from '#back-office/late/late.tsx';
import { ToolPanel } from '#back-office/list/tool-panel.tsx';
import { usePendingQuery } from '#back-office/list/use-list-view.ts';
import { FILTER_NAMES } from './list-filters.ts';

const FilterFields = late(() => import('./filter-fields.tsx').then((code) => code.FilterFields));

/** What narrows and orders the list; all of it stays in the address. */
export function FilterPanel() {
  const [query] = usePendingQuery();
  const [wasOpened, setWasOpened] = useState(false);
  const count = FILTER_NAMES.filter((name) => query.has(name)).length;
  return (
    <ToolPanel
      icon={SlidersHorizontal}
      label="Filter and sort"
      labelClass="max-xl:sr-only"
      after={count > 0 && <span className="tool-count">{count}</span>}
      onOpen={() => setWasOpened(true)}
    >
      {wasOpened && <FilterFields canClear={count > 0} />}
    </ToolPanel>
  );
}
