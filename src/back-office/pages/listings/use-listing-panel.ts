import { useRef, useState } from 'react';
import { useRowKeys } from '#back-office/list/use-row-keys.ts';
import type { Listing } from '#features/listings/listing.ts';

/** The listing that is shown beside the list, and the keys that lead from one to the next. */
export function useListingPanel(rows: readonly Listing[], onKeys: () => void) {
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Listing>();
  // A change may have taken it out of the list.
  const shown = rows.find(({ id }) => id === opened?.id) ?? opened;

  function step(by: number) {
    const next = rows[rows.findIndex(({ id }) => id === shown?.id) + by];
    if (next !== undefined) setOpened(next);
  }

  function close() {
    list.current?.querySelector<HTMLElement>('[data-open] .row-opener')?.focus();
    setOpened(undefined);
  }

  useRowKeys({
    list,
    others: {
      '/': () => document.querySelector<HTMLElement>('[type="search"]')?.focus(),
      '?': onKeys,
      ...(shown && { Escape: close }),
    },
    onMove: (row) => shown && setOpened(rows[row.sectionRowIndex]),
  });
  return { list, shown, open: setOpened, step, close };
}
