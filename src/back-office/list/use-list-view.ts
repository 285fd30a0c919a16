import { useSearchParams } from 'react-router';
import { type ListView, listAddress, readListView, sortedBy } from './list-view.ts';
import { usePendingQuery } from './use-pending-query.ts';

/** The view that is shown. The addresses lead on from the one that is under way. */
export function useListView(sortable: readonly string[]) {
  const [shown] = useSearchParams();
  const [query, setQuery] = usePendingQuery();
  const next = readListView(query, sortable);
  const { search: _, sort: __, page: ___, ...others } = Object.fromEntries(query);
  const addressOf = (part: Partial<ListView>) => listAddress({ ...next, ...part }, others);
  return {
    view: readListView(shown, sortable),
    pageAddress: (page: number) => addressOf({ page }),
    sortAddress: (column: string) => addressOf(sortedBy(next, column)),
    setSearch(search: string) {
      setQuery(new URLSearchParams(addressOf({ search, page: 1 })), {
        replace: true,
        preventScrollReset: true,
      });
    },
  };
}
