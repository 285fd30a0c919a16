import { useRef, useState } from 'react';
import { usePanelAddress } from './use-panel-address.ts';
import { useRowKeys } from './use-row-keys.ts';

interface RowPanelOptions<Row> {
  rows: readonly Row[];
  /** Open from the beginning. */
  first?: Row | undefined;
  /** The list of keys is asked for. */
  onKeys: () => void;
  onClose?: () => void;
}

/** The row that is shown beside the list, and the keys that lead from one to the next. */
export function useRowPanel<Row extends { id: number }>({
  rows,
  first,
  onKeys,
  onClose,
}: RowPanelOptions<Row>) {
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
