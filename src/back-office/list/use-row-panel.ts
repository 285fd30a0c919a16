import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useRowKeys } from './use-row-keys.ts';

/** The row that is shown beside the list, and the keys that lead from one to the next. */
export function useRowPanel<Row extends { id: number }>({
  rows,
  first,
  onKeys,
  onClose,
}: {
  rows: readonly Row[];
  /** Open from the beginning. */
  first?: Row | undefined;
  /** The list of keys is asked for. */
  onKeys: () => void;
  onClose?: () => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(first);
  // A change may have taken it out of the list.
  const shown = rows.find(({ id }) => id === opened?.id) ?? opened;

  usePanelAddress(shown?.id);

  function step(by: number) {
    const next = rows[rows.findIndex(({ id }) => id === shown?.id) + by];
    if (next !== undefined) setOpened(next);
  }

  function close() {
    list.current?.querySelector<HTMLElement>('[data-open] .row-opener')?.focus();
    setOpened(undefined);
    onClose?.();
  }

  useRowKeys({
    list,
    onKeys,
    onEscape: shown && close,
    onMove: (index) => shown && setOpened(rows[index]),
  });
  return { list, shown, open: setOpened, step, close };
}

/** Keeps the row that is shown beside the list in the address, as `open`, and loads nothing for it. */
function usePanelAddress(id: number | undefined): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation writes the address anew
  useEffect(() => {
    const address = new URL(location.href);
    if (id === undefined) address.searchParams.delete('open');
    else address.searchParams.set('open', String(id));
    if (address.href !== location.href) history.replaceState(history.state, '', address);
  }, [id, key]);
}
