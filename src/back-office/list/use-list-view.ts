import { useSearchParams } from 'react-router';
import { type ListView, listAddress, readListView, sortedBy } from './list-view.ts';

export function useListView(sortable: readonly string[]) {
  const [query, setQuery] = useSearchParams();
  const view = readListView(query, sortable);
  const { search: _, sort: __, page: ___, ...others } = Object.fromEntries(query);
  const addressOf = (part: Partial<ListView>) => listAddress({ ...view, ...part }, others);
  return {
    view,
    pageAddress: (page: number) => addressOf({ page }),
    sortAddress: (column: string) => addressOf(sortedBy(view, column)),
    setSearch(search: string) {
      setQuery(new URLSearchParams(addressOf({ search, page: 1 })), {
        replace: true,
        preventScrollReset: true,
      });
    },
  };
}
