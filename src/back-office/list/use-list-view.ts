import { useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { type ListView, listAddress, readListView, sortedBy } from './list-view.ts';

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

/**
 * What a list showed last, while the same list (by its key) cannot be fetched again: a connection
 * that is lost during a change takes no rows from the screen.
 */
export function useLastLoaded<Data extends { readonly failure?: string | undefined }>(
  data: Data,
  key = '',
): Data {
  const [last, setLast] = useState<{ data: Data; key: string }>();
  if (data.failure === undefined && last?.data !== data) setLast({ data, key });
  return data.failure !== undefined && last?.key === key
    ? { ...last.data, failure: data.failure }
    : data;
}

/** Reads the view that is under way, which `useSearchParams` does not: a quick second choice keeps the first. */
export function usePendingQuery(): ReturnType<typeof useSearchParams> {
  const [shown, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  return [next?.pathname === pathname ? new URLSearchParams(next.search) : shown, setQuery];
}
